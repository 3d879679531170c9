import { createHash } from 'node:crypto';
import { present } from '#functions/lib/present.ts';
import type { Contact, Receipt } from '#shared/model/contact.ts';
import { emailKey } from '#shared/model/email.ts';
import type { Locale } from '#shared/model/locale.ts';
import type { Response } from '#shared/model/response.ts';
import type { AskedQuestion, Head } from '#shared/quiz/artefact.ts';

/** What a completed session says of the person: how to reach them, and what they allowed. */
export interface Given {
  /** Without id and time, which it gets when it is stored. */
  contact?: Omit<Contact, 'id' | 'createdAt'>;
  /** The questions whose answers name the person. */
  questions: string[];
  receipts: Receipt[];
}

const said = ({ answers }: Response, { id }: AskedQuestion): string => {
  const answer = answers[id];
  return answer?.kind === 'text' ? answer.value.trim() : '';
};

/** The text that a shopper saw, in the language it was in. */
function shown(head: Head, locale: Locale, key: string): { wording: string; locale: Locale } {
  const own = head.texts[locale]?.[key];
  if (own !== undefined) return { wording: own, locale };
  return { wording: head.texts[head.defaultLocale]?.[key] ?? '', locale: head.defaultLocale };
}

/** Receipts of the consents that were decided on the way to the end; one that was skipped decided nothing. */
function receiptsOf(head: Head, response: Response, path: AskedQuestion[]): Receipt[] {
  const { quizId, version, id: responseId, completedAt: at, receivedAt } = response;
  return path.flatMap((question) => {
    const answer = response.answers[question.id];
    if (question.type !== 'consent' || answer?.kind !== 'consent') return [];
    return [
      {
        ...{ quizId, version, responseId, question: question.id, given: answer.given, at, receivedAt },
        ...shown(head, response.locale, `${question.id}.wording`),
        wordingVersion: question.wordingVersion,
      },
    ];
  });
}

/** The contact and the receipts in a response: of the answers that count, the first address and number. */
export function givenIn(head: Head, response: Response): Given {
  const asked = new Set(response.path.map(({ question }) => question));
  const path = head.questions.filter(({ id }) => asked.has(id));
  const first = (type: 'email' | 'phone') =>
    path.flatMap((question) => (question.type === type && said(response, question)) || [])[0];
  const [email, phone] = [first('email'), first('phone')];
  const { quizId, version, id: responseId, locale } = response;
  const contact = { quizId, version, responseId, source: 'quiz' as const, locale };
  return {
    ...(email || phone ? { contact: { ...contact, ...present({ email, phone }) } } : {}),
    // Also of answers that do not count: what names a person goes when the person does.
    questions: head.questions
      .filter(
        (question) => (question.type === 'email' || question.type === 'phone') && said(response, question),
      )
      .map(({ id }) => id),
    receipts: receiptsOf(head, response, path),
  };
}

/**
 * What stands in a receipt for the person: whoever has the address can find it, nobody can read it.
 * @param shopId makes the hash another one in each shop
 */
export const personHash = (shopId: string, { email, phone }: Pick<Contact, 'email' | 'phone'>): string =>
  createHash('sha256')
    .update(`${shopId} ${email === undefined ? (phone ?? '').replace(/[^\d+]/g, '') : emailKey(email)}`)
    .digest('hex');
