/** A tag split into what it is about and its value: `skin:dry` → `skin`, `dry`. */
export interface TagName {
  namespace: string | null;
  value: string;
}

const strong = /^\s*([\p{L}][\p{L}\p{N} _-]{0,30}?)\s*(?::|=|::)\s*(\S.*)$/u;
const weak = /^([\p{L}]{2,20})[-_](\S+)$/u;

/** Splits at a colon or an equals sign, which nobody writes by accident. */
export const splitTag = (tag: string): TagName => {
  const found = strong.exec(tag);
  const namespace = found?.[1];
  const value = found?.[2];
  return namespace === undefined || value === undefined
    ? { namespace: null, value: tag.trim() }
    : { namespace: namespace.trim(), value: value.trim() };
};

/**
 * Splits `use-outdoor` into `use`, `outdoor`. A dash is also found inside plain words, so this is only a guess:
 * whoever calls it checks that several tags share the first part.
 */
export const splitWeakTag = (tag: string): TagName => {
  const found = weak.exec(tag.trim());
  const namespace = found?.[1];
  const value = found?.[2];
  return namespace === undefined || value === undefined
    ? { namespace: null, value: tag.trim() }
    : { namespace, value };
};

const slug = /^[\p{Ll}\p{N}]+(?:[_-]+[\p{Ll}\p{N}]+)*$/u;
const camel = /^\p{Ll}+(?:\p{Lu}\p{Ll}+)+$/u;

/**
 * Writes a tag, option value or key as a person would: `trail_running` → `Trail running`, `useCase` → `Use case`.
 * What was written for people (`SPF 30`, `TP-Link`, `Li-Ion`) only gets its first letter in upper case.
 */
export const humanise = (text: string): string => {
  const trimmed = text.replace(/\s+/g, ' ').trim();
  let plain = trimmed;
  if (camel.test(trimmed)) plain = trimmed.replace(/\p{Lu}/gu, (letter) => ` ${letter.toLowerCase()}`);
  else if (slug.test(trimmed))
    plain = trimmed.replace(/_+/g, ' ').replace(/(?<=\p{L}{2})-+(?=\p{L}{2})/gu, ' ');
  return plain.charAt(0).toUpperCase() + plain.slice(1);
};

/** The form under which two spellings are one: case, dashes and spaces do not count. */
export const sameKey = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\s_-]+/g, ' ')
    .trim();

const internal =
  /^(_|app[:=_-]|import|sync|hidden|noindex|shopify|test|draft|wholesale|b2b|gid:)|^\d+$|^\d{4}-\d{2}/i;
const promotional =
  /^(new|nieuw|sale|uitverkoop|outlet|best ?sellers?|bestverkocht|featured|uitgelicht|homepage|home page|frontpage|all|alles|alle producten|all products|popular|populair|trending|clearance|korting|discount|on sale|in stock|sold out|uitverkocht|pre ?order|new arrivals?|staff picks?)$/i;

/** True for tags and collections that organise the shop and mean nothing to somebody who looks for a product. */
export const isHousekeeping = (text: string): boolean =>
  text.trim() === '' || text.length > 60 || internal.test(text.trim()) || promotional.test(sameKey(text));

/** The items of a list as Shopify writes it in a metafield (a JSON array of texts), or the text itself. */
export const listOf = (text: string): string[] => {
  if (!text.startsWith('[') || text.length > 5000) return [text];
  try {
    const list: unknown = JSON.parse(text);
    return Array.isArray(list) ? list.filter((item) => typeof item === 'string') : [text];
  } catch {
    return [text];
  }
};
