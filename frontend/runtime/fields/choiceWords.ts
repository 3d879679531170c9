import type { Locale } from '#shared/model/locale.ts';
import type { AskedQuestion } from '#shared/quiz/artefact.ts';
import { fill } from '../words.ts';

const hints = {
  en: {
    several: 'Choose all that apply.',
    atLeast: 'Choose {min} or more.',
    atMost: 'Choose up to {max}.',
    exactly: 'Choose {max}.',
    between: 'Choose {min} to {max}.',
  },
  nl: {
    several: 'Meer antwoorden mogelijk.',
    atLeast: 'Kies er {min} of meer.',
    atMost: 'Kies er hoogstens {max}.',
    exactly: 'Kies er {max}.',
    between: 'Kies er {min} tot {max}.',
  },
};

export const otherWord = { en: 'Other', nl: 'Anders' };

/** How many can be chosen, of a question that takes several. */
export const hintOf = (
  question: Extract<AskedQuestion, { options: unknown }>,
  min: number,
  max: number,
  locale: Locale,
): string => {
  const all = question.options.length + ('other' in question && question.other ? 1 : 0);
  const few = min > 1;
  const open = max >= all;
  const some = few ? hints[locale].between : hints[locale].atMost;
  const any = few ? hints[locale].atLeast : hints[locale].several;
  const hint = open ? any : min === max ? hints[locale].exactly : some;
  return fill(hint, { min, max });
};
