export interface Message {
  to: string;
  subject: string;
  text: string;
}

/** Sends one mail. */
export interface Mail {
  send(message: Message): Promise<void>;
}
