import { useState } from 'react';
import { MessageForm } from './message-form.tsx';
import { Sent } from './outcome.tsx';

/** Writing to us, and what comes after. */
export function ContactForm() {
  const [sent, setSent] = useState(false);
  if (sent) return <Sent onAnother={() => setSent(false)} />;
  return <MessageForm onSent={() => setSent(true)} />;
}
