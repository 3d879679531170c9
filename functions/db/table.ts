/**
 * The one definition of the table: CDK creates it, the entities write it and the tests start it from here.
 *
 * | Access pattern | Where |
 * |---|---|
 * | user of a token's subject; that user's memberships | primary, `user` + `member` |
 * | account by id | primary, `account` |
 * | session by hashed cookie; login grant by hashed token id; OAuth state by hashed state; notice by hashed address | primary, TTL |
 * | shop by id; who holds a shop domain (unique) | primary, `shop`, `shopDomain` |
 * | shops of an account | primary, `accountShop`, one partition an account |
 * | the import of a shop; its products; its collections | primary, one partition a shop each |
 * | quizzes of a shop; a quiz; its draft | primary, one partition a shop |
 * | versions of a quiz | primary, one partition a quiz |
 * | where a public quiz id belongs | primary, `publishedQuiz` |
 * | a response by shop and id, written once | primary, one partition a response |
 * | responses of a quiz, newest first | `responsesByQuiz` |
 * | counts of a shop: responses a month, responses a quiz, sharded | primary, one partition a shop |
 */
export const table = {
  partitionKey: 'pk',
  sortKey: 'sk',
  /** Seconds since 1970; the item goes away some time after it. */
  ttl: 'expiresAt',
  /** Indexes are named by the access pattern they serve; every key is a string, every attribute is projected. */
  indexes: {
    responsesByQuiz: { partitionKey: 'responsesByQuizPk', sortKey: 'responsesByQuizSk' },
  },
} as const;
