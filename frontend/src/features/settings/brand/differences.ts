import type { IntlShape } from 'react-intl';
import type { Brand } from '#shared/model/brand.ts';
import { fontNames } from '../../../blocks/look/font-field.tsx';
import { messages as lookMessages } from '../../../blocks/look/messages.ts';
import { messages } from './messages.ts';

type Part = keyof Brand;

/** In the order in which they are chosen. */
const parts: Part[] = ['accent', 'background', 'text', 'radius', 'font', 'density'];

/** What of two brands is not the same. */
export const differences = (one: Brand, other: Brand): Part[] =>
  parts.filter((part) => one[part] !== other[part]);

/** What is chosen for a part of a brand, in words. */
export const inWords = (intl: IntlShape, part: Part, brand: Brand): string => {
  const open = intl.formatMessage(messages.open);
  switch (part) {
    case 'radius':
      return brand.radius === undefined ? open : intl.formatMessage(messages.pixels, { count: brand.radius });
    case 'density':
      return brand.density === undefined ? open : intl.formatMessage(lookMessages[brand.density]);
    case 'font': {
      const { font } = brand;
      const known = font === undefined ? undefined : fontNames[font];
      return known ? intl.formatMessage(known) : (font ?? open);
    }
    default:
      return brand[part]?.toUpperCase() ?? open;
  }
};
