import { FormattedMessage } from 'react-intl';
import { ConnectShop } from '../../blocks/connect-shop.tsx';
import { messages } from './messages.ts';
import { Section } from './section.tsx';

/** Stands where a setting is about a shop and there is none. */
export function NoShop() {
  return (
    <Section
      title={<FormattedMessage {...messages.noShop} />}
      hint={<FormattedMessage {...messages.shopHint} />}
    >
      <ConnectShop />
    </Section>
  );
}
