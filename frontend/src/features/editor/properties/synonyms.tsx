import { Plus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { without } from '../../../lib/without.ts';
import { Button } from '../../../ui/button.tsx';
import { TextField } from '../../../ui/field.tsx';
import { useEditor } from '../editor-context.ts';
import { messages } from './behaviour-messages.ts';
import { readSynonyms } from './read-synonyms.ts';

/** As many groups as the model takes. */
const most = 200;

function Group({
  words,
  number,
  onChange,
}: {
  words: string[];
  number: number;
  onChange(words: string[] | null): void;
}) {
  const intl = useIntl();
  const [typed, setTyped] = useState<string>();
  const text = typed ?? words.join(', ');
  const faulty = readSynonyms(text) === null;
  return (
    <li className="flex items-start gap-1">
      <TextField
        className="flex-1"
        label={intl.formatMessage(messages.synonymGroup, { number })}
        hideLabel
        value={text}
        error={faulty ? intl.formatMessage(messages.synonymFault) : undefined}
        onChange={(event) => {
          setTyped(event.target.value);
          const next = readSynonyms(event.target.value);
          if (next) onChange(next);
        }}
        onBlur={() => !faulty && setTyped(undefined)}
      />
      <Button
        variant="ghost"
        icon
        aria-label={intl.formatMessage(messages.removeSynonyms, { number })}
        onClick={() => onChange(null)}
      >
        <Trash2 className="size-4" aria-hidden />
      </Button>
    </li>
  );
}

/** Words that mean the same in this shop: for questions that shoppers answer in their own words. */
export function Synonyms() {
  const intl = useIntl();
  const { quiz, edit } = useEditor(({ quiz, edit }) => ({ quiz, edit }));
  const [adding, setAdding] = useState('');
  const groups = quiz.synonyms ?? [];
  const change = (next: string[][], about?: string) =>
    edit((before) => (next.length > 0 ? { ...before, synonyms: next } : without(before, 'synonyms')), about);
  const added = readSynonyms(adding);
  return (
    <section className="grid gap-2 border-t border-line pt-4">
      <h2 className="text-sm font-[600]">
        <FormattedMessage {...messages.synonyms} />
      </h2>
      <p className="text-pretty text-sm text-ink-3">
        <FormattedMessage {...messages.synonymsHint} />
      </p>
      <ul className="grid gap-2 empty:hidden">
        {groups.map((words, index) => (
          <Group
            // biome-ignore lint/suspicious/noArrayIndexKey: groups have no id of their own
            key={index}
            words={words}
            number={index + 1}
            onChange={(next) =>
              change(
                next ? groups.with(index, next) : groups.toSpliced(index, 1),
                next ? `synonyms:${index}` : undefined,
              )
            }
          />
        ))}
      </ul>
      <form
        className="flex items-end gap-2"
        onSubmit={(event) => {
          event.preventDefault();
          if (!added) return;
          change([...groups, added]);
          setAdding('');
        }}
      >
        <TextField
          className="flex-1"
          label={intl.formatMessage(messages.newSynonyms)}
          placeholder={intl.formatMessage(messages.synonymsExample)}
          value={adding}
          onChange={(event) => setAdding(event.target.value)}
        />
        <Button type="submit" disabled={!added || groups.length >= most}>
          <Plus className="size-4" aria-hidden />
          <FormattedMessage {...messages.addSynonyms} />
        </Button>
      </form>
    </section>
  );
}
