import { useDeferredValue, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Dialog } from '../../../ui/dialog.tsx';
import { controlClass } from '../../../ui/field.tsx';
import { useEditor } from '../editor-context.ts';
import { messages as placeMessages } from '../flow-messages.ts';
import { useStage } from '../stage.tsx';
import { useNames } from '../use-names.ts';
import { messages } from './messages.ts';
import { type Found, searchTexts } from './search-texts.ts';

/** Finds a text of the quiz, in the language that is edited, and leads to it. */
export function FindDialog({ close }: { close(): void }) {
  const intl = useIntl();
  const names = useNames();
  const { quiz, locale } = useEditor(({ quiz, locale }) => ({ quiz, locale }));
  const { jump } = useStage();
  const [query, setQuery] = useState('');
  const wanted = useDeferredValue(query);
  const found = searchTexts(quiz, locale, wanted);
  const placeName = (place: string) => {
    if (place === 'quiz') return intl.formatMessage(placeMessages.start);
    return place === 'results' ? intl.formatMessage(placeMessages.results) : names.question(place);
  };
  const go = ({ place }: Found) => {
    close();
    jump(place);
  };
  return (
    <Dialog open onOpenChange={close} title={intl.formatMessage(messages.title)}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          const [first] = found;
          if (first) go(first);
        }}
      >
        <input
          type="search"
          aria-label={intl.formatMessage(messages.label)}
          placeholder={intl.formatMessage(messages.label)}
          value={query}
          onChange={(event) => setQuery(event.target.value)}
          className={controlClass}
        />
      </form>
      <p className="pt-3 text-sm text-ink-3" role="status">
        {wanted.trim() && <FormattedMessage {...messages.count} values={{ count: found.length }} />}
      </p>
      <ul className="grid pt-1">
        {found.map((one) => (
          <li key={one.key}>
            <button
              type="button"
              onClick={() => go(one)}
              className="grid min-h-11 w-full gap-0.5 rounded-sm px-3 py-1.5 text-left hover:bg-hover"
            >
              <span className="line-clamp-2 text-sm">{one.text}</span>
              <span className="truncate text-xs text-ink-3">{placeName(one.place)}</span>
            </button>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
