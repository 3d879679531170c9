import { isGrave } from '#shared/quiz/grave.ts';
import { sorted, together } from '../check/finding-words.ts';
import { useEditor } from '../editor-context.ts';
import { useGate } from './use-gate.ts';
import { useProven } from './use-proven.ts';

/** Everything that is looked at before a draft goes out. */
export const useReview = () => {
  const issues = useEditor(({ issues }) => issues);
  const proven = useProven();
  const weighed = useGate();
  const findings = proven.kind === 'done' ? proven.proof.findings : [];
  const grave = findings.filter(isGrave);
  const { listed, never } = sorted(findings);
  const warnings = grave.length + (weighed.kind === 'done' ? weighed.value.findings.length : 0);
  return {
    issues,
    proven,
    weighed,
    grave,
    /** What could be better, and stops nobody; products that are never recommended are one thing. */
    notes: together(listed).length - together(grave).length + Math.min(1, never.length),
    warnings,
    settled: proven.kind !== 'working' && weighed.kind !== 'working',
  };
};
export type Review = ReturnType<typeof useReview>;
