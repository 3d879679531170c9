import type { ReactNode } from 'react';
import { useUser } from '../../lib/app.ts';
import { useHydrated } from '../../lib/hydrated.ts';

/**
 * One thing for visitors, another for signed-in users. A page is rendered at build with both, and until its code
 * runs the start script's hint picks between them, so that nothing flashes.
 */
export function ForWhom({ visitor, member }: { visitor: ReactNode; member: ReactNode }) {
  const user = useUser();
  const hydrated = useHydrated();
  // One structure before and after, so that what was rendered at build is kept and not made anew.
  return (
    <>
      {!(hydrated && user) && <div className="contents in-data-member:hidden">{visitor}</div>}
      {!(hydrated && !user) && (
        <div className={user ? 'contents' : 'hidden in-data-member:contents'}>{member}</div>
      )}
    </>
  );
}
