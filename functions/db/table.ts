/**
 * The one definition of the table: CDK creates it, the entities write it and the tests start it from here.
 *
 * | Access pattern | Where |
 * |---|---|
 * | user of a token's subject; that user's memberships | primary, `user` + `member` |
 * | a change of a user's address that waits for its code | primary, `emailChange`, TTL |
 * | account by id; its members; its invitations | primary, `account`, `accountMember`, `invitation`, one partition an account |
 * | sessions of a user, oldest first | `sessionsByUser` |
 * | session by hashed cookie; login grant and ended token by hashed token id; OAuth state by hashed state; notice by hashed address | primary, TTL |
 * | shop by id; who holds a shop domain (unique) | primary, `shop`, `shopDomain` |
 * | shops of an account | primary, `accountShop`, one partition an account |
 * | the import of a shop; its products; its collections | primary, one partition a shop each |
 * | quizzes of a shop; a quiz; its draft | primary, one partition a shop |
 * | how far the making of a quiz has come, and which it became | primary, `quizAttempt`, one partition a shop, TTL |
 * | what of a quiz goes out at a chosen time | primary, `quizSchedule`, TTL |
 * | what is proven of the quizzes in a shop | primary, `quizProof`, one partition a shop |
 * | versions of a quiz | primary, one partition a quiz |
 * | where a public quiz id belongs | primary, `publishedQuiz` |
 * | a response by shop and id, written once | primary, one partition a response |
 * | responses of a quiz, newest first | `responsesByQuiz` |
 * | contacts of a shop, newest first | primary, `contact`, one partition a shop |
 * | contacts of a quiz, newest first; of an e-mail address in a shop | `contactsByQuiz`, `contactsByEmail` |
 * | consent receipts of a response or a result mail | primary, one partition each |
 * | a result mail by shop and id, written once | primary, TTL |
 * | how often something with a limit happened in an hour or a day: mails, questions to the language model | primary, `periodCount`, TTL |
 * | pictures of a shop; how many there are and how large | primary, `picture`, one partition a shop; `pictureTotal` |
 * | mails to shoppers of a shop that could not be sent | primary, `mailFailure`, one partition a shop, TTL |
 * | where a shop's own systems are told of what happens | primary, `webhook` |
 * | what they were told, newest first | primary, `webhookDelivery`, one partition a shop, TTL |
 * | what a shop used of the language model, by month | primary, `modelUsage`, one partition a shop |
 * | what the language model answered a shop, by a hash of the question | primary, `modelAnswer`, one partition a shop, TTL |
 * | what the language model made of a session's results, by response | primary, `advice`, one partition a shop, TTL |
 * | messages to us, newest first | primary, `inboxMessage`, one partition |
 * | counts of a shop: responses a month, responses a quiz, sharded | primary, one partition a shop |
 * | what happened in a quiz in a range of days: sessions, questions or products, by version | primary, `eventCount`, one partition a quiz |
 * | what happened in all quizzes of a shop in a range of days | primary, `eventDay`, one partition a shop |
 * | whether something of a session is counted | primary, `eventMark`, one partition a session, TTL |
 */
export const table = {
  partitionKey: 'pk',
  sortKey: 'sk',
  /** Seconds since 1970; the item goes away some time after it. */
  ttl: 'expiresAt',
  /** Indexes are named by the access pattern they serve; every key is a string, every attribute is projected. */
  indexes: {
    sessionsByUser: { partitionKey: 'sessionsByUserPk', sortKey: 'sessionsByUserSk' },
    responsesByQuiz: { partitionKey: 'responsesByQuizPk', sortKey: 'responsesByQuizSk' },
    contactsByQuiz: { partitionKey: 'contactsByQuizPk', sortKey: 'contactsByQuizSk' },
    contactsByEmail: { partitionKey: 'contactsByEmailPk', sortKey: 'contactsByEmailSk' },
  },
} as const;
