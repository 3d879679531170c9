import { whoEvent } from './device-keys.ts';

/** Milliseconds after which an answer may be out of date: somebody may have signed in elsewhere. */
const goodFor = 30_000;

type Take = (answer: Promise<unknown>) => void;

/**
 * Asks who is signed in before the app is there, and keeps the answer for it. The answer holds a token: it stays in
 * here, and is given out once.
 * @param path of the call
 */
export const askEarly = (path: string): Promise<{ user: unknown }> => {
  const began = performance.now();
  const answer = fetch(path, { priority: 'low' }).then((response) => {
    if (!response.ok) throw new Error(`${path} answered ${response.status}`);
    return response.json();
  });
  const give = (event: Event) => {
    if (performance.now() - began < goodFor) (event as CustomEvent<Take>).detail(answer);
  };
  addEventListener(whoEvent, give, { once: true });
  return answer;
};

/** What was answered to `askEarly`, unparsed; undefined when it did not ask, or long ago. */
export const takeEarly = (): Promise<unknown> | undefined => {
  let early: Promise<unknown> | undefined;
  const take: Take = (answer) => {
    early = answer;
  };
  dispatchEvent(new CustomEvent(whoEvent, { detail: take }));
  return early;
};
