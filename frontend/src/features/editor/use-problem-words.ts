import { useIntl } from 'react-intl';
import type { Issue } from '#shared/errors.ts';
import { isProblem, problems } from './problem-messages.ts';

/** Says problems in the merchant's language; those without words of ours as the server says them. */
export const useProblemWords = () => {
  const intl = useIntl();
  return ({ code, values, message }: Issue): string =>
    isProblem(code) ? intl.formatMessage(problems[code], values) : message;
};
