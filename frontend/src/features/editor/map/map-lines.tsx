import { useIntl } from 'react-intl';
import { useEditor } from '../editor-context.ts';
import { conditionInWords } from '../rules/condition-words.ts';
import { useNames } from '../use-names.ts';
import type { Branch } from './branches.ts';
import type { Layout, Point } from './layout-size.ts';

/** A smooth line through the points. */
const pathOf = (points: Point[]): string => {
  const [first, ...rest] = points;
  if (!first) return '';
  const bends = rest.slice(0, -1).map((point, index) => {
    const next = rest[index + 1] ?? point;
    return `Q${point.x} ${point.y} ${(point.x + next.x) / 2} ${(point.y + next.y) / 2}`;
  });
  const last = rest.at(-1) ?? first;
  return `M${first.x} ${first.y}${bends.join('')}L${last.x} ${last.y}`;
};

/** Letters of a condition beside its line. */
const most = 26;

/** The lines of the map, those of rules with their condition. The list says the same in words. */
export function MapLines({ layout, branches }: { layout: Layout; branches: Branch[] }) {
  const intl = useIntl();
  const names = useNames();
  const quiz = useEditor(({ quiz }) => quiz);
  const wordsOf = ({ from, rule }: Branch) => {
    const own = quiz.questions.find(({ id }) => id === from)?.rules[rule ?? -1];
    if (!own) return '';
    // Beside its own question, the answers alone say it.
    if (own.when.op === 'anyOf' && own.when.question === from)
      return intl.formatList(own.when.options.map(names.option), { type: 'disjunction' });
    return conditionInWords(intl, own.when, names);
  };
  return (
    <svg
      width={layout.width}
      height={layout.height}
      className="pointer-events-none absolute inset-0 text-control"
      aria-hidden="true"
    >
      <defs>
        <marker
          id="map-arrow"
          viewBox="0 0 8 8"
          refX="7"
          refY="4"
          markerWidth="7"
          markerHeight="7"
          orient="auto"
        >
          <path d="M0 0 8 4 0 8z" fill="currentColor" />
        </marker>
      </defs>
      {branches.map((branch, index) => {
        const line = layout.lines[index] ?? [];
        const words = wordsOf(branch);
        const middle = layout.words[index];
        return (
          <g key={`${branch.from} ${branch.rule ?? 'next'}`} className={words ? 'text-accent' : undefined}>
            <path
              d={pathOf(line)}
              fill="none"
              stroke="currentColor"
              strokeWidth={1.5}
              markerEnd="url(#map-arrow)"
            />
            {words && middle && (
              <text
                x={middle.x}
                y={middle.y}
                textAnchor="middle"
                className="fill-ink-2 stroke-surface text-xs [paint-order:stroke] [stroke-width:4px]"
              >
                {words.length > most ? `${words.slice(0, most - 1)}…` : words}
              </text>
            )}
          </g>
        );
      })}
    </svg>
  );
}
