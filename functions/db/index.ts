import { Service } from 'electrodb';
import { accountEntity } from './account.ts';
import { accountShopEntity } from './account-shop.ts';
import { collectionEntity } from './collection.ts';
import type { DbConfig } from './config.ts';
import { counterEntity } from './counter.ts';
import { loginGrantEntity } from './login-grant.ts';
import { memberEntity } from './member.ts';
import { noticeEntity } from './notice.ts';
import { oauthStateEntity } from './oauth-state.ts';
import { productEntity } from './product.ts';
import { publishedQuizEntity } from './published-quiz.ts';
import { quizEntity } from './quiz.ts';
import { quizDraftEntity } from './quiz-draft.ts';
import { quizVersionEntity } from './quiz-version.ts';
import { registrationEntity } from './registration.ts';
import { responseEntity } from './response.ts';
import { sessionEntity } from './session.ts';
import { shopEntity } from './shop.ts';
import { shopDomainEntity } from './shop-domain.ts';
import { shopTokenEntity } from './shop-token.ts';
import { syncRunEntity } from './sync-run.ts';
import { userEntity } from './user.ts';

/** Everything in the table, by entity; `service` writes several entities in one transaction. */
export function openDb(config: DbConfig) {
  const entities = {
    account: accountEntity(config),
    accountShop: accountShopEntity(config),
    collection: collectionEntity(config),
    counter: counterEntity(config),
    loginGrant: loginGrantEntity(config),
    member: memberEntity(config),
    notice: noticeEntity(config),
    oauthState: oauthStateEntity(config),
    product: productEntity(config),
    publishedQuiz: publishedQuizEntity(config),
    quiz: quizEntity(config),
    quizDraft: quizDraftEntity(config),
    quizVersion: quizVersionEntity(config),
    registration: registrationEntity(config),
    response: responseEntity(config),
    session: sessionEntity(config),
    shop: shopEntity(config),
    shopDomain: shopDomainEntity(config),
    shopToken: shopTokenEntity(config),
    syncRun: syncRunEntity(config),
    user: userEntity(config),
  };
  return { ...entities, service: new Service(entities, config) };
}

export type Db = ReturnType<typeof openDb>;
