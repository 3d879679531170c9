import { useMutation } from '@tanstack/react-query';
import { KeyRound } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { FormattedMessage } from 'react-intl';
import { useApp } from '../../lib/app.ts';
import { knowsPasskeys, signWithPasskey } from '../../lib/passkey.ts';
import { Button } from '../../ui/button.tsx';
import { Problem } from '../../ui/problem.tsx';
import { messages } from './messages.ts';

interface Props {
  /** Of the form beside it; undefined while it is not one. */
  email: string | undefined;
  /** Asked for a passkey without an address. */
  onEmailMissing(): void;
  onSignedIn(): Promise<void>;
}

const never = () => () => {};

/** Signs in with a passkey. Not drawn where the browser knows none. */
export function PasskeyButton({ email, onEmailMissing, onSignedIn }: Props) {
  const { client, session } = useApp();
  const known = useSyncExternalStore(never, knowsPasskeys, () => false);
  const signIn = useMutation({
    mutationFn: async (address: string) => {
      const { session: asked, options } = await client.identity.askPasskey({ body: { email: address } });
      const credential = await signWithPasskey(options);
      if (!credential) return false;
      const body = { email: address, session: asked, credential };
      const { token } = await client.identity.loginByPasskey({ body });
      await session.store(token);
      await onSignedIn();
      return true;
    },
  });
  if (!known) return null;
  return (
    <>
      <Button busy={signIn.isPending} onClick={() => (email ? signIn.mutate(email) : onEmailMissing())}>
        <KeyRound className="size-4" aria-hidden />
        <FormattedMessage {...messages.passkeySignIn} />
      </Button>
      <Problem error={signIn.error} />
      {signIn.data === false && (
        <p role="alert" className="text-sm text-ink-2">
          <FormattedMessage {...messages.passkeyNone} />
        </p>
      )}
    </>
  );
}
