import { useLayoutEffect, useRef, useState } from 'react';
import { isEmail } from '#shared/model/email.ts';
import { mailWording, mailWordingVersion } from '#shared/quiz/mailWording.ts';
import { newSession } from '../id.ts';
import { pathOf } from '../pathOf.ts';
import { fill } from '../words.ts';
import { mailWord } from './mailWords.ts';
import type { ResultsProps } from './Results.tsx';

/** The address that was given in the quiz, if any. */
const given = ({ head, view }: ResultsProps): string => {
  const question = head.questions.find(({ id, type }) => type === 'email' && view.asked.path.includes(id));
  const answer = question && view.answers[question.id];
  return answer?.kind === 'text' ? answer.value : '';
};

/** Asks where to mail the results, once; what is allowed with that stands beside it. */
const MailForm = (props: ResultsProps) => {
  const { locale, view, session, mailResults } = props;
  const [email, setEmail] = useState(() => given(props));
  const [fault, setFault] = useState<'badAddress' | 'unsent' | ''>('');
  const [sent, setSent] = useState('');
  const busy = useRef(false);
  const said = useRef<HTMLParagraphElement>(null);
  useLayoutEffect(() => {
    if (sent) said.current?.focus();
  }, [sent]);
  const submit = async () => {
    const to = email.trim();
    if (busy.current) return;
    if (!isEmail(to)) return setFault('badAddress');
    busy.current = true;
    try {
      await mailResults?.({
        id: `mail_${newSession()}`,
        responseId: `resp_${view.session}`,
        email: to,
        answers: pathOf(view),
        wordingVersion: mailWordingVersion,
      });
      setSent(to);
      session.tell({ kind: 'lead' });
    } catch {
      setFault('unsent');
    }
    busy.current = false;
  };
  if (sent)
    return (
      <p ref={said} className="rq-note" tabIndex={-1}>
        {fill(mailWord(locale, 'sent'), { email: sent })}
      </p>
    );
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <p id="rq-mail-label">{mailWord(locale, 'address')}</p>
      <div className="rq-send">
        <input
          className="rq-input"
          type="email"
          autoComplete="email"
          aria-labelledby="rq-mail-label"
          aria-invalid={fault === 'badAddress'}
          aria-describedby={fault ? 'rq-mail-fault rq-mail-wording' : 'rq-mail-wording'}
          value={email}
          onInput={(event) => {
            setEmail(event.currentTarget.value);
            setFault('');
          }}
        />
        <button type="submit" className="rq-button" part="button">
          {mailWord(locale, 'send')}
        </button>
      </div>
      {fault && (
        <p id="rq-mail-fault" className="rq-fault" role="alert">
          {fault === 'unsent' ? mailWord(locale, 'unsent') : mailWord(locale, 'badAddress')}
        </p>
      )}
      <p id="rq-mail-wording" className="rq-hint">
        {mailWording(mailWordingVersion, locale)}
      </p>
    </form>
  );
};

/** The form, folded until it is wanted. */
export const Mail = (props: ResultsProps) => (
  <details className="rq-answers">
    <summary>{mailWord(props.locale, 'mail')}</summary>
    <MailForm {...props} />
  </details>
);
