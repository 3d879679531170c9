/** Whether a text can be an e-mail address: the one rule, for the browser and the server. */
export const isEmail = (text: string): boolean =>
  text.length <= 254 && /^[^\s@<>"]+@[^\s@<>".]+(\.[^\s@<>".]+)+$/.test(text);

/** An address as it is looked up, however it was typed. */
export const emailKey = (email: string): string => email.trim().normalize('NFC').toLowerCase();
