/** Where the template says which source file a function was bundled from; `npm run dev` loads that file. */
export const entryMetadata = 'recommend:entry';
