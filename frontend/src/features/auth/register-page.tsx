import { Link, useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useApp } from '../../lib/app.ts';
import { useForm } from '../../lib/form.ts';
import { useLocale } from '../../lib/intl.tsx';
import { referralIn } from '../../lib/referral.ts';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/field.tsx';
import { Problem } from '../../ui/problem.tsx';
import { AuthCard, textLink } from './auth-card.tsx';
import { ConfirmStep } from './confirm-step.tsx';
import { messages } from './messages.ts';

const detailsSchema = async () =>
  (await import('#shared/api/identity.ts')).identity.register.body.pick({
    email: true,
    password: true,
    firstName: true,
    lastName: true,
  });
type Details = { email: string; password: string; firstName: string; lastName: string };
const empty: Details = { email: '', password: '', firstName: '', lastName: '' };

function DetailsForm({ initial, onSent }: { initial: Details; onSent(details: Details): void }) {
  const intl = useIntl();
  const locale = useLocale();
  const { client } = useApp();
  const form = useForm(detailsSchema, initial, async (details) => {
    const referral = referralIn(document.cookie);
    await client.identity.register({ body: { ...details, locale, ...(referral ? { referral } : {}) } });
    onSent(details);
  });
  const nameFault = intl.formatMessage(messages.nameFault);
  return (
    <form noValidate onSubmit={form.submit} className="grid gap-4">
      <Problem error={form.problem} />
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField
          label={intl.formatMessage(messages.firstName)}
          autoComplete="given-name"
          maxLength={100}
          {...form.bind('firstName', nameFault)}
        />
        <TextField
          label={intl.formatMessage(messages.lastName)}
          autoComplete="family-name"
          maxLength={100}
          {...form.bind('lastName', nameFault)}
        />
      </div>
      <TextField
        label={intl.formatMessage(messages.email)}
        type="email"
        autoComplete="username"
        {...form.bind('email', intl.formatMessage(messages.emailFault))}
      />
      <TextField
        label={intl.formatMessage(messages.password)}
        type="password"
        autoComplete="new-password"
        maxLength={128}
        hint={intl.formatMessage(messages.passwordHint)}
        {...form.bind('password', intl.formatMessage(messages.passwordFault))}
      />
      <Button type="submit" variant="primary" busy={form.busy}>
        <FormattedMessage {...messages.register} />
      </Button>
    </form>
  );
}

export function RegisterPage() {
  const intl = useIntl();
  const { redirectUrl } = useSearch({ from: '/auth/auth/register' });
  const [details, setDetails] = useState(empty);
  const [step, setStep] = useState<'details' | 'code'>('details');
  if (step === 'code') {
    const { email, password } = details;
    return (
      <ConfirmStep
        email={email}
        password={password}
        redirectUrl={redirectUrl}
        onBack={() => setStep('details')}
      />
    );
  }
  return (
    <AuthCard
      title={intl.formatMessage(messages.register)}
      lead={<FormattedMessage {...messages.registerLead} />}
      footer={
        <>
          <FormattedMessage {...messages.haveAccount} />{' '}
          <Link to="/auth/login" search={{ redirectUrl }} className={textLink}>
            <FormattedMessage {...messages.signIn} />
          </Link>
        </>
      }
    >
      <DetailsForm
        initial={details}
        onSent={(sent) => {
          setDetails(sent);
          setStep('code');
        }}
      />
    </AuthCard>
  );
}
