import { shortest } from './rename.ts';

/**
 * Properties that exist between our own functions alone: never part of what is stored, sent, fetched, or the browser's.
 * A name that is also written as a text somewhere (`'name' in object`), or exported, fails the build; a test holds them apart from
 * what a quiz, a response and an event are made of.
 */
const names = `
  allowed answer ask asked bans because budget but card children chosen current decide deps describedBy dom
  drain due element fail failed finished fits fitsWell fragment goTo gone head heard hooks hurry index
  invalid jump kids labelledBy leading leave level loadPool mailResults met migrated moved next onAnswer
  onBack onChoose onComplete onPick onPress onVisit one order parent parts pass place places pool post props
  read redraw relaxed restart retry risky route routed say schedule scored see sorted stale stock stop
  takeFocus tell total trace unmet use used view waiting watch why wish within write
`;

/** What they become, in every chunk alike. */
export const internalNames: ReadonlyMap<string, string> = new Map([
  ...names
    .trim()
    .split(/\s+/)
    .map((name, index): [string, string] => [name, shortest[index] ?? name]),
  // React's name; `draw` sets attributes by their own.
  ['className', 'class'],
]);
