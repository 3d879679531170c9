import type { ComponentProps } from 'react';
import { useIntl } from 'react-intl';
import type { User } from '#shared/api/identity.ts';
import { messages } from './messages.ts';

/** The button that opens the account's menu: the user's initials. */
export function Avatar({ user, ...props }: ComponentProps<'button'> & { user: User }) {
  const intl = useIntl();
  return (
    <button
      type="button"
      aria-label={intl.formatMessage(messages.account)}
      aria-haspopup="dialog"
      {...props}
      className="touch grid size-8 place-items-center rounded-full bg-accent-soft text-xs font-[640] uppercase text-accent-ink ring-1 ring-accent-line"
    >
      {user.firstName.slice(0, 1)}
      {user.lastName.slice(0, 1)}
    </button>
  );
}
