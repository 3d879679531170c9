/** Takes what happened, for analysis later. */
export interface EventSink {
  put(event: Record<string, unknown>): Promise<void>;
}
