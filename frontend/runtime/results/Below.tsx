import { fill } from '../words.ts';
import { CopyCode } from './CopyButton.tsx';
import { GivenAnswers } from './GivenAnswers.tsx';
import { LateMail } from './LateMail.tsx';
import type { ResultsProps } from './Results.tsx';
import { resultWord } from './resultWords.ts';
import { ShareLink } from './ShareLink.tsx';

/** What stands below the products: the code, the answers, the ways on. */
export const Below = (props: ResultsProps) => {
  const { head, locale, session, say } = props;
  const { discountCode: code, mail } = head.results;
  return (
    <>
      {code && (
        <p className="rq-code">
          <span>{fill(resultWord(locale, 'code'), { code })}</span>
          <CopyCode code={code} locale={locale} say={say} />
        </p>
      )}
      <GivenAnswers {...props} />
      {mail && props.mailResults && <LateMail {...props} />}
      {props.onComplete && (
        <div className="rq-share">
          <ShareLink {...props} />
        </div>
      )}
      <p className="rq-buttons">
        <button type="button" className="rq-plain" part="button-secondary" onClick={() => session.goTo(0)}>
          {resultWord(locale, 'different')}
        </button>
        <button type="button" className="rq-link" onClick={session.restart}>
          {resultWord(locale, 'restart')}
        </button>
      </p>
    </>
  );
};
