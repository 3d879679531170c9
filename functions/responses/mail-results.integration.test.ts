import { v7 } from 'uuid';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Db } from '#functions/db/index.ts';
import { aboutOf } from '#functions/lib/attach-advice.ts';
import { emptyDb } from '#functions/testing/db.ts';
import { memoryLog, memoryQueue, stillSystem } from '#functions/testing/fakes.ts';
import { merchantWith } from '#functions/testing/merchant.ts';
import { toId } from '#shared/model/ids.ts';
import type { SentResultMail } from '#shared/model/resultMail.ts';
import { compile } from '#shared/quiz/compile.ts';
import { shoeQuiz, shoes } from '#shared/quiz/test/shoes.ts';
import { type MailDeps, mailResults as mailResultsOf } from './mail-results.ts';

const system = stillSystem();
const quizId = system.newId('quiz');
let db: Db;
let shopId = '';
beforeAll(async () => {
  db = await emptyDb();
  ({ shopId } = await merchantWith(db, system));
});

const quiz = { ...shoeQuiz, results: { ...shoeQuiz.results, mail: true } };
const published = (draft = quiz) =>
  compile({ quiz: draft, quizId, version: 1, products: shoes, currency: 'EUR', branding: false });

function depsFor(made = published()) {
  const [mailQueue, hookQueue] = [memoryQueue(), memoryQueue()];
  return {
    ...{
      db,
      system,
      mailQueue,
      hookQueue,
      appOrigin: 'https://app.example',
      sleep: async () => {},
      random: () => 1,
    },
    artefact: async () => ({ shopId, ...made }),
  };
}

const mailResults = (deps: MailDeps, sent: SentResultMail) => mailResultsOf(deps, sent, memoryLog());

let people = 0;
const wish = (more: Partial<SentResultMail> = {}): SentResultMail => ({
  id: toId('mail', v7()),
  responseId: toId('response', v7()),
  quizId,
  version: 1,
  locale: 'nl',
  answers: {
    sport: { kind: 'options', ids: ['running'] },
    place: { kind: 'options', ids: ['in'] },
    budget: { kind: 'range', min: 0, max: 100 },
    vegan: { kind: 'options', ids: ['no'] },
  },
  email: `shopper${++people}@example.com`,
  wordingVersion: 1,
  ...more,
});
const contactsOf = async (email: string) =>
  (await db.contact.query.contactsByEmail({ shopId, emailKey: email }).go()).data;

describe('results asked for by mail', () => {
  it('stand in the order that a language model gave them for these answers, and for others in the quiz’s own', async () => {
    const [sent, other] = [wish(), wish()];
    const ownDraft = { ...quiz, results: { ...quiz.results, advice: true } };
    const deps = depsFor(published(ownDraft));
    const titlesIn = async ({ id: mailId }: SentResultMail) => {
      const { data } = await db.resultMail.get({ shopId, mailId }).go();
      const text = data?.message?.text ?? '';
      const places = shoes
        .map(({ title }) => ({ title, at: text.indexOf(title) }))
        .filter(({ at }) => at >= 0);
      return places.toSorted((a, b) => a.at - b.at).map(({ title }) => title);
    };
    await mailResults(deps, other);
    const own = await titlesIn(other);
    expect(own.length).toBeGreaterThan(1);

    const advised = own.toReversed();
    const results = advised.map((title) => ({
      ...{ slot: 'best', title, price: 1, currency: 'EUR', score: 1, reason: 'A model wrote this.' },
      productId: shoes.find((shoe) => shoe.title === title)?.id ?? '',
    }));
    const advice = { by: 'model' as const };
    const settle = (about: Pick<SentResultMail, 'version' | 'locale' | 'answers' | 'responseId'>) =>
      db.advice
        .create({
          shopId,
          responseId: about.responseId,
          about: aboutOf(about),
          advice,
          results,
          expiresAt: 9e9,
        })
        .go();
    await settle(sent);
    await mailResults(deps, sent);
    expect(await titlesIn(sent)).toEqual(advised);

    const changed = wish();
    await settle({ ...changed, locale: 'en' });
    await mailResults(deps, changed);
    expect(await titlesIn(changed)).toEqual(own);
  });

  it('are ranked here, stored with who asked and in which words, and handed over', async () => {
    const deps = depsFor();
    const sent = wish();
    expect(await mailResults(deps, sent)).toEqual({ id: sent.id });
    expect(deps.mailQueue.sent.map(({ message }) => message)).toEqual([{ shopId, mailId: sent.id }]);
    const { data } = await db.resultMail.get({ shopId, mailId: sent.id }).go();
    expect(data?.message).toMatchObject({ to: sent.email, subject: 'Je resultaten van A shop' });
    expect(data?.message?.text).toContain('Court light');
    expect(data?.message?.text).toContain(`https://app.example/nl/quiz/${quizId}#${quizId}=1_`);
    const [contact] = await contactsOf(sent.email);
    expect(contact).toMatchObject({ source: 'resultMail', responseId: sent.responseId });
    const { data: receipts } = await db.consentReceipt.query.bySource({ shopId, sourceId: sent.id }).go();
    expect(receipts[0]?.receipt).toMatchObject({ wordingVersion: 1, locale: 'nl', given: true });
    expect(receipts[0]?.receipt.wording).toContain('Mail me deze resultaten');
  });

  it('are stored once however often the wish arrives, and handed over again while unsent', async () => {
    const deps = depsFor();
    const sent = wish();
    await Promise.all([mailResults(deps, sent), mailResults(deps, sent), mailResults(deps, sent)]);
    expect(await contactsOf(sent.email)).toHaveLength(1);
    expect(deps.mailQueue.sent).toHaveLength(3);
    await db.resultMail.patch({ shopId, mailId: sent.id }).remove(['message']).go();
    await mailResults(deps, sent);
    expect(deps.mailQueue.sent).toHaveLength(3);
  });

  it('do not fill a mailbox: the sixth of a day to one address waits, however it is written', async () => {
    const deps = depsFor();
    const email = 'often@example.com';
    for (let count = 0; count < 5; count++) await mailResults(deps, wish({ email }));
    const again = mailResults(deps, wish({ email: 'Often@Example.com' }));
    await expect(again).rejects.toMatchObject({ code: 'too_many' });
    expect(await contactsOf(email)).toHaveLength(5);
    system.pass(24 * 3600);
    await mailResults(deps, wish({ email }));
  });

  it('are refused where the quiz does not offer it, or nobody was ever shown such words', async () => {
    const off = { ...quiz, results: { ...quiz.results, mail: false } };
    await expect(mailResults(depsFor(published(off)), wish())).rejects.toMatchObject({ code: 'not_found' });
    await expect(mailResults(depsFor(), wish({ wordingVersion: 99 }))).rejects.toMatchObject({
      code: 'invalid',
    });
    await expect(mailResults(depsFor(), wish({ answers: {} }))).rejects.toMatchObject({ code: 'invalid' });
  });
});
