import { FormattedMessage } from 'react-intl';
import { ConnectShop } from '../../blocks/connect-shop.tsx';
import { messages } from './messages.ts';
import { Section } from './section.tsx';
import { messages as connectionMessages } from './shop/messages.ts';

/** Stands where a setting is about a shop and there is none. */
export function NoShop() {
  return (
    <Section
      title={<FormattedMessage {...messages.noShop} />}
      hint={<FormattedMessage {...connectionMessages.hint} />}
    >
      <ConnectShop />
    </Section>
  );
}
