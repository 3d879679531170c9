/** What comes after the first question is on screen. */
export { Later } from './Later.tsx';
export { loadRoute } from './route.ts';
export { createSession } from './session.ts';
