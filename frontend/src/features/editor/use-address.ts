import { useNavigate, useRouter, useSearch } from '@tanstack/react-router';
import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { whenIdle } from '#frontend/runtime/useLater.ts';
import { createEcho } from './echo.ts';
import type { EditorStore } from './editor-store.ts';

/**
 * The element that the page's address asks for, and a way to write there which one was chosen. That is done when there
 * is time: the router goes through all of the page for it, and a press does not wait for that.
 */
export const useAddress = () => {
  const router = useRouter();
  const navigate = useNavigate({ from: '/app/quizzes/editor/$quizId' });
  const asked = useSearch({
    from: '/signed-in/app/quizzes/editor/$quizId',
    select: (search) => search.at,
  });
  const [{ wrote, isOwn }] = useState(createEcho);
  const cancel = useRef(() => {});
  const follow = useCallback(
    (at: string) => {
      const { href } = router.history.location;
      cancel.current();
      cancel.current = whenIdle(() => {
        // Whoever went elsewhere meanwhile is not called back.
        if (router.history.location.href !== href) return;
        wrote(at);
        void navigate({ search: ({ show }) => ({ at, show }), replace: true, resetScroll: false });
      });
    },
    [router, navigate, wrote],
  );
  useEffect(function stopAtTheEnd() {
    return () => cancel.current();
  }, []);
  return { asked, follow, isOwn };
};

/** Goes to what the address asks for, unless it was written there because somebody is at it, or was just before. */
export const useAsked = (
  store: EditorStore,
  { asked, isOwn }: Pick<ReturnType<typeof useAddress>, 'asked' | 'isOwn'>,
) =>
  useLayoutEffect(
    function goThere() {
      if (!isOwn(asked)) store.ask(asked);
    },
    [store, asked, isOwn],
  );
