import type { Message } from '#functions/ports/mail/mail.ts';
import type { Locale } from '#shared/model/locale.ts';
import { contactAddress, productName } from '#shared/site.ts';

const words = {
  en: {
    code: {
      subject: `Your ${productName} code`,
      text: (code: string) =>
        `Your code is ${code}. Enter it in your settings within an hour, to sign in with this address from then on.\n\nIf you did not ask for it, you need not do anything.`,
    },
    moved: {
      subject: `You sign in to ${productName} with another address now`,
      text: (to: string) =>
        `From now on you sign in with ${to}; this address is no longer used.\n\nIf it was not you, write to us at once: ${contactAddress}`,
    },
    password: {
      subject: `Your ${productName} password was changed`,
      text: `Your password was changed, and every other session has ended.\n\nIf it was not you, set a new one with "Forgot password", and write to us: ${contactAddress}`,
    },
    passkey: {
      subject: `A passkey was added to your ${productName} account`,
      text: `You can sign in with it from now on, without the password. You find your passkeys in your settings.\n\nIf it was not you, remove it there, set another password, and write to us: ${contactAddress}`,
    },
    gone: {
      subject: `Your ${productName} account is deleted`,
      text: `You cannot sign in any more, and everything in the accounts that only you owned is being erased. That takes some minutes, and cannot be undone.\n\nIf it was not you, write to us at once: ${contactAddress}`,
    },
  },
  nl: {
    code: {
      subject: `Je code voor ${productName}`,
      text: (code: string) =>
        `Je code is ${code}. Vul hem binnen een uur in bij je instellingen; daarna log je met dit adres in.\n\nHeb je er niet om gevraagd? Dan hoef je niets te doen.`,
    },
    moved: {
      subject: `Je logt nu met een ander adres in bij ${productName}`,
      text: (to: string) =>
        `Vanaf nu log je in met ${to}; dit adres wordt niet meer gebruikt.\n\nWas jij het niet? Schrijf ons dan meteen: ${contactAddress}`,
    },
    password: {
      subject: `Je wachtwoord voor ${productName} is gewijzigd`,
      text: `Je wachtwoord is gewijzigd en alle andere sessies zijn beëindigd.\n\nWas jij het niet? Stel dan een nieuw wachtwoord in via "Wachtwoord vergeten" en schrijf ons: ${contactAddress}`,
    },
    passkey: {
      subject: `Er is een passkey toegevoegd aan je account bij ${productName}`,
      text: `Je kunt er vanaf nu mee inloggen, zonder wachtwoord. Je passkeys staan bij je instellingen.\n\nWas jij het niet? Verwijder hem daar, stel een ander wachtwoord in en schrijf ons: ${contactAddress}`,
    },
    gone: {
      subject: `Je account bij ${productName} is verwijderd`,
      text: `Je kunt niet meer inloggen, en alles in de accounts waarvan alleen jij eigenaar was, wordt gewist. Dat duurt een paar minuten en kan niet ongedaan worden gemaakt.\n\nWas jij het niet? Schrijf ons dan meteen: ${contactAddress}`,
    },
  },
};

export const codeMail = (to: string, code: string, locale: Locale): Message => {
  const { subject, text } = words[locale].code;
  return { to, subject, text: text(code) };
};

/** Tells the address that was used before: whoever reads it may not have asked for the change. */
export const movedMail = (old: string, to: string, locale: Locale): Message => {
  const { subject, text } = words[locale].moved;
  return { to: old, subject, text: text(to) };
};

export const passwordMail = (to: string, locale: Locale): Message => ({ to, ...words[locale].password });

export const passkeyMail = (to: string, locale: Locale): Message => ({ to, ...words[locale].passkey });

export const goneMail = (to: string, locale: Locale): Message => ({ to, ...words[locale].gone });
