import type { Matcher } from '#shared/model/effect.ts';
import type { Quiz } from '#shared/model/quiz.ts';

/** A product or collection that a quiz names and a catalogue does not have. */
export interface Unknown {
  on: 'product' | 'collection';
  id: string;
  /** The option or the routine's step that names it. */
  at: string;
}

const named = (at: string, match: Matcher): Unknown[] =>
  match.on === 'product' || match.on === 'collection'
    ? match.ids.map((id) => ({ on: match.on, id, at }))
    : [];

const allNamed = ({ questions, results }: Quiz): Unknown[] => [
  ...questions
    .flatMap((question) => ('options' in question ? question.options : []))
    .flatMap((option) => option.effects.flatMap(({ match }) => named(option.id, match))),
  ...results.slots
    .flatMap((slot) => (slot.kind === 'routine' ? slot.steps : []))
    .flatMap((step) => named(step.id, step.match)),
];

/** What a quiz names by id that is not among the given ids, in the order of the quiz, each once an element. */
export const unknownIn = (
  quiz: Quiz,
  known: { product: ReadonlySet<string>; collection: ReadonlySet<string> },
): Unknown[] => {
  const found = new Map<string, Unknown>();
  for (const one of allNamed(quiz))
    if (!known[one.on].has(one.id)) found.set(JSON.stringify([one.on, one.id, one.at]), one);
  return [...found.values()];
};
