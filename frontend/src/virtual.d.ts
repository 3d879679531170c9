declare module 'virtual:contract' {
  /** Where each route is and what it answers; made of `shared/api` by `frontend/contract`. */
  export const contract: import('./lib/client.ts').Contract;
}

declare module 'virtual:texts/*' {
  /** A part of a language's texts by id; made of `frontend/locales` by `frontend/texts`. */
  const table: Record<string, string>;
  export default table;
}
