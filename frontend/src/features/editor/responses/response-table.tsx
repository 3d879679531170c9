import { Lock } from 'lucide-react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { ResponseSummary } from '#shared/model/response.ts';
import { Card } from '../../../ui/card.tsx';
import { Picture } from '../../../ui/picture.tsx';
import { messages } from './messages.ts';

interface Props {
  responses: ResponseSummary[];
  onOpen(id: string): void;
}

const columns = [messages.when, messages.answers, messages.recommended, messages.language];
const hidden = ['', 'hidden md:table-cell', '', 'hidden sm:table-cell'];

function Row({ response, onOpen }: { response: ResponseSummary; onOpen(): void }) {
  const intl = useIntl();
  const when = intl.formatDate(response.completedAt, { dateStyle: 'medium', timeStyle: 'short' });
  const answers = response.path.map(({ answer }) => answer).filter(Boolean);
  return (
    <tr className="group relative border-t border-line hover:bg-hover/60">
      <td className="h-16 whitespace-nowrap px-4 align-middle">
        <button
          type="button"
          aria-label={intl.formatMessage(messages.open, { when })}
          onClick={onOpen}
          className="text-left font-[540] outline-none after:absolute after:inset-0 after:rounded-sm focus-visible:after:outline-2 focus-visible:after:-outline-offset-2 focus-visible:after:outline-accent"
        >
          {when}
        </button>
      </td>
      <td className={`${hidden[1]} w-1/2 max-w-0 truncate px-4 text-ink-2`}>{answers.join(' · ')}</td>
      <td className="w-full max-w-0 px-4 md:w-1/3">
        {response.locked && (
          <span className="flex items-center gap-2 text-ink-3">
            <Lock className="size-4 shrink-0" aria-hidden />
            <FormattedMessage {...messages.locked} />
          </span>
        )}
        <span className={response.locked ? 'hidden' : 'flex items-center gap-2.5'}>
          <Picture src={response.results[0]?.image} className="size-10" />
          <span className="truncate">{response.results[0]?.title}</span>
          {response.results.length > 1 && (
            <span className="tabular shrink-0 text-sm text-ink-3">+{response.results.length - 1}</span>
          )}
        </span>
      </td>
      <td className={`${hidden[3]} px-4 uppercase text-ink-3`}>{response.locale}</td>
    </tr>
  );
}

export function ResponseTable({ responses, onOpen }: Props) {
  return (
    <Card className="overflow-hidden">
      <table className="w-full" data-testid="responses">
        <thead>
          <tr className="text-left text-sm text-ink-3">
            {columns.map((column, index) => (
              <th key={column.id} scope="col" className={`${hidden[index]} h-10 px-4 font-[540]`}>
                <FormattedMessage {...column} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {responses.map((response) => (
            <Row key={response.id} response={response} onOpen={() => onOpen(response.id)} />
          ))}
        </tbody>
      </table>
    </Card>
  );
}
