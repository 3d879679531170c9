import { useQuery } from '@tanstack/react-query';
import { FormattedMessage } from 'react-intl';
import { accountQuery } from '../../../data/account.ts';
import { useApp } from '../../../lib/app.ts';
import { LoadError } from '../../../ui/load-error.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { Section } from '../section.tsx';
import { DeleteAccount } from './delete-account.tsx';
import { EmailForm } from './email-form.tsx';
import { messages } from './messages.ts';
import { PasskeysSection } from './passkeys.tsx';
import { PasswordForm } from './password-form.tsx';
import { ProfileForm } from './profile-form.tsx';
import { Sessions } from './sessions.tsx';

/** Everything about the signed-in user. */
export function AccountSection() {
  const { data, error, refetch } = useQuery(accountQuery(useApp().client));
  if (error && !data) return <LoadError error={error} retry={refetch} />;
  if (!data) return <Skeleton className="h-96" />;
  return (
    <>
      <Section title={<FormattedMessage {...messages.profile} />}>
        <ProfileForm account={data} />
      </Section>
      <Section
        title={<FormattedMessage {...messages.email} />}
        hint={<FormattedMessage {...messages.emailHint} values={{ email: data.email }} />}
      >
        <EmailForm />
      </Section>
      <Section
        title={<FormattedMessage {...messages.password} />}
        hint={<FormattedMessage {...messages.passwordHint} />}
      >
        <PasswordForm />
      </Section>
      <PasskeysSection />
      <Section
        title={<FormattedMessage {...messages.sessions} />}
        hint={<FormattedMessage {...messages.sessionsHint} />}
      >
        <Sessions />
      </Section>
      <Section
        title={<FormattedMessage {...messages.remove} />}
        hint={<FormattedMessage {...messages.removeHint} />}
      >
        <DeleteAccount email={data.email} />
      </Section>
    </>
  );
}
