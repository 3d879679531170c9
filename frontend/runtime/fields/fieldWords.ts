import type { Locale } from '#shared/model/locale.ts';

const words = {
  en: {
    choose: 'Choose…',
    other: 'Other',
    stars: '{n} of {max} stars',
    lowest: 'Lowest price',
    highest: 'Highest price',
    up: 'Move {name} up',
    down: 'Move {name} down',
    moved: '{name}: place {n} of {max}',
    order: 'Drag, or use the arrows, with what matters most on top.',
  },
  nl: {
    choose: 'Kies…',
    other: 'Anders',
    stars: '{n} van {max} sterren',
    lowest: 'Laagste prijs',
    highest: 'Hoogste prijs',
    up: '{name} omhoog',
    down: '{name} omlaag',
    moved: '{name}: plaats {n} van {max}',
    order: 'Sleep, of gebruik de pijlen, met het belangrijkste bovenaan.',
  },
} as const;

export const fieldWord = (locale: Locale, key: keyof (typeof words)['en']): string => words[locale][key];
