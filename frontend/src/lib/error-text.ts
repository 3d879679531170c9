import type { IntlShape } from 'react-intl';
import { AppError, type ErrorCode } from '#shared/errors.ts';
import { messages } from './messages.ts';

const words: Partial<Record<ErrorCode, (typeof messages)[keyof typeof messages]>> = {
  invalid: messages.invalid,
  unauthorized: messages.unauthorized,
  forbidden: messages.forbidden,
  not_found: messages.notFound,
  conflict: messages.conflict,
  too_many: messages.tooMany,
  unavailable: messages.unavailable,
};

/** What to tell the reader: the server's own message, or words for the code of the error. */
export const errorText = (intl: IntlShape, error: unknown): string => {
  if (!(error instanceof AppError)) return intl.formatMessage(messages.internal);
  return error.message || intl.formatMessage(words[error.code] ?? messages.internal);
};
