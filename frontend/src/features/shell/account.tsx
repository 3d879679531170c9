import { lazy, Suspense, useState } from 'react';
import { useUser } from '../../lib/app.ts';
import { Avatar } from './avatar.tsx';

const load = () => import('./account-menu.tsx');
const AccountMenu = lazy(() => load().then((part) => ({ default: part.AccountMenu })));

/** Gets the code while the pointer is on its way; the press tells if it did not come. */
const prepare = () => void load().catch(() => undefined);

/** The account's menu; its code comes when somebody reaches for it, so that it is no part of the first load. */
export function Account() {
  const user = useUser();
  const [wanted, setWanted] = useState(false);
  if (!user) return null;
  const placeholder = (
    <Avatar user={user} onPointerEnter={prepare} onFocus={prepare} onClick={() => setWanted(true)} />
  );
  if (!wanted) return placeholder;
  return (
    <Suspense fallback={placeholder}>
      <AccountMenu />
    </Suspense>
  );
}
