import type { Message } from '#functions/ports/mail/mail.ts';
import type { Locale } from '#shared/model/locale.ts';

const words = {
  en: {
    subject: 'You already have a Recommend account',
    text: (origin: string) =>
      `Somebody, probably you, tried to register with this address. You already have an account.\n\nSign in: ${origin}/auth/login\nForgotten your password? ${origin}/auth/forgot-password\n\nIf it was not you, you need not do anything.`,
  },
  nl: {
    subject: 'Je hebt al een Recommend-account',
    text: (origin: string) =>
      `Iemand, waarschijnlijk jij, probeerde zich met dit adres te registreren. Je hebt al een account.\n\nInloggen: ${origin}/nl/auth/login\nWachtwoord vergeten? ${origin}/nl/auth/forgot-password\n\nWas jij het niet? Dan hoef je niets te doen.`,
  },
};

/** Tells the owner of an address what a registration must not tell whoever typed it. */
export const alreadyRegistered = (to: string, locale: Locale, origin: string): Message => ({
  to,
  subject: words[locale].subject,
  text: words[locale].text(origin),
});
