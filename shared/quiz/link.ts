import type { Answer, Answers } from '#shared/model/answer.ts';
import type { AskedQuestion, Head } from '#shared/quiz/artefact.ts';

type Asked = Pick<Head, 'quizId' | 'questions'>;

/** The form of what a link holds; a link of another form opens nothing. */
const form = '1';
/** Longer addresses are cut in mails and chats. */
const longest = 2000;
const digits = 5;
const seen: Answer = { kind: 'seen' };

/**
 * Stands for an id: five digits to the base 36 of its FNV-1a hash, so that a link survives other versions of the
 * quiz, is short, and tells nothing by itself.
 */
const short = (id: string): string => {
  let hash = 0x811c9dc5;
  for (const character of id) hash = Math.imul(hash ^ character.charCodeAt(0), 0x01000193);
  return (hash >>> 0).toString(36).padStart(digits, '0').slice(-digits);
};

/**
 * What of an answer may leave in a link: nothing said in own words, nor who somebody is, nor a consent. No date either:
 * the quiz cannot tell a race from a birthday.
 */
const shared = (answer: Answer): Answer => {
  if (answer.kind === 'options') return answer.ids.length > 0 ? { kind: 'options', ids: answer.ids } : seen;
  return answer.kind === 'text' || answer.kind === 'consent' ? seen : answer;
};

/** In characters that stand in any address as they are; `_` parts one answer from the next. */
const written = (answer: Answer): string => {
  switch (answer.kind) {
    case 'options':
      return `o${answer.ids.map(short).join('')}`;
    case 'number':
      return `n${answer.value}`;
    case 'range':
      return `r${answer.min}x${answer.max}`;
    default:
      return 's';
  }
};

const read = (question: AskedQuestion, text: string): Answer => {
  const rest = text.slice(1);
  const [min = 0, max = 0] = rest.split('x').map(Number);
  const options = 'options' in question ? question.options : [];
  const answers: Record<string, Answer> = {
    // What is no longer offered stays as it is, and is found out where stored answers are checked.
    o: {
      kind: 'options',
      ids: (rest.match(/.{1,5}/g) ?? []).map(
        (part) => options.find(({ id }) => short(id) === part)?.id ?? part,
      ),
    },
    n: { kind: 'number', value: min },
    r: { kind: 'range', min, max },
  };
  return answers[text[0] ?? ''] ?? seen;
};

const start = (quizId: string): string => `#${quizId}=`;

/**
 * The answers that a link to a result holds. Anybody can write one: like stored answers, they count only after they
 * were checked against their questions. Questions whose answers no link holds count as skipped.
 * @param fragment of the page's address, with its `#`
 * @returns null when it is no link to a result of this quiz
 */
export const answersFromLink = ({ quizId, questions }: Asked, fragment: string): Answers | null => {
  if (!fragment.startsWith(start(quizId)) || fragment.length > longest) return null;
  const [given, ...entries] = fragment.slice(start(quizId).length).split('_');
  if (given !== form || entries.length === 0) return null;
  const texts = new Map(entries.map((entry) => [entry.slice(0, digits), entry.slice(digits)]));
  return Object.fromEntries(
    questions.flatMap((question) => {
      const text = texts.get(short(question.id));
      return text ? [[question.id, read(question, text)]] : [];
    }),
  );
};

/**
 * An address that reopens a result: a page with the quiz, and the answers in its fragment, which no server sees. Free
 * text, dates, addresses, telephone numbers and consents are never in it.
 * @param answers those on the path (see `pathAnswers`)
 * @param base the page's address; a fragment of its own is replaced
 * @returns null when the answers do not fit into one
 */
export const resultLink = (head: Asked, answers: Answers, base: string): string | null => {
  const held = Object.fromEntries(
    head.questions.flatMap((question) => {
      const answer = answers[question.id];
      return answer ? [[question.id, shared(answer)]] : [];
    }),
  );
  const entries = Object.entries(held).map(([id, answer]) => short(id) + written(answer));
  const fragment = start(head.quizId) + [form, ...entries].join('_');
  const link = base.replace(/#.*/s, '') + fragment;
  // Two ids with one short form would open another result: better no link.
  const same = JSON.stringify(answersFromLink(head, fragment)) === JSON.stringify(held);
  return same && link.length <= longest ? link : null;
};
