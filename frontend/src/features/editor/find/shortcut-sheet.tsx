import { FormattedMessage, useIntl } from 'react-intl';
import { Dialog } from '../../../ui/dialog.tsx';
import { messages } from './messages.ts';

const rows = [
  { keys: ['⌘/Ctrl', 'Z'], what: messages.undo },
  { keys: ['⇧', '⌘/Ctrl', 'Z'], what: messages.redo },
  { keys: ['/'], what: messages.title },
  { keys: ['⌘/Ctrl', 'K'], what: messages.everywhere },
  { keys: ['?'], what: messages.shortcuts },
  { keys: ['↑', '↓'], what: messages.move },
  { keys: ['Esc'], what: messages.close },
];

/** What can be done with the keyboard alone. */
export function ShortcutSheet({ close }: { close(): void }) {
  const intl = useIntl();
  return (
    <Dialog open onOpenChange={close} title={intl.formatMessage(messages.shortcuts)}>
      <dl className="grid gap-2">
        {rows.map(({ keys, what }) => (
          <div key={what.id} className="flex items-center justify-between gap-4">
            <dt>
              <FormattedMessage {...what} />
            </dt>
            <dd className="flex gap-1">
              {keys.map((key) => (
                <kbd
                  key={key}
                  className="rounded-sm border border-line-strong bg-sunken px-1.5 py-0.5 text-sm"
                >
                  {key}
                </kbd>
              ))}
            </dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}
