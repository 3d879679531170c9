import { BadRequestException, SESv2Client, SendEmailCommand } from '@aws-sdk/client-sesv2';
import { type Mail, MailRefused } from './mail.ts';

/** Mail through Amazon SES. @param from the address that mails come from */
export function sesMail(from: string, client: SESv2Client = new SESv2Client({})): Mail {
  return {
    async send({ to, replyTo, subject, text, html }) {
      const body = { Text: { Data: text }, ...(html === undefined ? {} : { Html: { Data: html } }) };
      const command = new SendEmailCommand({
        FromEmailAddress: from,
        Destination: { ToAddresses: [to] },
        ...(replyTo === undefined ? {} : { ReplyToAddresses: [replyTo] }),
        Content: { Simple: { Subject: { Data: subject }, Body: body } },
      });
      try {
        await client.send(command);
      } catch (cause) {
        throw cause instanceof BadRequestException ? new MailRefused(cause.message, { cause }) : cause;
      }
    },
  };
}
