import type { Message } from '#functions/ports/mail/mail.ts';
import type { Locale } from '#shared/model/locale.ts';

interface Usage {
  to: string;
  shop: string;
  percent: 80 | 100;
  /** Responses a month. */
  limit: number;
  origin: string;
}

const words = {
  en: {
    80: {
      subject: (shop: string) => `${shop} has used 80% of this month's responses`,
      text: (limit: number) =>
        `80% of the ${limit} responses of your plan are used this month. Your quizzes go on working whatever happens. Past ${limit}, responses are stored, and you see them from the next month on, or at once with a larger plan.`,
    },
    100: {
      subject: (shop: string) => `${shop} has used all of this month's responses`,
      text: (limit: number) =>
        `All ${limit} responses of your plan are used this month. Shoppers notice nothing: your quizzes go on working, and what they answer is stored. You see it from the next month on, or at once with a larger plan.`,
    },
    link: 'Usage and plans',
    mails: 'Choose which mails you get',
  },
  nl: {
    80: {
      subject: (shop: string) => `${shop} heeft 80% van de reacties van deze maand gebruikt`,
      text: (limit: number) =>
        `80% van de ${limit} reacties van je abonnement is deze maand gebruikt. Je quizzen blijven hoe dan ook werken. Reacties boven de ${limit} worden bewaard; je ziet ze vanaf de volgende maand, of meteen met een groter abonnement.`,
    },
    100: {
      subject: (shop: string) => `${shop} heeft alle reacties van deze maand gebruikt`,
      text: (limit: number) =>
        `Alle ${limit} reacties van je abonnement zijn deze maand gebruikt. Je klanten merken niets: je quizzen blijven werken en hun antwoorden worden bewaard. Je ziet ze vanaf de volgende maand, of meteen met een groter abonnement.`,
    },
    link: 'Gebruik en abonnementen',
    mails: 'Kies welke mails je krijgt',
  },
};

/** One line, whatever a shop is called. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what must not stand in a mail
const line = (text: string): string => text.replace(/[\u0000-\u001f\u007f\u2028\u2029]+/g, ' ').slice(0, 80);

/** Tells an owner how much of the plan is used. */
export function usageMail({ to, shop, percent, limit, origin }: Usage, locale: Locale): Message {
  const say = words[locale];
  const { subject, text } = say[percent];
  const settings = `${origin}${locale === 'nl' ? '/nl' : ''}/app/settings?section=`;
  const links = `${say.link}: ${settings}plan\n${say.mails}: ${settings}mails`;
  return { to, subject: subject(line(shop)), text: `${text(limit)}\n\n${links}` };
}
