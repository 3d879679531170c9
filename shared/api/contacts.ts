import * as z from 'zod';
import { contactSchema, receiptSchema } from '#shared/model/contact.ts';
import { idSchema } from '#shared/model/id.ts';
import { responseSchema } from '#shared/model/response.ts';
import { route } from './route.ts';

const shopperPath = '/api/shops/{shopId}/shopper';
const email = z.string().trim().pipe(z.email().max(254));
/** A mail that a shopper asked for and did not get. */
const mailFailureSchema = z.object({
  quizId: idSchema('quiz'),
  refusedAt: z.iso.datetime(),
  /** Whether the address does not work, or no attempt of an hour came through. */
  why: z.enum(['address', 'givenUp']),
  /** Who asked for it; absent of older ones. */
  contactId: idSchema('contact').optional(),
  /** Somebody of the team has seen it. */
  seenAt: z.iso.datetime().optional(),
});
export type MailFailure = z.infer<typeof mailFailureSchema>;

const contactPath = '/api/shops/{shopId}/contacts/{contactId}';

export const contacts = {
  list: route({
    method: 'GET',
    path: '/api/shops/{shopId}/contacts',
    access: 'merchant',
    summary: 'Contacts of the shop, of one quiz or of one e-mail address, newest first',
    query: z.object({
      quizId: idSchema('quiz').optional(),
      email: z.string().max(254).optional(),
      /** With what each allowed. */
      receipts: z.enum(['true']).optional(),
      cursor: idSchema('contact').optional(),
      limit: z.coerce.number().int().min(1).max(100).default(50),
    }),
    response: z.object({
      contacts: z.array(contactSchema.extend({ receipts: z.array(receiptSchema).optional() })),
      cursor: z.string().optional(),
    }),
  }),
  get: route({
    method: 'GET',
    path: contactPath,
    access: 'merchant',
    summary: 'A contact with the receipts of what was allowed and what not',
    response: contactSchema.extend({ receipts: z.array(receiptSchema) }),
  }),
  shopper: route({
    method: 'GET',
    path: shopperPath,
    access: 'merchant',
    summary: 'All that is held of a shopper, by e-mail address, for a request under privacy law',
    query: z.object({ email }),
    response: z.object({
      contacts: z.array(contactSchema.extend({ receipts: z.array(receiptSchema) })),
      responses: z.array(responseSchema),
    }),
  }),
  mailFailures: route({
    method: 'GET',
    path: '/api/shops/{shopId}/mail-failures',
    access: 'merchant',
    summary: 'The mails to shoppers that could not be sent in the last 30 days',
    response: z.object({ failures: z.array(mailFailureSchema) }),
  }),
  seeMailFailures: route({
    method: 'POST',
    path: '/api/shops/{shopId}/mail-failures/seen',
    access: 'merchant',
    role: 'editor',
    summary: 'Note that the mails of a quiz that could not be sent were seen to',
    body: z.object({ quizId: idSchema('quiz') }),
    response: z.undefined(),
    status: 204,
  }),
  forget: route({
    method: 'POST',
    path: `${shopperPath}/forget`,
    access: 'merchant',
    role: 'owner',
    summary: 'Delete what names a shopper, by e-mail address; receipts stay, without the person',
    body: z.object({ email }),
    response: z.object({ contacts: z.int().min(0), responses: z.int().min(0) }),
  }),
  remove: route({
    method: 'DELETE',
    path: contactPath,
    access: 'merchant',
    role: 'editor',
    summary: 'Delete the address and the number, in the response too; receipts stay, without the person',
    response: z.undefined(),
    status: 204,
  }),
};
