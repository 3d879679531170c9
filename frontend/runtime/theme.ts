import type { Theme } from '#shared/model/theme.ts';

const generic = /^(serif|sans-serif|monospace|system-ui|ui-(serif|sans-serif|monospace|rounded))$/;

const spaces = {
  compact:
    '.rq-progress{margin-block-end:1em}.rq-field{margin-block-start:.75em}.rq-options,.rq-stack{gap:.375em}.rq-option{min-block-size:44px;padding-block:.25em}.rq-buttons{margin-block-start:1em}',
  normal: '',
  roomy:
    '.rq-progress{margin-block-end:2.5em}.rq-title{font-size:1.75em}.rq-field{margin-block-start:2em}.rq-options,.rq-stack{gap:1em}.rq-option{min-block-size:4em;padding:1em 1.25em}.rq-buttons{margin-block-start:2.25em}',
};

/** An address as text within quotes. */
const quoted = (address: string): string =>
  encodeURI(address)
    .replace(/%25/g, '%')
    .replace(/["'()\\]/g, escape);

/** A theme's own style sheet, without the merchant's further styles. */
export const themeSheet = ({ background, text, font, density, cover }: Theme): string => {
  const own = [
    background &&
      `background:${background};color:${text};padding-inline:1.25em;border-radius:var(--rq-corner)`,
    font && font !== 'shop' && `font-family:${generic.test(font) ? font : `"${font}",system-ui,sans-serif`}`,
  ];
  return [
    `.rq{${own.filter(Boolean).join(';')}}`,
    density && spaces[density],
    cover &&
      `.rq:has(.rq-name)::before{content:"";display:block;aspect-ratio:5/2;margin-block:.75em;border-radius:var(--rq-corner);background:url("${quoted(cover)}") center/cover var(--rq-faint)}`,
  ]
    .filter(Boolean)
    .join('');
};

/**
 * The box around a themed quiz. With further styles, nothing in it is placed or painted outside. In a nameless layer
 * that is first, `!important` wins over whatever comes after, so that not even `:host` rules can change the box.
 */
const box = ({ background, css }: Theme): string => {
  const own = ['all:unset', 'display:block', 'min-height:inherit'];
  if (background) own.push(`background:${background}`);
  if (css) own.push('contain:layout paint', 'padding:6px');
  return `@layer{:host{${own.map((one) => `${one}!important`).join(';')}}}`;
};

/** A theme's sheets for the shadow root that holds the quiz. Their `media` marks them: `adopt` puts others before. */
export const themeSheets = (theme: Theme): CSSStyleSheet[] =>
  [box(theme), themeSheet(theme), theme.css ?? ''].map((text) => {
    const sheet = new CSSStyleSheet({ media: 'all' });
    sheet.replaceSync(text);
    return sheet;
  });

/** What a page may style, through the root of a themed quiz. */
const parts =
  'quiz,title,help,option,button,button-secondary,back,slot,product,picture,product-link,price,reason,cart-button,answers,branding';

/** Gives a quiz a theme. @returns where it is to be drawn: in a root of its own within the place */
export const wear = (place: HTMLElement, theme: Theme): HTMLElement => {
  place.setAttribute('exportparts', parts);
  const root = place.shadowRoot ?? place.attachShadow({ mode: 'open' });
  root.adoptedStyleSheets = themeSheets(theme);
  const inner = document.createElement('div');
  root.replaceChildren(inner);
  return inner;
};
