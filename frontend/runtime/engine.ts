/** What comes after the first question is on screen: the rules of the quiz, and the looks it can do without. */
export { dress } from './dress.ts';
export { updated } from './faults.ts';
export { createSession } from './session.ts';
