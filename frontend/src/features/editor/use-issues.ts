import { useEffect, useState } from 'react';
import { whenIdle } from '#frontend/runtime/useLater.ts';
import type { Issue } from '#shared/errors.ts';
import { checkQuiz } from '#shared/quiz/check.ts';
import type { DraftHistory } from './draft-history.ts';
import type { Kept } from './kept.ts';

/** Milliseconds without an edit before the draft is checked: a long one takes a while, and what is typed comes first. */
const quiet = 200;

/** What is wrong with the draft; the same list as long as the same is wrong, so that nothing is drawn for it. */
export const useIssues = (history: Kept<DraftHistory>): Issue[] => {
  const [issues, setIssues] = useState(() => checkQuiz(history.get().present.quiz));
  useEffect(
    function checkAfterEdits() {
      let checked = history.get().present.quiz;
      let cancel = () => {};
      const check = () => {
        checked = history.get().present.quiz;
        const found = checkQuiz(checked);
        setIssues((before) => (JSON.stringify(before) === JSON.stringify(found) ? before : found));
      };
      const later = () => {
        cancel();
        if (history.get().present.quiz === checked) return;
        const timer = setTimeout(() => {
          cancel = whenIdle(check);
        }, quiet);
        cancel = () => clearTimeout(timer);
      };
      const leave = history.subscribe(later);
      return () => {
        leave();
        cancel();
      };
    },
    [history],
  );
  return issues;
};
