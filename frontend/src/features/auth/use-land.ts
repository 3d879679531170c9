import { useRouter } from '@tanstack/react-router';
import { safePath } from '../../lib/redirect.ts';

/** Goes where the visitor wanted to be before signing in, or to the start page of the app. */
export const useLand = (wanted: string | undefined) => {
  const router = useRouter();
  return async () => {
    const path = safePath(wanted, window.location.origin);
    if (path) router.history.push(path);
    else await router.navigate({ to: '/app' });
  };
};
