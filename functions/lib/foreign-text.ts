/** Addresses, which nobody may slip into a text. */
export const addressesIn = (text: string): string[] =>
  text.toLowerCase().match(/\b(?:[a-z][a-z+.-]*:\/\/|www\.|javascript:|data:|mailto:)\S*|\S+@\S+\.\S+/g) ??
  [];

/** Tags, control characters, and characters that turn or hide what stands beside them. */
const foreign = /<\/?[a-z!]|[\p{Cc}\p{Co}\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff]/giu;

/** How many tags and unseen characters a text has. */
export const strangeIn = (text: string): number => text.match(foreign)?.length ?? 0;
