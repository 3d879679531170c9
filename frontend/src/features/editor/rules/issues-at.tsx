import { CircleAlert } from 'lucide-react';
import { useEditor } from '../editor-context.ts';
import { useProblemWords } from '../use-problem-words.ts';

/** The problems of one part of the quiz, beside it. `path` is the part's, as in the problems. */
export function IssuesAt({ path }: { path: string }) {
  const issues = useEditor(({ issues }) => issues);
  const words = useProblemWords();
  const own = issues.filter((issue) => issue.path === path || issue.path.startsWith(`${path}.`));
  return own.map((issue) => (
    <p key={issue.path + issue.message} role="alert" className="flex gap-1.5 text-sm text-bad">
      <CircleAlert className="mt-0.5 size-4 shrink-0" aria-hidden />
      <span>{words(issue)}</span>
    </p>
  ));
}
