import * as z from 'zod';
import type { Mailbox } from '../mailbox.ts';
import { AwsError, type AwsService, json, refuse } from './server.ts';

const part = z.object({ Data: z.string() });
const inputSchema = z.object({
  FromEmailAddress: z.string(),
  Destination: z.object({ ToAddresses: z.array(z.string()).min(1) }),
  Content: z.object({
    Simple: z.object({
      Subject: part,
      Body: z.object({ Text: part.optional(), Html: part.optional() }),
    }),
  }),
});

/** The bare address in `Name <address>`. */
const address = (text: string): string => /<([^>]+)>/.exec(text)?.[1] ?? text;

/**
 * SES speaks no SMTPUTF8: what stands before the @ is plain ASCII.
 * @see https://docs.aws.amazon.com/ses/latest/APIReference-V2/API_Destination.html
 */
const refuseForeign = (to: string): void => {
  if (/^[!-~]+@/.test(to)) return;
  throw new AwsError('BadRequestException', 'Local address contains control or whitespace');
};

/**
 * SES v2: what is sent arrives in the mailbox.
 * @param identities ARNs of the verified identities, by address
 */
export function sesService(mailbox: Mailbox, identities: Map<string, string>): AwsService {
  return {
    errors: 'json',
    handle: (call) => {
      if (call.method !== 'POST' || call.url.pathname !== '/v2/email/outbound-emails') {
        return refuse('SES', `${call.method} ${call.url.pathname}`);
      }
      const parsed = inputSchema.safeParse(call.json());
      if (!parsed.success) return refuse('SES', 'a mail other than a simple one');
      const { FromEmailAddress, Destination, Content } = parsed.data;
      const identity = identities.get(address(FromEmailAddress));
      if (identity === undefined) {
        throw new AwsError('MessageRejected', `Email address is not verified: ${FromEmailAddress}`);
      }
      call.authorize('ses:SendEmail', identity);
      for (const to of Destination.ToAddresses) refuseForeign(address(to));
      const { Text, Html } = Content.Simple.Body;
      const ids = Destination.ToAddresses.map((to) =>
        mailbox.deliver({
          to: address(to),
          subject: Content.Simple.Subject.Data,
          text: Text?.Data ?? '',
          ...(Html ? { html: Html.Data } : {}),
        }),
      );
      return json({ MessageId: `local-${ids[0]}` });
    },
  };
}
