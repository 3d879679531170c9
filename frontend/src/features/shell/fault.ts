import { AppError, errorStatus } from '#shared/errors.ts';

/** What an error page shows of an error. */
export interface Fault {
  status: number;
  /** The error's own message; undefined when the default of its status is to be shown. */
  message: string | undefined;
  /** The request's id, for support. */
  requestId: string | undefined;
}

/** An error that is not ours is an internal one, and its words are for nobody but the log. */
export const faultOf = (error: unknown): Fault => {
  if (!(error instanceof AppError)) return { status: 500, message: undefined, requestId: undefined };
  return {
    status: errorStatus[error.code],
    message: error.message || undefined,
    requestId: error.requestId,
  };
};
