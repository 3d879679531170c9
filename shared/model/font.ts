/** What the name of a font looks like: the one rule, for the browser and the server. */
export const fontPattern = /^[a-zA-Z][a-zA-Z0-9 _-]{0,59}$/;
