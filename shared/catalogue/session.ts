/** One answer of a session: a question as it was asked, what could be chosen, and what was. */
export interface SessionAnswer {
  question: string;
  /** `type`, `price`, `choice`, `multi` or `text`; anything else is read as a choice. */
  kind: string;
  options: readonly string[];
  /** Options, or for `text` the shopper's words. */
  selected: readonly string[];
}

/** What a shopper said, without effects made by hand. */
export interface Session {
  answers: readonly SessionAnswer[];
  freeText: string;
}
