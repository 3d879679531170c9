interface Described {
  id: string;
  /** English. */
  defaultMessage: string;
  /** For the translator: where it stands and what its values are. */
  description: string;
}

/** Messages of a component. Like react-intl's own, and insists on a description. */
export const defineMessages = <const Messages extends Record<string, Described>>(
  messages: Messages,
): Messages => messages;
