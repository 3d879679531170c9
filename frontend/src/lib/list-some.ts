import type { IntlShape } from 'react-intl';
import { messages } from './list-messages.ts';

/** Names in one sentence. */
const mostNamed = 6;

/** A list in words that names some of many, and counts the others. A single other is named like the rest. */
export const listSome = (
  intl: IntlShape,
  names: string[],
  type: 'conjunction' | 'disjunction' = 'conjunction',
): string => {
  if (names.length <= mostNamed + 1) return intl.formatList(names, { type });
  const count = names.length - mostNamed;
  return intl.formatList([...names.slice(0, mostNamed), intl.formatMessage(messages.others, { count })], {
    type,
  });
};
