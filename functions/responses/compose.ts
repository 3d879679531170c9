import type { Message } from '#functions/ports/mail/mail.ts';
import type { Locale } from '#shared/model/locale.ts';
import { mailWords } from './mail-words.ts';
import type { MailedProduct } from './mailed-products.ts';

interface Composed {
  to: string;
  locale: Locale;
  shop: { name: string; domain: string };
  /** The quiz's title. */
  quiz: string;
  products: MailedProduct[];
  /** Reopens the result. */
  link: string;
}

const inHtml = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);

/** One line of text, whatever a shop called something: no line of a mail's head can be made with it. */
const line = (text: string, most = 150): string => {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what must not stand in a mail
  const flat = text.replace(/[\u0000-\u001f\u007f\u2028\u2029]+/g, ' ').trim();
  return flat.length > most ? `${flat.slice(0, most - 1)}…` : flat;
};

const card = (view: string, { title, price, reason, url, image }: MailedProduct): string => {
  const name = `<strong style="font-size:17px">${inHtml(title)}</strong>`;
  const picture = image
    ? `<td width="96" style="padding:16px 0 16px 16px;vertical-align:top"><img src="${inHtml(image)}" alt="" width="96" style="display:block;width:96px;border-radius:8px"></td>`
    : '';
  const button = url
    ? `<p style="margin:12px 0 0"><a href="${inHtml(url)}" style="color:#92400e;font-weight:600">${view}</a></p>`
    : '';
  return `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="margin:0 0 12px;border:1px solid #e7e5e4;border-radius:12px;border-collapse:separate"><tr>${picture}<td style="padding:16px;vertical-align:top">${name}<p style="margin:4px 0 8px">${inHtml(price)}</p><p style="margin:0;color:#57534e">${inHtml(reason)}</p>${button}</td></tr></table>`;
};

/** The mail with a shopper's results, as text and as HTML that needs no picture to be understood. */
export function compose({ to, locale, shop, quiz, products, link }: Composed): Message {
  const say = mailWords[locale];
  const shown = products.map((product) => ({
    ...product,
    title: line(product.title),
    reason: line(product.reason, 600),
  }));
  const [name, site] = [line(shop.name, 80), line(shop.domain)];
  const intro = shown.length > 0 ? say.intro(line(quiz)) : say.none;
  const footer = say.footer(name, site);
  const listed = shown.map(({ title, price, reason, url }) =>
    [title, price, reason, url].filter(Boolean).join('\n'),
  );
  const text = [intro, ...listed, `${say.reopen}:\n${link}`, say.prices, `--\n${footer}`].join('\n\n');
  const html = `<!doctype html><html lang="${locale}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${inHtml(say.subject(name))}</title></head><body style="margin:0;background:#fafaf9;color:#1c1917;font:16px/1.5 system-ui,-apple-system,Segoe UI,Roboto,sans-serif"><div style="max-width:560px;margin:0 auto;padding:32px 16px"><h1 style="font-size:22px;line-height:1.3;margin:0 0 8px">${inHtml(say.subject(name))}</h1><p style="margin:0 0 20px">${inHtml(intro)}</p>${shown.map((product) => card(say.view, product)).join('')}<p style="margin:20px 0"><a href="${inHtml(link)}" style="display:inline-block;padding:12px 20px;border-radius:8px;background:#b45309;color:#ffffff;font-weight:600;text-decoration:none">${say.reopen}</a></p><p style="color:#57534e;font-size:14px">${say.prices}</p><p style="margin:24px 0 0;padding-top:16px;border-top:1px solid #e7e5e4;color:#57534e;font-size:13px">${inHtml(footer)}</p></div></body></html>`;
  return { to, subject: say.subject(name), text, html };
}
