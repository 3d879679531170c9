import { useNavigate, useSearch } from '@tanstack/react-router';
import { useIntl } from 'react-intl';
import { Segmented } from '../../ui/segmented.tsx';
import { messages } from './people-messages.ts';

/** What shoppers answered, or who of them can be reached. */
export function PeopleTabs() {
  const intl = useIntl();
  const { view } = useSearch({ from: '/signed-in/app/quizzes/editor/$quizId' });
  const navigate = useNavigate({ from: '/app/quizzes/editor/$quizId' });
  return (
    <Segmented<'responses' | 'contacts'>
      label={intl.formatMessage(messages.views)}
      value={view === 'contacts' ? 'contacts' : 'responses'}
      onChange={(next) => navigate({ search: { view: next } })}
      className="justify-self-start"
      items={[
        { value: 'responses', label: intl.formatMessage(messages.responses) },
        { value: 'contacts', label: intl.formatMessage(messages.contacts) },
      ]}
    />
  );
}
