import { consentEvent, consentKey } from './device-keys.ts';

/** The reader's answer to whether visits may be counted and a partner's cookie kept. */
export type Consent = 'yes' | 'no';

/** Null before there is an answer, and where the browser keeps none. */
export const readConsent = (): Consent | null => {
  try {
    const stored = localStorage.getItem(consentKey);
    return stored === 'yes' || stored === 'no' ? stored : null;
  } catch {
    return null;
  }
};

/** Remembers the answer, puts the question away and tells whoever listens. */
export const answerConsent = (answer: Consent): void => {
  try {
    localStorage.setItem(consentKey, answer);
  } catch {
    // A browser that keeps nothing asks again next time.
  }
  putConsentAway();
  window.dispatchEvent(new Event(consentEvent));
};

/** Whether there is anything to ask for: the page's own element says what the build was configured with. */
const hasReason = (): boolean => document.documentElement.dataset.asks !== undefined;

/** Shows the question. The answer given before holds until there is another. */
export const askConsent = (): void => {
  if (hasReason()) document.documentElement.dataset.ask = '';
};

/** Puts the question away without an answer; the answer given before holds. */
export const putConsentAway = (): void => {
  delete document.documentElement.dataset.ask;
};

/** Shows the question to who has not answered it. */
export const askConsentOnce = (): void => {
  if (readConsent() === null) askConsent();
};

/** Calls back with yes at once when that is the answer, and after every later answer. */
export const watchConsent = (listener: (answer: Consent) => void): void => {
  const tell = () => {
    const answer = readConsent();
    if (answer) listener(answer);
  };
  window.addEventListener(consentEvent, tell);
  if (readConsent() === 'yes') tell();
};
