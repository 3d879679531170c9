import { useNavigate, useSearch } from '@tanstack/react-router';
import { useIntl } from 'react-intl';
import { SelectField } from '../../ui/field.tsx';
import { SearchField } from '../../ui/search-field.tsx';
import { messages } from './messages.ts';
import { orders, parts, type QuizSearch } from './quiz-view.ts';

export const from = '/signed-in/app/shop/app/quizzes';

/** Search, which part of the list, and its order: all of it in the address. */
export function Filters() {
  const intl = useIntl();
  const search = useSearch({ from });
  const navigate = useNavigate({ from: '/app/quizzes' });
  const set = (change: { [Key in keyof QuizSearch]?: string | undefined }) =>
    navigate({
      search: (before) => ({ ...before, ...change }) as QuizSearch,
      replace: true,
      resetScroll: false,
    });
  return (
    <div className="mb-3 flex flex-wrap gap-2">
      <SearchField
        label={intl.formatMessage(messages.search)}
        value={search.q ?? ''}
        onChange={(q) => set({ q: q || undefined })}
        className="w-full sm:w-auto sm:max-w-sm sm:flex-1"
      />
      <SelectField
        label={intl.formatMessage(messages.status)}
        hideLabel
        className="flex-1 sm:ml-auto sm:flex-none"
        value={search.status ?? 'all'}
        onChange={({ target }) => set({ status: target.value === 'all' ? undefined : target.value })}
      >
        {parts.map((part) => (
          <option key={part} value={part}>
            {intl.formatMessage(messages[part])}
          </option>
        ))}
      </SelectField>
      <SelectField
        label={intl.formatMessage(messages.sort)}
        hideLabel
        className="flex-1 sm:flex-none"
        value={search.sort ?? 'newest'}
        onChange={({ target }) => set({ sort: target.value === 'newest' ? undefined : target.value })}
      >
        {orders.map((order) => (
          <option key={order} value={order}>
            {intl.formatMessage(messages[order])}
          </option>
        ))}
      </SelectField>
    </div>
  );
}
