import { useIntl } from 'react-intl';
import { TextArea } from '../../ui/field.tsx';
import { messages } from './messages.ts';
import { StepHeading } from './step-heading.tsx';
import type { StepProps } from './steps.ts';

export function GoalStep({ choices, change }: StepProps) {
  const intl = useIntl();
  return (
    <>
      <StepHeading title={messages.goalTitle} hint={messages.goalHint} />
      <TextArea
        label={intl.formatMessage(messages.wish)}
        placeholder={intl.formatMessage(messages.wishPlaceholder)}
        maxLength={500}
        rows={4}
        value={choices.wish}
        onChange={(event) => change({ wish: event.target.value })}
      />
    </>
  );
}
