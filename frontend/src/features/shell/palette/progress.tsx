import { useCommandState } from 'cmdk';
import { FormattedMessage } from 'react-intl';
import { Problem } from '../../../ui/problem.tsx';
import { messages } from './messages.ts';

interface Props {
  isLooking: boolean;
  /** What is listed is for words that were typed before. */
  isBehind: boolean;
  error: unknown;
  retry(): unknown;
}

/** Under the list: that more may come, that something did not, or that there is nothing. */
export function Progress({ isLooking, isBehind, error, retry }: Props) {
  const found = useCommandState(({ filtered }) => filtered.count);
  const isNothing = found === 0 && !isLooking && !isBehind && !error;
  return (
    <>
      <p role="status" className="text-ink-3 not-empty:px-5 not-empty:pt-1 not-empty:pb-4">
        {isLooking && <FormattedMessage {...messages.looking} />}
        {isNothing && <FormattedMessage {...messages.nothing} />}
      </p>
      {Boolean(error) && (
        <div className="p-2">
          <Problem error={error} what={<FormattedMessage {...messages.missing} />} retry={retry} />
        </div>
      )}
    </>
  );
}
