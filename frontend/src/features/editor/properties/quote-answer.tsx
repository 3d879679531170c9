import { Quote } from 'lucide-react';
import { FormattedMessage, useIntl } from 'react-intl';
import { limits, type QuestionType } from '#shared/model/quiz.ts';
import { quotedIn } from '#shared/quiz/quoteAnswers.ts';
import { Button } from '../../../ui/button.tsx';
import { Menu, MenuItem, MenuLabel } from '../../../ui/menu.tsx';
import { useEditor } from '../editor-context.ts';
import { useNames } from '../use-names.ts';
import { useText } from '../use-texts.ts';
import { messages } from './page-messages.ts';
import { withQuote } from './with-quote.ts';

/** Nobody wants to read back who they are, and a statement has no answer. */
const unquoted: ReadonlySet<QuestionType> = new Set(['statement', 'consent', 'email', 'phone']);

interface Props {
  /** A text in which answers can be quoted. */
  textKey: string;
  part: keyof typeof limits.text;
}

/** Puts a shopper's answer into a text, and says which answers stand in it already. */
export function QuoteAnswer({ textKey, part }: Props) {
  const intl = useIntl();
  const { text, fallback, write } = useText(textKey);
  const questions = useEditor(({ quiz }) => quiz.questions);
  const names = useNames();
  const asked = questions.filter(({ type }) => !unquoted.has(type));
  const known = new Set(asked.map(({ id }) => id));
  const quoted = [...new Set(quotedIn(text || fallback))].filter((id) => known.has(id));
  if (asked.length === 0) return null;
  const trigger = (
    <Button size="sm" variant="ghost" className="justify-self-start">
      <Quote className="size-4" aria-hidden />
      <FormattedMessage {...messages.quote} />
    </Button>
  );
  return (
    <div className="grid gap-1">
      <Menu trigger={trigger} align="start" className="max-w-80">
        <MenuLabel>
          <FormattedMessage {...messages.quoteOf} />
        </MenuLabel>
        {asked.map(({ id }) => {
          const next = withQuote(text, id);
          return (
            <MenuItem key={id} disabled={next.length > limits.text[part]} onSelect={() => write(next)}>
              <span className="truncate">{names.question(id)}</span>
            </MenuItem>
          );
        })}
      </Menu>
      {quoted.length > 0 && (
        <p className="text-pretty text-sm text-ink-3">
          <FormattedMessage
            {...messages.quotes}
            values={{
              // A form that stands in the text as it is, which a message could not hold.
              place: '{answer:…}',
              count: quoted.length,
              questions: intl.formatList(quoted.map((id) => `“${names.question(id)}”`)),
            }}
          />
        </p>
      )}
    </div>
  );
}
