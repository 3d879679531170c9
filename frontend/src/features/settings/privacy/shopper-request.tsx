import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { contacts as contract } from '#shared/api/contacts.ts';
import type { Answered } from '#shared/api/route.ts';
import type { Shop } from '#shared/api/shops.ts';
import { useApp } from '../../../lib/app.ts';
import { useForm } from '../../../lib/form.ts';
import { Button } from '../../../ui/button.tsx';
import { TextField } from '../../../ui/field.tsx';
import { Problem } from '../../../ui/problem.tsx';
import { Held } from './held.tsx';
import { messages } from './messages.ts';

const schema = async () => (await import('#shared/api/contacts.ts')).contacts.forget.body;

/** What is held about somebody, and whom it was looked up for. */
export interface Found {
  email: string;
  held: Answered<typeof contract.shopper>;
}

/** A shopper's request, by e-mail address: show, hand out, delete. */
export function ShopperRequest({ shop }: { shop: Shop }) {
  const intl = useIntl();
  const { client } = useApp();
  const [found, setFound] = useState<Found | null>(null);
  const form = useForm(schema, { email: '' }, async ({ email }) => {
    setFound(null);
    setFound({
      email,
      held: await client.contacts.shopper({ params: { shopId: shop.id }, query: { email } }),
    });
  });
  return (
    <div className="grid gap-5">
      <form noValidate onSubmit={form.submit} className="grid gap-3">
        <Problem error={form.problem} />
        <TextField
          label={intl.formatMessage(messages.email)}
          type="email"
          autoComplete="off"
          {...form.bind('email', intl.formatMessage(messages.emailFault))}
        />
        <Button type="submit" busy={form.busy} className="justify-self-start">
          <FormattedMessage {...messages.look} />
        </Button>
      </form>
      <div aria-live="polite" className="empty:hidden">
        {found && <Held key={found.email} shop={shop} found={found} onForgotten={() => setFound(null)} />}
      </div>
    </div>
  );
}
