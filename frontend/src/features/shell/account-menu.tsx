import { Link, useNavigate } from '@tanstack/react-router';
import { LogOut, Settings } from 'lucide-react';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { AppearanceChoice, LanguageChoice } from '../../blocks/preferences.tsx';
import { useApp, useUser } from '../../lib/app.ts';
import { Popover } from '../../ui/popover.tsx';
import { Avatar } from './avatar.tsx';
import { messages } from './messages.ts';

const row =
  'flex min-h-11 w-full items-center gap-2.5 rounded-sm px-2.5 text-left text-base text-ink hover:bg-hover md:min-h-8 [&_svg]:size-4 [&_svg]:shrink-0 [&_svg]:text-ink-3';

/** Whose session it is, how the app looks, and the way out. No menu by its role: that could hold no choices. */
export function AccountMenu() {
  const intl = useIntl();
  // It comes when somebody wants it.
  const [open, setOpen] = useState(true);
  const user = useUser();
  const { session } = useApp();
  const navigate = useNavigate();
  if (!user) return null;

  const signOut = async () => {
    await session.logout();
    await navigate({ to: '/' });
  };
  return (
    <Popover
      label={intl.formatMessage(messages.account)}
      trigger={<Avatar user={user} />}
      open={open}
      onOpenChange={setOpen}
      align="end"
      className="max-w-64 divide-y divide-line"
    >
      <div className="px-3.5 py-2.5">
        <p className="truncate font-[560]">
          {user.firstName} {user.lastName}
        </p>
        <p className="truncate text-sm text-ink-3">{user.email}</p>
      </div>
      <div className="flex items-center justify-between gap-2 px-3.5 py-2.5">
        <LanguageChoice />
        <AppearanceChoice />
      </div>
      <div className="p-1">
        <Link to="/app/settings" onClick={() => setOpen(false)} className={row}>
          <Settings aria-hidden />
          <FormattedMessage {...messages.settings} />
        </Link>
        <button type="button" onClick={() => void signOut()} className={row}>
          <LogOut aria-hidden />
          <FormattedMessage {...messages.signOut} />
        </button>
      </div>
    </Popover>
  );
}
