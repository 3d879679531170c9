import type { Message } from '#functions/ports/mail/mail.ts';
import type { Locale } from '#shared/model/locale.ts';
import type { Role } from '#shared/model/role.ts';
import { productName } from '#shared/site.ts';

interface Told {
  to: string;
  /** The inviter's address: unlike a name, it was confirmed. */
  by: string;
  shop: string;
  role: Role;
  link: string;
}

const words = {
  en: {
    roles: { owner: 'an owner', editor: 'an editor', viewer: 'a viewer' },
    subject: (shop: string) => `Join ${shop} on ${productName}`,
    text: ({ by, shop, link }: Told, role: string) =>
      `${by} invites you to work on the product quizzes of ${shop}, as ${role}.\n\nAccept within 7 days:\n${link}\n\nThe link works once, and only for this address. If you do not know ${by}, you need not do anything.`,
  },
  nl: {
    roles: { owner: 'eigenaar', editor: 'bewerker', viewer: 'lezer' },
    subject: (shop: string) => `Doe mee met ${shop} op ${productName}`,
    text: ({ by, shop, link }: Told, role: string) =>
      `${by} nodigt je uit om mee te werken aan de productquizzen van ${shop}, als ${role}.\n\nNeem de uitnodiging binnen 7 dagen aan:\n${link}\n\nDe link werkt één keer, en alleen voor dit adres. Ken je ${by} niet? Dan hoef je niets te doen.`,
  },
};

/** One line, whatever a shop is called: no line of a mail's head can be made with it. */
const line = (text: string): string => {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what must not stand in a mail
  const flat = text.replace(/[\u0000-\u001f\u007f\u2028\u2029]+/g, ' ').trim();
  return flat.length > 80 ? `${flat.slice(0, 79)}…` : flat;
};

/** Invites somebody, in the language of whoever invites. */
export function invitationMail(told: Told, locale: Locale): Message {
  const say = words[locale];
  const shop = line(told.shop);
  return { to: told.to, subject: say.subject(shop), text: say.text({ ...told, shop }, say.roles[told.role]) };
}
