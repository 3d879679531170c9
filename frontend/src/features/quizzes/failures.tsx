import { FormattedMessage, useIntl } from 'react-intl';
import { errorText } from '../../lib/error-text.ts';
import { Button } from '../../ui/button.tsx';
import { messages } from './acts-messages.ts';
import type { Acts } from './use-acts.ts';

/** With which quizzes something failed, and why; stays until it is read. */
export function Failures({ failures, dismiss }: Pick<Acts, 'failures' | 'dismiss'>) {
  const intl = useIntl();
  if (failures.length === 0) return null;
  return (
    <section
      role="alert"
      className="mb-3 flex items-start gap-3 rounded-md border border-bad-line bg-bad-soft px-4 py-3 text-sm text-bad"
    >
      <div className="grid flex-1 gap-1">
        <h2 className="text-sm font-[620]">
          <FormattedMessage {...messages.someFailed} />
        </h2>
        <ul>
          {failures.map(({ item, error }) => (
            <li key={item.id}>
              <FormattedMessage
                {...messages.failed}
                values={{ name: item.name, problem: errorText(intl, error) }}
              />
            </li>
          ))}
        </ul>
      </div>
      <Button size="sm" onClick={dismiss}>
        <FormattedMessage {...messages.dismiss} />
      </Button>
    </section>
  );
}
