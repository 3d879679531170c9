import { lazy, Suspense, useEffect, useState } from 'react';
import { useUser } from '../../lib/app.ts';
import { Avatar } from './avatar.tsx';

const AccountMenu = lazy(() => import('./account-menu.tsx').then((part) => ({ default: part.AccountMenu })));

/** Milliseconds after the first paint: the page comes first. */
const pause = 1200;

/** The account's menu; its code comes once there is time, or at the first press. */
export function Account() {
  const user = useUser();
  const [wanted, setWanted] = useState<'later' | 'ready' | 'open'>('later');
  useEffect(function loadLater() {
    const timer = setTimeout(() => setWanted((now) => (now === 'later' ? 'ready' : now)), pause);
    return () => clearTimeout(timer);
  }, []);
  if (!user) return null;
  const placeholder = <Avatar user={user} onClick={() => setWanted('open')} />;
  if (wanted === 'later') return placeholder;
  return (
    <Suspense fallback={placeholder}>
      <AccountMenu defaultOpen={wanted === 'open'} />
    </Suspense>
  );
}
