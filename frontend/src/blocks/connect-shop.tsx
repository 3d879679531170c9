import { Store } from 'lucide-react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { ConnectFault } from '#shared/model/connectFaults.ts';
import { useApp } from '../lib/app.ts';
import { rememberShop } from '../lib/current-shop.ts';
import { useForm } from '../lib/form.ts';
import { useLocale } from '../lib/intl.tsx';
import { leaveTo } from '../lib/leave.ts';
import { localePath } from '../lib/locale.ts';
import { Button } from '../ui/button.tsx';
import { TextField } from '../ui/field.tsx';
import { Problem } from '../ui/problem.tsx';
import { ConnectFailed } from './connect-failed.tsx';
import { messages } from './messages.ts';

const schema = async () => (await import('#shared/api/shops.ts')).shops.connect.body.pick({ shop: true });

interface Props {
  /** The shop's domain, when it is known. */
  initial?: string | undefined;
  /** What the shop answered when the last attempt failed. */
  fault?: ConnectFault | undefined;
  /** Whether typing can begin at once: where nothing else on the page waits for the merchant. */
  autoFocus?: boolean;
}

/** Asks for the shop's domain and goes on to the shop for its consent. */
export function ConnectShop({ initial = '', fault, autoFocus = false }: Props) {
  const intl = useIntl();
  const locale = useLocale();
  const { client } = useApp();
  const form = useForm(schema, { shop: initial }, async ({ shop }) => {
    const body = { shop, returnTo: localePath('/app', locale) };
    const { authorizeUrl } = await client.shops.connect({ body });
    if (!/^https?:\/\//.test(authorizeUrl))
      throw new Error('Refused to leave for an address that is not http');
    rememberShop(shop);
    leaveTo(authorizeUrl, { external: true });
  });
  return (
    <form noValidate onSubmit={form.submit} className="grid gap-4">
      {fault && !form.problem && <ConnectFailed fault={fault} />}
      <Problem error={form.problem} />
      <TextField
        label={intl.formatMessage(messages.shopDomain)}
        hint={intl.formatMessage(messages.shopDomainHint)}
        placeholder="your-shop.myshopify.com"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        inputMode="url"
        autoFocus={autoFocus}
        {...form.bind('shop', intl.formatMessage(messages.shopDomainFault))}
      />
      <Button type="submit" variant="primary" busy={form.busy}>
        <Store className="size-4" aria-hidden />
        <FormattedMessage {...messages.connect} />
      </Button>
    </form>
  );
}
