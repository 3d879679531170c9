import { FormattedMessage } from 'react-intl';
import type { Answers } from '#shared/model/answer.ts';
import { answerInWords, textsIn } from '#shared/quiz/answer.ts';
import type { Head, Pool } from '#shared/quiz/artefact.ts';
import { Button } from '../../../ui/button.tsx';
import { useEditor } from '../editor-context.ts';
import { useStage } from '../stage.tsx';
import { useNames } from '../use-names.ts';
import { messages } from './messages.ts';
import { useChange } from './use-change.ts';

interface Props {
  head: Head;
  pool: Pool;
  answers: Answers;
  product: string;
}

/** The smallest change of answers that puts the product first. */
export function BringBack({ head, pool, answers, product }: Props) {
  const names = useNames();
  const locale = useEditor(({ locale }) => locale);
  const { play } = useStage();
  const changes = useChange(head, pool, answers, product);
  if (changes === undefined)
    return (
      <p className="text-sm text-ink-3" role="status">
        <FormattedMessage {...messages.searching} />
      </p>
    );
  if (changes?.length === 0) return null;
  if (changes === null)
    return (
      <p className="text-sm text-ink-2">
        <FormattedMessage {...messages.noChange} />
      </p>
    );
  const texts = textsIn(head, locale);
  const changed = { ...answers, ...Object.fromEntries(changes.map((one) => [one.question, one.answer])) };
  return (
    <div className="grid gap-2 rounded-md bg-sunken p-3">
      <p className="text-sm font-[560]">
        <FormattedMessage {...messages.wouldChange} />
      </p>
      <ul className="list-disc pl-5">
        {changes.map(({ question, answer }) => {
          const asked = head.questions.find(({ id }) => id === question);
          const words = asked && answerInWords(asked, answer, texts, locale, head.currency);
          return (
            <li key={question}>
              {names.question(question)}: {words || <FormattedMessage {...messages.noAnswer} />}
            </li>
          );
        })}
      </ul>
      <Button size="sm" onClick={() => play(changed)} className="justify-self-start">
        <FormattedMessage {...messages.play} />
      </Button>
    </div>
  );
}
