/** Bytes of UTF-8. */
const most = 20_000;

/** At-rules that concern the quiz alone. The others load files, or hold for the whole page. */
const allowedAt = /^@(media|supports|container|keyframes|layer|scope|starting-style)\b/i;

const faults: [RegExp, string][] = [
  [/<\/?\s*style|<!--|-->/i, 'must be styles without any HTML'],
  [
    /:host|:scope|:root/i,
    'cannot style what is around the quiz (:host, :root, :scope): start with [part~="quiz"]',
  ],
  [/expression\s*\(|-moz-binding|behavior\s*:|javascript\s*:/i, 'cannot run scripts'],
  [/(image-set|image|src|element|paint)\s*\(/i, 'can name pictures by url("https://…") only'],
];

/** As a browser reads it: escapes resolved, comments gone. */
const plain = (css: string): string =>
  css
    .replace(/\/\*[\s\S]*?(\*\/|$)/g, ' ')
    .replace(/\\(?:([0-9a-f]{1,6})\s?|([^\n]))/gi, (_, hex: string | undefined, own: string) => {
      if (!hex) return own;
      const code = Number.parseInt(hex, 16);
      return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : '\ufffd';
    });

/**
 * What is wrong with a quiz's own styles, as a sentence that goes on from "they …".
 * The quiz's shadow root and a box that contains it keep them in; this is said so that a merchant learns it in time.
 */
export const cssFault = (css: string): string | undefined => {
  if (new TextEncoder().encode(css).length > most) return 'must be at most 20 KB';
  const text = plain(css);
  for (const [wrong, fault] of faults) if (wrong.test(text)) return fault;
  const at = text.match(/@[a-z-]+/gi)?.find((rule) => !allowedAt.test(rule));
  if (at) return `cannot use ${at}`;
  const urls = [...text.matchAll(/url\s*\(\s*["']?\s*([^"')]*)/gi)].map(([, address = '']) => address);
  if (urls.some((address) => !/^(https:\/\/|(?!\/\/)[^:\\]+$)/i.test(address)))
    return 'can name pictures by url("https://…") only';
  return undefined;
};
