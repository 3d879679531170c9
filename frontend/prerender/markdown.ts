import { Marked, type Tokens } from 'marked';
import type { Article } from '../src/data/content.ts';

/** `How it works?` becomes `how-it-works`. */
export const headingId = (text: string): string =>
  text
    .normalize('NFD')
    .replaceAll(/\p{Diacritic}/gu, '')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
    .replaceAll(/^-|-$/g, '');

const attribute = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

/** Links inside the site keep to the language of their page. */
const localized = (href: string, prefix: string) =>
  prefix !== '' && href.startsWith('/') && !`${href}/`.startsWith(`${prefix}/`) && !/\.\w+$/.test(href)
    ? `${prefix}${href === '/' ? '' : href}`
    : href;

/**
 * Turns our own Markdown into HTML, with ids on its headings.
 * @param prefix of paths in the text's language, such as `/nl`; empty for the default language
 */
export const renderMarkdown = (source: string, prefix: string): Pick<Article, 'html' | 'contents'> => {
  const contents: Article['contents'] = [];
  const used = new Map<string, number>();
  const idOf = (text: string) => {
    const id = headingId(text) || 'part';
    const count = used.get(id) ?? 0;
    used.set(id, count + 1);
    return count === 0 ? id : `${id}-${count + 1}`;
  };
  const marked = new Marked({
    renderer: {
      heading({ tokens, depth, text }: Tokens.Heading) {
        const id = idOf(text);
        if (depth === 2) contents.push({ id, text: text.replaceAll(/[*_`]/g, '') });
        return `<h${depth} id="${id}">${this.parser.parseInline(tokens)}</h${depth}>\n`;
      },
      link({ href, title, tokens }: Tokens.Link) {
        const outside = /^https?:/.test(href) ? ' rel="noopener"' : '';
        const hint = title ? ` title="${attribute(title)}"` : '';
        return `<a href="${attribute(localized(href, prefix))}"${hint}${outside}>${this.parser.parseInline(tokens)}</a>`;
      },
      table({ header, rows }: Tokens.Table) {
        // A corner without words is no heading of anything.
        const cell = ({ text, tokens }: Tokens.TableCell, tag: string) =>
          text === '' ? '<td></td>' : `<${tag}>${this.parser.parseInline(tokens)}</${tag}>`;
        const cells = (row: Tokens.TableCell[], tag: string) =>
          `<tr>${row.map((one) => cell(one, tag)).join('')}</tr>`;
        const body = rows.map((row) => cells(row, 'td')).join('');
        return `<div class="wide" tabindex="0"><table><thead>${cells(header, 'th')}</thead><tbody>${body}</tbody></table></div>\n`;
      },
    },
  });
  const html = marked.parse(source, { async: false });
  return { html, contents };
};

/** Minutes that reading takes, at 220 words a minute. */
export const readingTime = (source: string): number =>
  Math.max(1, Math.round(source.split(/\s+/).length / 220));
