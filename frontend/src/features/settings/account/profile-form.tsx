import { useQueryClient } from '@tanstack/react-query';
import { FormattedMessage, useIntl } from 'react-intl';
import type { account as contract } from '#shared/api/account.ts';
import type { Answered } from '#shared/api/route.ts';
import { locales } from '#shared/model/locales.ts';
import { accountQuery } from '../../../data/account.ts';
import { useApp } from '../../../lib/app.ts';
import { useForm } from '../../../lib/form.ts';
import { Button } from '../../../ui/button.tsx';
import { SelectField, TextField } from '../../../ui/field.tsx';
import { Problem } from '../../../ui/problem.tsx';
import { confirmToast } from '../../../ui/toast.tsx';
import { messages } from './messages.ts';

type Account = Answered<typeof contract.get>;

const schema = async () => (await import('#shared/api/account.ts')).account.change.body;

export function ProfileForm({ account }: { account: Account }) {
  const intl = useIntl();
  const { client, session } = useApp();
  const queryClient = useQueryClient();
  const { firstName, lastName, locale } = account;
  const form = useForm(schema, { firstName, lastName, locale }, async (body) => {
    queryClient.setQueryData(accountQuery(client).queryKey, await client.account.change({ body }));
    await session.refresh();
    void confirmToast(intl.formatMessage(messages.saved));
  });
  const fault = intl.formatMessage(messages.nameFault);
  return (
    <form noValidate onSubmit={form.submit} className="grid gap-4">
      <Problem error={form.problem} />
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <TextField
          label={intl.formatMessage(messages.firstName)}
          autoComplete="given-name"
          maxLength={100}
          {...form.bind('firstName', fault)}
        />
        <TextField
          label={intl.formatMessage(messages.lastName)}
          autoComplete="family-name"
          maxLength={100}
          {...form.bind('lastName', fault)}
        />
      </div>
      <SelectField
        label={intl.formatMessage(messages.mailLanguage)}
        value={form.values.locale}
        onChange={({ target }) => form.set('locale', locales.find((one) => one === target.value) ?? locale)}
      >
        <option value="en">English</option>
        <option value="nl">Nederlands</option>
      </SelectField>
      <Button type="submit" busy={form.busy} className="justify-self-start">
        <FormattedMessage {...messages.save} />
      </Button>
    </form>
  );
}
