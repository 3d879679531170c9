import { useNavigate, useSearch } from '@tanstack/react-router';
import type { ResponseSearch } from './response-search.ts';

type Change = { [Key in keyof ResponseSearch]?: ResponseSearch[Key] | undefined };

/** The filters of the address, and how to change them. */
export const useResponseSearch = () => {
  const search = useSearch({ from: '/signed-in/app/quizzes/editor/$quizId' });
  const navigate = useNavigate({ from: '/app/quizzes/editor/$quizId' });
  const { q, from, to, version, lang, product } = search;
  const filters = { q, from, to, version, lang, product };
  return {
    search: filters,
    response: search.response,
    filtered: Object.values(filters).some((value) => value !== undefined),
    set: (change: Change) =>
      navigate({ search: (before) => ({ ...before, ...change }), replace: true, resetScroll: false }),
    open: (response: string | undefined) =>
      navigate({ search: (before) => ({ ...before, response }), resetScroll: false }),
    clear: () => navigate({ search: { view: 'responses' }, replace: true }),
  };
};
