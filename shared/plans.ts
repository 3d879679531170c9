/** What each plan costs (whole US dollars) and allows: responses and tokens of the language model, a calendar month (UTC). */
export const plans = {
  free: {
    name: 'Free',
    monthly: 0,
    yearly: 0,
    responses: 200,
    modelTokens: 100_000,
    brandingRemovable: false,
  },
  starter: {
    name: 'Growth',
    monthly: 39,
    yearly: 390,
    responses: 500,
    modelTokens: 500_000,
    brandingRemovable: true,
  },
  pro: {
    name: 'Pro',
    monthly: 99,
    yearly: 990,
    responses: 2000,
    modelTokens: 2_000_000,
    brandingRemovable: true,
  },
} as const;
