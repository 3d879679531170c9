import { FormattedMessage } from 'react-intl';
import { AppearanceChoice, LanguageChoice } from '../../blocks/preferences.tsx';
import { messages } from './messages.ts';
import { Section } from './section.tsx';

export function LookSection() {
  return (
    <Section
      title={<FormattedMessage {...messages.look} />}
      hint={<FormattedMessage {...messages.lookHint} />}
    >
      <div className="grid gap-3">
        <div className="flex flex-wrap items-center justify-between gap-3">
          <FormattedMessage {...messages.language} />
          <LanguageChoice />
        </div>
        <div className="flex flex-wrap items-center justify-between gap-3">
          <FormattedMessage {...messages.appearance} />
          <AppearanceChoice />
        </div>
      </div>
    </Section>
  );
}
