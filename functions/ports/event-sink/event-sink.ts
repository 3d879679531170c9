/** Takes what happened, for analysis later. */
export interface EventSink {
  /**
   * Hands events over, in order; some may arrive twice, so each carries an id.
   * @throws Error when some were not taken, after a few tries
   */
  put(events: object[]): Promise<void>;
}
