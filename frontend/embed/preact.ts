/**
 * React's place in the embed: the part of it that the runtime uses, from Preact. `preact/compat` would do the same
 * at 1.3 KB gzipped more, for parts of React that are not used here.
 */
export { Fragment } from 'preact';
export { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
