import { defineMessages } from '../lib/define-messages.ts';

export const messages = defineMessages({
  copy: { id: 'copyable.copy', defaultMessage: 'Copy', description: 'Button that copies a text' },
  copied: { id: 'copyable.copied', defaultMessage: 'Copied', description: 'Confirms that a text was copied' },
});
