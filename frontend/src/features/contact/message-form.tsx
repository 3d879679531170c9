import { FormattedMessage, useIntl } from 'react-intl';
import { contactTopics, messageLength } from '#shared/model/contactTopics.ts';
import { contactAddress } from '#shared/site.ts';
import { useHydrated } from '../../lib/hydrated.ts';
import { Button } from '../../ui/button.tsx';
import { SelectField, TextArea, TextField } from '../../ui/field.tsx';
import { messages, topics } from './form-messages.ts';
import { Failed } from './outcome.tsx';
import { useMessage } from './use-message.ts';

function NoScript() {
  if (useHydrated()) return null;
  return (
    <noscript>
      <p className="rounded-lg border border-line bg-sunken p-4">
        <FormattedMessage {...messages.noScript} values={{ address: contactAddress }} />
      </p>
    </noscript>
  );
}

type Form = ReturnType<typeof useMessage>['form'];

function Who({ form }: { form: Form }) {
  const intl = useIntl();
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <TextField
        label={intl.formatMessage(messages.name)}
        autoComplete="name"
        maxLength={100}
        {...form.bind('name', intl.formatMessage(messages.nameFault))}
      />
      <TextField
        label={intl.formatMessage(messages.email)}
        type="email"
        autoComplete="email"
        {...form.bind('email', intl.formatMessage(messages.emailFault))}
      />
    </div>
  );
}

function What({ form }: { form: Form }) {
  const intl = useIntl();
  const { min, max } = messageLength;
  return (
    <>
      <SelectField
        label={intl.formatMessage(messages.topic)}
        {...form.bind('topic', intl.formatMessage(messages.topicFault))}
      >
        <option value="" disabled>
          {intl.formatMessage(messages.chooseTopic)}
        </option>
        {contactTopics.map((one) => (
          <option key={one} value={one}>
            {intl.formatMessage(topics[one])}
          </option>
        ))}
      </SelectField>
      <TextArea
        label={intl.formatMessage(messages.message)}
        rows={7}
        maxLength={max}
        aside={<FormattedMessage {...messages.counter} values={{ count: form.values.message.length, max }} />}
        {...form.bind('message', intl.formatMessage(messages.messageFault, { min, max }))}
      />
    </>
  );
}

export function MessageForm({ onSent }: { onSent(): void }) {
  const intl = useIntl();
  const { form, website } = useMessage(onSent);
  return (
    <form noValidate onSubmit={form.submit} className="grid content-start gap-5">
      <NoScript />
      {form.problem !== null && <Failed error={form.problem} message={form.values.message} />}
      <Who form={form} />
      <What form={form} />
      <input
        ref={website}
        name="website"
        type="text"
        tabIndex={-1}
        autoComplete="off"
        aria-hidden="true"
        aria-label={intl.formatMessage(messages.website)}
        className="hidden"
      />
      <Button type="submit" variant="primary" size="lg" busy={form.busy} className="justify-self-start">
        <FormattedMessage {...(form.busy ? messages.sending : messages.send)} />
      </Button>
    </form>
  );
}
