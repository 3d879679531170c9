import type { Db } from '#functions/db/index.ts';
import type { Artefact, FindArtefact } from '#functions/lib/artefacts.ts';
import { aboutOf } from '#functions/lib/attach-advice.ts';
import { findSettled } from '#functions/lib/find-settled.ts';
import { judge } from '#functions/lib/judge.ts';
import type { Logger } from '#functions/lib/logger.ts';
import type { MailMessage } from '#functions/lib/mail-message.ts';
import type { JobQueue } from '#functions/ports/queue/queue.ts';
import type { Receipt } from '#shared/model/contact.ts';
import type { SentResultMail } from '#shared/model/resultMail.ts';
import { textsIn } from '#shared/quiz/answer.ts';
import { resultLink } from '#shared/quiz/link.ts';
import { mailWording } from '#shared/quiz/mailWording.ts';
import { Refusal } from '#shared/refusal.ts';
import { compose } from './compose.ts';
import { deliveriesOf, wakeDeliveries } from './deliveries.ts';
import type { Given } from './given.ts';
import { mailedProducts } from './mailed-products.ts';
import type { StoreDeps } from './store.ts';
import { storeMail } from './store-mail.ts';

export interface MailDeps extends StoreDeps {
  artefact: FindArtefact;
  mailQueue: JobQueue;
  /** Where what a shop's own systems are told waits. */
  hookQueue: JobQueue;
  appOrigin: string;
}

/** Whom to mail, and that they asked for it: for this one mail, nothing else. */
function given(sent: SentResultMail, now: Date): Given {
  const { quizId, version, responseId, locale, email, wordingVersion } = sent;
  const wording = mailWording(wordingVersion, locale);
  if (wording === undefined) {
    const issues = [{ path: 'wordingVersion', message: 'is no version that was ever shown' }];
    throw new Refusal('invalid', 'Load the page again and ask for the mail once more.', { issues });
  }
  const at = now.toISOString();
  const about = { quizId, version, responseId, locale };
  const receipt: Receipt = {
    ...about,
    ...{ question: 'results.mail', wording, wordingVersion, given: true, at, receivedAt: at },
  };
  return { contact: { ...about, source: 'resultMail', email }, questions: [], receipts: [receipt] };
}

/** The products in the order in which a language model put them for this shopper and these answers; none: it did not. */
async function advisedTo(db: Db, shopId: string, sent: SentResultMail): Promise<string[]> {
  const settled = await findSettled(db, { shopId, responseId: sent.responseId });
  return settled?.about === aboutOf(sent) ? settled.results.map(({ productId }) => productId) : [];
}

async function message(deps: MailDeps, { shopId, head, pool }: Artefact, sent: SentResultMail) {
  const asked = judge({ head, pool }, sent.answers);
  const { data: shop } = await deps.db.shop.get({ shopId }).go();
  if (!shop) throw new Refusal('not_found', 'The shop of this quiz is gone. Choose another quiz.');
  const advised = head.results.advice ? await advisedTo(deps.db, shopId, sent) : [];
  const page = `${deps.appOrigin}${sent.locale === 'nl' ? '/nl' : ''}/quiz/${sent.quizId}`;
  const path = new Set(asked.path);
  const answers = Object.fromEntries(Object.entries(sent.answers).filter(([id]) => path.has(id)));
  return compose({
    to: sent.email,
    locale: sent.locale,
    shop,
    quiz: textsIn(head, sent.locale)['quiz.title'] ?? shop.name,
    products: mailedProducts(asked, sent.answers, sent.locale, advised),
    link: resultLink(head, answers, page) ?? page,
  });
}

/**
 * Takes a shopper's wish to get the results by mail: stored first, sent after, once however often it is asked.
 * @throws AppError not_found when the version was never live or mails no results, invalid, too_many
 */
export async function mailResults(
  deps: MailDeps,
  sent: SentResultMail,
  log: Logger,
): Promise<{ id: string }> {
  const artefact = await deps.artefact(sent.quizId, sent.version);
  if (!artefact?.head.results.mail) {
    throw new Refusal(
      'not_found',
      'There is no such version of this quiz that mails results. Load the page again.',
    );
  }
  const { shopId } = artefact;
  const { id: mailId, quizId } = sent;
  const person = given(sent, deps.system.now());
  const contactId = deps.system.newId('contact');
  const deliveries = await deliveriesOf(deps, { shopId, quizId, about: { 'lead.created': contactId } });
  const { isNew, waits } = await storeMail(deps, {
    ...{ shopId, mailId, quizId, contactId, deliveries },
    message: await message(deps, artefact, sent),
    given: person,
  });
  if (waits) await deps.mailQueue.send({ shopId, mailId } satisfies MailMessage);
  if (isNew) await wakeDeliveries(deps.hookQueue, deliveries, log);
  return { id: mailId };
}
