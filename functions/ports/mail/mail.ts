export interface Message {
  to: string;
  /** Who gets the answer; whoever the mail is from when left out. */
  replyTo?: string;
  subject: string;
  text: string;
  /** The same, for those who read mails with their looks. */
  html?: string;
}

/** The mail can never be sent as it is, for example because its address cannot be one. */
export class MailRefused extends Error {}

/** Sends one mail. */
export interface Mail {
  /** @throws MailRefused when trying again would not help */
  send(message: Message): Promise<void>;
}
