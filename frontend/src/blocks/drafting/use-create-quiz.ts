import { useMutation } from '@tanstack/react-query';
import { useNavigate, useRouter } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { newSession } from '#frontend/runtime/id.ts';
import { toId } from '#shared/model/ids.ts';
import { same } from '#shared/quiz/same.ts';
import { useNoteDrafted } from '../../data/drafted.ts';
import { useReadQuizzes } from '../../data/quizzes.ts';
import { type App, useApp } from '../../lib/app.ts';
import { confirmToast } from '../../ui/toast.tsx';
import { messages } from './messages.ts';

export type Attempt = Parameters<App['client']['quizzes']['create']>[0]['body'] & { attemptId: string };
type Wish = Omit<Attempt, 'attemptId'>;

/** The same wish is the same attempt until it has its quiz: however often it is pressed or sent, one quiz comes of it. */
const useAttempt = () => {
  const last = useRef<{ wish: Wish; attemptId: string } | null>(null);
  return {
    of: (wish: Wish): string => {
      if (!last.current || !same(last.current.wish, wish))
        last.current = { wish, attemptId: toId('attempt', newSession()) };
      return last.current.attemptId;
    },
    end: () => {
      last.current = null;
    },
  };
};

/** Whether what asks is still on the screen, and stays: who followed a link has left, also while that page loads. */
const useStays = (): (() => boolean) => {
  const router = useRouter();
  const at = useRef<string>(undefined);
  useEffect(
    function noteLeaving() {
      at.current = router.latestLocation.pathname;
      return () => {
        at.current = undefined;
      };
    },
    [router],
  );
  return () => router.latestLocation.pathname === at.current;
};

/** Stops the making of a quiz: on the server first, so that none comes of it after it is said that none does. */
const useCancel = (shopId: string, stop: (attemptId: string) => void) => {
  const intl = useIntl();
  const { client } = useApp();
  return useMutation({
    mutationFn: (attemptId: string) => client.quizzes.cancelAttempt({ params: { shopId, attemptId } }),
    onSuccess: ({ quizId }, attemptId) => {
      if (quizId === undefined) stop(attemptId);
      else void confirmToast(intl.formatMessage(messages.tooLate));
    },
  });
};

/** Makes a quiz and goes to its editor. Somebody who left meanwhile is told instead, and stays where they are. */
export const useCreateQuiz = (shopId: string) => {
  const intl = useIntl();
  const { client } = useApp();
  const navigate = useNavigate();
  const readQuizzes = useReadQuizzes(shopId);
  const noteDrafted = useNoteDrafted();
  const attempt = useAttempt();
  const stays = useStays();
  /** Known at once: the second press of a double one comes before anything is drawn. */
  const isBusy = useRef(false);
  /** Attempts that were given up: how their requests end concerns nobody. */
  const given = useRef(new Set<string>());
  const [cancelled, setCancelled] = useState(false);
  const open = (quizId: string) => navigate({ to: '/app/quizzes/editor/$quizId', params: { quizId } });
  const create = useMutation({
    mutationFn: (body: Attempt) => client.quizzes.create({ params: { shopId }, body }),
    onSuccess: async (quiz) => {
      attempt.end();
      noteDrafted(quiz);
      if (stays()) await open(quiz.id);
      else {
        void confirmToast(intl.formatMessage(messages.ready, { name: quiz.name }), {
          label: intl.formatMessage(messages.open),
          run: () => void open(quiz.id),
        });
      }
      await readQuizzes();
    },
    onSettled: (_made, _error, { attemptId }) => {
      if (!given.current.has(attemptId)) isBusy.current = false;
    },
    onError: (_error, { attemptId }) => {
      if (!stays() && !given.current.has(attemptId)) void confirmToast(intl.formatMessage(messages.notMade));
    },
  });
  const cancel = useCancel(shopId, (attemptId) => {
    given.current.add(attemptId);
    attempt.end();
    isBusy.current = false;
    create.reset();
    setCancelled(true);
  });
  return {
    isPending: create.isPending,
    error: create.error,
    /** What was wished last, also when it failed. */
    wish: create.variables,
    /** What is being made, with the id under which its progress is found. */
    attempt: create.isPending ? create.variables : undefined,
    /** Nothing came of the last one, as was wished. */
    cancelled,
    create: (wish: Wish) => {
      if (isBusy.current) return;
      isBusy.current = true;
      setCancelled(false);
      cancel.reset();
      create.mutate({ ...wish, attemptId: attempt.of(wish) });
    },
    cancelling: {
      isPending: cancel.isPending,
      error: cancel.error,
      run: () => create.variables && cancel.mutate(create.variables.attemptId),
    },
  };
};

/** The making of a quiz, as a screen has it. */
export type Making = ReturnType<typeof useCreateQuiz>;
