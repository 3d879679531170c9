import type { FormEvent } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Button } from '../../../ui/button.tsx';
import { TextField } from '../../../ui/field.tsx';
import { messages } from './messages.ts';
import type { useContacts } from './use-contacts.ts';

/** Finds the contacts of one address. */
export function FindContact({ email, find }: Pick<ReturnType<typeof useContacts>, 'email' | 'find'>) {
  const intl = useIntl();
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const wanted = String(new FormData(event.currentTarget).get('email') ?? '').trim();
    void find(wanted || undefined);
  };
  return (
    <form onSubmit={submit} className="flex flex-wrap items-start gap-2">
      <TextField
        key={email}
        type="search"
        name="email"
        inputMode="email"
        autoComplete="off"
        maxLength={254}
        label={intl.formatMessage(messages.search)}
        hideLabel
        placeholder={intl.formatMessage(messages.search)}
        hint={intl.formatMessage(messages.searchHint)}
        defaultValue={email}
        className="w-full sm:w-80"
      />
      <Button type="submit">
        <FormattedMessage {...messages.find} />
      </Button>
      {email && (
        <Button variant="ghost" onClick={() => void find(undefined)}>
          <FormattedMessage {...messages.clear} />
        </Button>
      )}
    </form>
  );
}
