import type { RequestListener } from 'node:http';
import type { Store } from './store.ts';

interface Mail {
  to: string;
  subject: string;
  text: string;
  html?: string;
}

export interface Mailbox {
  /** @returns the number of the mail */
  deliver(mail: Mail): number;
  /** Newest first; to one address, or all. */
  list(to?: string): (Mail & { at: string })[];
}

const listLimit = 200;

export function createMailbox({ db }: Store): Mailbox {
  const insert = db.prepare('INSERT INTO mail (recipient, subject, text, html, at) VALUES (?, ?, ?, ?, ?)');
  const select = db.prepare(
    'SELECT recipient, subject, text, html, at FROM mail WHERE ? IS NULL OR recipient = ? ORDER BY id DESC LIMIT ?',
  );
  return {
    deliver: ({ to, subject, text, html }) =>
      Number(
        insert.run(to.toLowerCase(), subject, text, html ?? null, new Date().toISOString()).lastInsertRowid,
      ),
    list: (to) => {
      const wanted = to?.toLowerCase() ?? null;
      return select.all(wanted, wanted, listLimit).map((row) => ({
        to: String(row.recipient),
        subject: String(row.subject),
        text: String(row.text),
        ...(row.html === null ? {} : { html: String(row.html) }),
        at: String(row.at),
      }));
    },
  };
}

const escapeHtml = (text: string): string => text.replace(/[&<>"]/g, (char) => `&#${char.charCodeAt(0)};`);

const page = (mails: (Mail & { at: string })[]): string => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta http-equiv="refresh" content="5"><title>Mailbox</title>
<style>body{font:16px/1.5 system-ui;max-width:44rem;margin:2rem auto;padding:0 1rem;color:#1c1917;background:#fafaf9}
article{border:1px solid #d6d3d1;border-radius:8px;background:#fff;padding:1rem;margin:1rem 0}
h2{font-size:1.1rem;margin:0}p{margin:.25rem 0;color:#57534e}pre{font:inherit;white-space:pre-wrap;margin:.75rem 0 0}</style></head>
<body><h1>Mailbox</h1><p>Every mail that the product sends on this machine, newest first.</p>
${mails.length === 0 ? '<p>Nothing has been sent yet.</p>' : ''}
${mails
  .map(
    ({ to, subject, text, at }) =>
      `<article><h2>${escapeHtml(subject)}</h2><p>To ${escapeHtml(to)}, ${escapeHtml(at)}</p><pre>${escapeHtml(text)}</pre></article>`,
  )
  .join('\n')}
</body></html>`;

/** `/` is the page, `/messages?to=` the same as JSON. */
export function mailboxHandler(mailbox: Mailbox): RequestListener {
  return (request, response) => {
    const url = new URL(request.url ?? '/', 'http://localhost');
    const send = (status: number, type: string, body: string) => {
      response.writeHead(status, { 'content-type': `${type}; charset=utf-8`, 'cache-control': 'no-store' });
      response.end(body);
    };
    if (url.pathname === '/messages') {
      send(200, 'application/json', JSON.stringify(mailbox.list(url.searchParams.get('to') ?? undefined)));
    } else if (url.pathname === '/') {
      send(200, 'text/html', page(mailbox.list()));
    } else {
      send(404, 'text/plain', 'There is a page at / and JSON at /messages?to=address.');
    }
  };
}
