import { resultLink } from '#shared/quiz/link.ts';
import { pathOf } from '../pathOf.ts';
import { CopyButton } from './CopyButton.tsx';
import type { ResultsProps } from './Results.tsx';
import { shareWord } from './shareWords.ts';

/** A link that reopens this result, here in this page: shared by the phone, copied elsewhere. */
export const ShareLink = ({ head, view, texts, locale, say }: ResultsProps) => {
  const link = resultLink(head, pathOf(view), location.href);
  if (!link) return null;
  const phone = 'share' in navigator && matchMedia('(pointer: coarse)').matches;
  if (!phone)
    return (
      <CopyButton
        text={link}
        label={shareWord(locale, 'link')}
        done={shareWord(locale, 'linkCopied')}
        say={say}
      />
    );
  const title = texts['quiz.title'];
  // Who thinks better of it shares nothing.
  const share = () => navigator.share({ url: link, ...(title && { title }) }).catch(() => undefined);
  return (
    <button type="button" className="rq-link" onClick={share}>
      {shareWord(locale, 'share')}
    </button>
  );
};
