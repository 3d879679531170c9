/**
 * The CloudFront function in front of the site and of quizzes' pages (runtime 2.0): clean paths, the language in the
 * path, and real 404s. Bundled to one file at synth, with what it knows put in by `define`; at most 10 KB in all.
 */
declare const PAGE_PATTERNS: string[];
/** Paths of the pages that were rendered at build, without their language. */
declare const RENDERED_PAGES: string[];
declare const PAGE_LOCALES: string[];
declare const DEFAULT_LOCALE: string;
declare const NOT_FOUND_HTML: Record<string, string>;
declare const SITE_FILES: string[];

interface ViewerRequest {
  method: string;
  uri: string;
  querystring: Record<string, { value: string; multiValue?: { value: string }[] }>;
}

interface ViewerResponse {
  statusCode: number;
  statusDescription: string;
  headers: Record<string, { value: string }>;
  body?: { encoding: 'text'; data: string };
}

const query = (request: ViewerRequest): string => {
  const pairs: string[] = [];
  for (const name of Object.keys(request.querystring)) {
    const item = request.querystring[name];
    for (const { value } of item?.multiValue ?? (item ? [item] : [])) {
      pairs.push(value === '' ? name : `${name}=${value}`);
    }
  }
  return pairs.length > 0 ? `?${pairs.join('&')}` : '';
};

const moved = (request: ViewerRequest, path: string): ViewerResponse => ({
  statusCode: 301,
  statusDescription: 'Moved Permanently',
  headers: { location: { value: path + query(request) }, 'cache-control': { value: 'public, max-age=3600' } },
});

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

const notFound = (path: string, locale: string): ViewerResponse => ({
  statusCode: 404,
  statusDescription: 'Not Found',
  headers: {
    'content-type': { value: 'text/html; charset=utf-8' },
    'cache-control': { value: 'no-store' },
  },
  body: {
    encoding: 'text',
    data: (NOT_FOUND_HTML[locale] || '').replace('%PATH%', () =>
      path.replace(/[&<>"]/g, (one) => entities[one] || ''),
    ),
  },
});

const localeOf = (path: string): string => {
  for (const locale of PAGE_LOCALES) if (`${path}/`.startsWith(`/${locale}/`)) return locale;
  return DEFAULT_LOCALE;
};

const withoutLocale = (path: string, locale: string): string =>
  locale === DEFAULT_LOCALE ? path : path.slice(locale.length + 1) || '/';

/** Data and feeds stand beside the pages that they belong to. */
const besidePage = /\/(_payload\.json|rss\.xml)$/;

const fits = (pattern: string, path: string): boolean => {
  const wanted = pattern.split('/');
  const given = path.split('/');
  return (
    wanted.length === given.length &&
    wanted.every((part, at) => (part.startsWith('{') ? given[at] !== '' : part === given[at]))
  );
};

/** The clean form of a path: one slash between parts, none at the end, no default language, no index.html. */
const clean = (path: string): string => {
  let result = path.replace(/\/{2,}/g, '/').replace(/\/index\.html$/, '/');
  if (result === `/${DEFAULT_LOCALE}` || result.startsWith(`/${DEFAULT_LOCALE}/`)) {
    result = result.slice(DEFAULT_LOCALE.length + 1) || '/';
  }
  return result.length > 1 && result.endsWith('/') ? result.slice(0, -1) : result;
};

/** A folder of files may have the name of a page, as `/blog/` does: files have an ending. */
const isFile = (path: string): boolean =>
  SITE_FILES.some((file) =>
    file.endsWith('/') ? path.startsWith(file) && /\.\w+$/.test(path) : path === file,
  );

export function handler(event: { request: ViewerRequest }): ViewerRequest | ViewerResponse {
  const { request } = event;
  const path = clean(request.uri);
  // A backslash is a slash to browsers, which would make `/\host` an address of another site.
  if (path !== request.uri && !path.includes('\\')) return moved(request, path);
  const locale = localeOf(path);
  const page = withoutLocale(path, locale);
  // The page of a quiz is a file of its own; what cannot be a quiz's id is not looked for.
  if (/^\/quiz\/quiz_[0-9a-f]{32}$/.test(page)) {
    request.uri = `/pages/${locale}${page.slice('/quiz'.length)}`;
    return request;
  }
  const owner = page.replace(besidePage, '') || '/';
  if (RENDERED_PAGES.indexOf(owner) >= 0) {
    request.uri = `/pages${path === '/' ? '' : path}${owner === page ? '/index.html' : ''}`;
    return request;
  }
  if (isFile(path)) return request;
  if (!PAGE_PATTERNS.some((pattern) => fits(pattern, page))) return notFound(path, locale);
  request.uri = '/shell.html';
  return request;
}
