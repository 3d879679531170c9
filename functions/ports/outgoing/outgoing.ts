/** A request to a system that is not ours. */
export interface OutgoingRequest {
  url: string;
  headers: Record<string, string>;
  body: string;
}

/**
 * Why there was no answer: `address` when it is none that may be called, `unreachable` when nobody is there, `late` past
 * the time.
 */
export type OutgoingFault = 'address' | 'unreachable' | 'late';

/** What came of it: the status that was answered, or why there was none. */
export type Outcome = { status: number } | { fault: OutgoingFault };

/** Calls systems that merchants name, and nothing that only our own network can reach. */
export interface Outgoing {
  /** Never rejects, follows no redirect, and reads nothing of the answer but its status. */
  post(request: OutgoingRequest): Promise<Outcome>;
}
