/** Colour name → what a shop calls it, and how it is painted. */
const colours = {
  ink: ['Ink', '#26272b'],
  chalk: ['Chalk', '#efebe3'],
  sand: ['Sand', '#d9c3a0'],
  stone: ['Stone', '#a8a29a'],
  slate: ['Slate', '#5c6b7a'],
  navy: ['Navy', '#22395f'],
  sky: ['Sky', '#7fb2dd'],
  teal: ['Teal', '#1f7f7c'],
  mint: ['Mint', '#9fd6bd'],
  moss: ['Moss', '#66783f'],
  forest: ['Forest', '#2c5540'],
  sage: ['Sage', '#a3b391'],
  lime: ['Lime', '#bcd94a'],
  sun: ['Sun', '#f2c230'],
  amber: ['Amber', '#d97706'],
  ember: ['Ember', '#e2572c'],
  coral: ['Coral', '#f08a76'],
  rose: ['Rose', '#e3a5ac'],
  berry: ['Berry', '#a32c56'],
  plum: ['Plum', '#5f3561'],
  lilac: ['Lilac', '#b9a4d8'],
  red: ['Red', '#c0322f'],
  rust: ['Rust', '#a5502c'],
  cocoa: ['Cocoa', '#6b4630'],
  oak: ['Oak', '#c09461'],
  walnut: ['Walnut', '#7c5535'],
  linen: ['Linen', '#e3d8c5'],
  blush: ['Blush', '#f1cfc6'],
  steel: ['Steel', '#9aa5ae'],
  brass: ['Brass', '#c8a24a'],
  cream: ['Cream', '#f5ead2'],
} as const satisfies Record<string, readonly [string, string]>;

/**
 * @param name a key of the table above
 * @throws RangeError when there is no such colour, so that a typing error in a family shows at once
 */
export const colourOf = (name: string): { label: string; hex: string } => {
  const found = Object.entries(colours).find(([key]) => key === name)?.[1];
  if (!found) throw new RangeError(`there is no colour "${name}" in colours.ts`);
  return { label: found[0], hex: found[1] };
};
