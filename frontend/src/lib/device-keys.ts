/** Names under which a device remembers; the start script reads them too, so this file stays free of others. */
export const colorModeKey = 'color-mode';
/** That somebody is signed in here. It opens nothing: the session itself is an HttpOnly cookie. */
export const signedInKey = 'signed-in';
/** Whether visits may be counted: `yes` or `no`. */
export const consentKey = 'analytics-consent';
/** That the suggestion of another language was put away. */
export const languageKey = 'language-suggested';
/** Told to the window once the app has taken the page over. */
export const readyEvent = 'recommend:ready';
/** Told to the window by the app, to take the answer of the start script to who is signed in. */
export const whoEvent = 'recommend:who';
/** Told to the window when the reader has answered whether visits may be counted. */
export const consentEvent = 'recommend:consent';
