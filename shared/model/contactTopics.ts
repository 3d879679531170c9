/** What a visitor may write about. */
export const contactTopics = ['demo', 'pricing', 'integration', 'features', 'support', 'other'] as const;

/** Characters of a message. */
export const messageLength = { min: 10, max: 2000 };
