/** Work that outlives a request. */
export interface JobQueue {
  /** @param delaySeconds how long the message stays hidden; at most 900 */
  send(message: unknown, delaySeconds?: number): Promise<void>;
}
