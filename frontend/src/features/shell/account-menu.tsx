import { useNavigate } from '@tanstack/react-router';
import { LogOut, Settings } from 'lucide-react';
import { FormattedMessage } from 'react-intl';
import { AppearanceChoice, LanguageChoice } from '../../blocks/preferences.tsx';
import { useApp, useUser } from '../../lib/app.ts';
import { Menu, MenuItem, MenuLine } from '../../ui/menu.tsx';
import { Avatar } from './avatar.tsx';
import { messages } from './messages.ts';

/** Whose session it is, how the app looks, and the way out. */
export function AccountMenu({ defaultOpen }: { defaultOpen: boolean }) {
  const user = useUser();
  const { session } = useApp();
  const navigate = useNavigate();
  if (!user) return null;

  const signOut = async () => {
    await session.logout();
    await navigate({ to: '/' });
  };
  return (
    <Menu trigger={<Avatar user={user} />} defaultOpen={defaultOpen} className="w-64">
      <div className="px-2.5 pb-2 pt-1.5">
        <p className="truncate font-[560]">
          {user.firstName} {user.lastName}
        </p>
        <p className="truncate text-sm text-ink-3">{user.email}</p>
      </div>
      <MenuLine />
      <div className="flex items-center justify-between gap-2 px-2.5 py-1.5">
        <LanguageChoice />
        <AppearanceChoice />
      </div>
      <MenuLine />
      <MenuItem onSelect={() => navigate({ to: '/app/settings' })}>
        <Settings aria-hidden />
        <FormattedMessage {...messages.settings} />
      </MenuItem>
      <MenuItem onSelect={() => void signOut()}>
        <LogOut aria-hidden />
        <FormattedMessage {...messages.signOut} />
      </MenuItem>
    </Menu>
  );
}
