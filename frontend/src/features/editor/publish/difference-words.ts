import type { IntlShape } from 'react-intl';
import type { Locale } from '#shared/model/locale.ts';
import type { Quiz } from '#shared/model/quiz.ts';
import type { Difference } from '#shared/quiz/diff.ts';
import { differences } from './difference-messages.ts';

type Sentence = keyof typeof differences;

const ends = { added: 'Added', removed: 'Removed', moved: 'Moved', changed: 'Changed' } as const;

const ofQuestion: Record<string, Sentence> = {
  rules: 'questionRules',
  showWhen: 'questionShown',
  type: 'questionType',
  effect: 'questionEffect',
  image: 'questionPicture',
  video: 'questionPicture',
};
const ofOption: Record<string, Sentence> = { effects: 'optionEffects', showWhen: 'optionShown' };

const sentenceOf = ({ what, of, part = '', before, after }: Difference): Sentence => {
  if (part === 'text')
    return before === undefined ? 'textAdded' : after === undefined ? 'textRemoved' : 'textChanged';
  if (of === 'language') return what === 'added' ? 'languageAdded' : 'languageRemoved';
  if (of === 'results' || of === 'theme' || of === 'quiz' || of === 'step') return of;
  if (what !== 'changed' || of === 'slot') return `${of}${ends[what]}` as Sentence;
  return of === 'question' ? (ofQuestion[part] ?? 'questionSetting') : (ofOption[part] ?? 'optionSetting');
};

const most = 60;
const short = (text: string) => (text.length > most ? `${text.slice(0, most).trimEnd()}…` : text);

/** Says a difference, with the names that the elements have in a language, or in the quiz's own. */
const differenceInWords = (
  intl: IntlShape,
  difference: Difference,
  before: Quiz,
  after: Quiz,
  locale: Locale,
): string => {
  const quiz = difference.what === 'removed' ? before : after;
  const nameOf = (key: string) =>
    short(quiz.texts[locale]?.[key] || quiz.texts[quiz.defaultLocale]?.[key] || '…');
  const { of, id } = difference;
  const names = { question: `${id}.title`, option: `${id}.label` } as Partial<Record<typeof of, string>>;
  const key = names[of];
  return intl.formatMessage(differences[sentenceOf(difference)], {
    name:
      of === 'language' ? (intl.formatDisplayName(id, { type: 'language' }) ?? id) : key ? nameOf(key) : '',
    owner: difference.in ? nameOf(`${difference.in}.title`) : '',
    part: id,
    language: difference.locale?.toUpperCase(),
    before: short(difference.before ?? ''),
    after: short(difference.after ?? ''),
  });
};

/** All differences in words, each sentence once. */
export const differencesInWords = (
  intl: IntlShape,
  list: Difference[],
  before: Quiz,
  after: Quiz,
  locale: Locale,
): string[] => [...new Set(list.map((one) => differenceInWords(intl, one, before, after, locale)))];
