/** What comes after the first question is on screen. */
export { Later } from './Later.tsx';
export { createSession } from './session.ts';
