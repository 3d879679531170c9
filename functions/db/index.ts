import { Service } from 'electrodb';
import { accountEntity } from './account.ts';
import { accountMemberEntity } from './account-member.ts';
import { accountShopEntity } from './account-shop.ts';
import { adviceEntity } from './advice.ts';
import { collectionEntity } from './collection.ts';
import type { DbConfig } from './config.ts';
import { consentReceiptEntity } from './consent-receipt.ts';
import { contactEntity } from './contact.ts';
import { counterEntity } from './counter.ts';
import { emailChangeEntity } from './email-change.ts';
import { endedTokenEntity } from './ended-token.ts';
import { eventCountEntity } from './event-count.ts';
import { eventDayEntity } from './event-day.ts';
import { eventMarkEntity } from './event-mark.ts';
import { inboxMessageEntity } from './inbox-message.ts';
import { invitationEntity } from './invitation.ts';
import { loginGrantEntity } from './login-grant.ts';
import { mailFailureEntity } from './mail-failure.ts';
import { memberEntity } from './member.ts';
import { modelAnswerEntity } from './model-answer.ts';
import { modelUsageEntity } from './model-usage.ts';
import { noticeEntity } from './notice.ts';
import { oauthStateEntity } from './oauth-state.ts';
import { periodCountEntity } from './period-count.ts';
import { pictureEntity } from './picture.ts';
import { pictureTotalEntity } from './picture-total.ts';
import { productEntity } from './product.ts';
import { publishedQuizEntity } from './published-quiz.ts';
import { quizEntity } from './quiz.ts';
import { quizAttemptEntity } from './quiz-attempt.ts';
import { quizDraftEntity } from './quiz-draft.ts';
import { quizProofEntity } from './quiz-proof.ts';
import { quizScheduleEntity } from './quiz-schedule.ts';
import { quizVersionEntity } from './quiz-version.ts';
import { registrationEntity } from './registration.ts';
import { responseEntity } from './response.ts';
import { resultMailEntity } from './result-mail.ts';
import { sessionEntity } from './session.ts';
import { shopEntity } from './shop.ts';
import { shopDomainEntity } from './shop-domain.ts';
import { shopTokenEntity } from './shop-token.ts';
import { syncRunEntity } from './sync-run.ts';
import { userEntity } from './user.ts';
import { webhookEntity } from './webhook.ts';
import { webhookDeliveryEntity } from './webhook-delivery.ts';

/** Everything in the table, by entity; `service` writes several entities in one transaction. */
export function openDb(config: DbConfig) {
  const entities = {
    account: accountEntity(config),
    accountMember: accountMemberEntity(config),
    accountShop: accountShopEntity(config),
    advice: adviceEntity(config),
    collection: collectionEntity(config),
    consentReceipt: consentReceiptEntity(config),
    contact: contactEntity(config),
    counter: counterEntity(config),
    emailChange: emailChangeEntity(config),
    endedToken: endedTokenEntity(config),
    eventCount: eventCountEntity(config),
    eventDay: eventDayEntity(config),
    eventMark: eventMarkEntity(config),
    inboxMessage: inboxMessageEntity(config),
    invitation: invitationEntity(config),
    loginGrant: loginGrantEntity(config),
    periodCount: periodCountEntity(config),
    mailFailure: mailFailureEntity(config),
    member: memberEntity(config),
    modelAnswer: modelAnswerEntity(config),
    modelUsage: modelUsageEntity(config),
    notice: noticeEntity(config),
    oauthState: oauthStateEntity(config),
    picture: pictureEntity(config),
    pictureTotal: pictureTotalEntity(config),
    product: productEntity(config),
    publishedQuiz: publishedQuizEntity(config),
    quiz: quizEntity(config),
    quizAttempt: quizAttemptEntity(config),
    quizDraft: quizDraftEntity(config),
    quizProof: quizProofEntity(config),
    quizSchedule: quizScheduleEntity(config),
    quizVersion: quizVersionEntity(config),
    registration: registrationEntity(config),
    response: responseEntity(config),
    resultMail: resultMailEntity(config),
    session: sessionEntity(config),
    shop: shopEntity(config),
    shopDomain: shopDomainEntity(config),
    shopToken: shopTokenEntity(config),
    syncRun: syncRunEntity(config),
    user: userEntity(config),
    webhook: webhookEntity(config),
    webhookDelivery: webhookDeliveryEntity(config),
  };
  return { ...entities, service: new Service(entities, config) };
}

export type Db = ReturnType<typeof openDb>;
