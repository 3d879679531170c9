import { useInfiniteQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { contactsQuery } from '../../../data/contacts.ts';
import { useApp } from '../../../lib/app.ts';
import { useEditor } from '../editor-context.ts';

/** The contacts of the quiz that the address asks for, and how to ask for others. */
export const useContacts = () => {
  const { client } = useApp();
  const { shopId, record } = useEditor(({ shopId, record }) => ({ shopId, record }));
  const { email, contact } = useSearch({ from: '/signed-in/app/quizzes/editor/$quizId' });
  const navigate = useNavigate({ from: '/app/quizzes/editor/$quizId' });
  const filter = { quizId: record.id, ...(email ? { email } : {}) };
  return {
    email,
    contact,
    filter,
    query: useInfiniteQuery(contactsQuery(client, shopId, filter)),
    find: (wanted: string | undefined) =>
      navigate({ search: { view: 'contacts', email: wanted }, replace: true }),
    open: (id: string | undefined) =>
      navigate({ search: (before) => ({ ...before, contact: id }), resetScroll: false }),
  };
};
