import type * as z from 'zod';

/** The closed set of what can go wrong, each with the HTTP status it is answered with. */
export const errorStatus = {
  invalid: 400,
  unauthorized: 401,
  forbidden: 403,
  not_found: 404,
  conflict: 409,
  too_large: 413,
  unprocessable: 422,
  too_many: 429,
  internal: 500,
  unavailable: 503,
} as const;

export type ErrorCode = keyof typeof errorStatus;

/** One fault in what was sent, with the path to it. */
export interface Issue {
  /** Where the fault is, as keys joined by dots, for example `questions.2.options`. */
  path: string;
  message: string;
  /** What kind of fault it is, with what its words name: for who says it in another language. */
  code?: string | undefined;
  values?: Record<string, string | number> | undefined;
}

/** The one error of the product: thrown by use cases, mapped to HTTP in `serve`, thrown again by the client. */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly issues: Issue[];
  /** The server's id of the failed request, where it came from one. */
  readonly requestId: string | undefined;

  /**
   * @param message what went wrong and what to do next, readable by a merchant
   * @param options.cause the original error, kept for the log and never shown
   */
  constructor(
    code: ErrorCode,
    message: string,
    options: { issues?: Issue[]; cause?: unknown; requestId?: string } = {},
  ) {
    super(message, { cause: options.cause });
    this.name = 'AppError';
    this.code = code;
    this.issues = options.issues ?? [];
    this.requestId = options.requestId;
  }
}

/** Turns zod's issues into ours, at most 20 so that an answer stays small. */
export const issuesOf = (error: z.ZodError): Issue[] =>
  error.issues.slice(0, 20).map((issue) => ({ path: issue.path.join('.'), message: issue.message }));
