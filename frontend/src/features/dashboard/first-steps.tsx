import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { clsx } from 'clsx';
import { Check, X } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { QuizSummary } from '#shared/api/quizzes.ts';
import type { Shop } from '#shared/api/shops.ts';
import { shopReportQuery } from '../../data/analytics.ts';
import { useApp } from '../../lib/app.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { messages } from './messages.ts';

const keyOf = (shop: Shop) => `first-steps-hidden-${shop.id}`;

interface Step {
  key: string;
  done: boolean;
  label: ReactNode;
}

const link = 'touch rounded-sm underline decoration-line-strong underline-offset-4 hover:decoration-accent';

function stepsOf(shop: Shop, quizzes: QuizSummary[], seen: boolean): Step[] {
  const published = quizzes.find(({ status }) => status === 'published');
  const newest = published ?? quizzes[0];
  const answered = quizzes.some(({ responseCount }) => responseCount > 0);
  const publish = <FormattedMessage {...messages.checkPublish} />;
  const place = <FormattedMessage {...messages.checkPlace} />;
  return [
    { key: 'connect', done: true, label: <FormattedMessage {...messages.checkConnect} /> },
    { key: 'draft', done: quizzes.length > 0, label: <FormattedMessage {...messages.checkDraft} /> },
    {
      key: 'publish',
      done: published !== undefined,
      label: newest ? (
        <Link to="/app/quizzes/editor/$quizId" params={{ quizId: newest.id }} className={link}>
          {publish}
        </Link>
      ) : (
        publish
      ),
    },
    {
      key: 'place',
      done: seen || answered,
      label: published ? (
        <a href={shop.themeEditorUrl} target="_blank" rel="noopener" className={link}>
          {place}
        </a>
      ) : (
        place
      ),
    },
    { key: 'response', done: answered, label: <FormattedMessage {...messages.checkResponse} /> },
  ];
}

/** What is left to do until the first response; goes away by itself then, or when it is put away. */
export function FirstSteps({ shop, quizzes }: { shop: Shop; quizzes: QuizSummary[] }) {
  const intl = useIntl();
  const { data } = useQuery(shopReportQuery(useApp().client, shop.id));
  const [hidden, setHidden] = useState(() => localStorage.getItem(keyOf(shop)) !== null);
  const steps = stepsOf(shop, quizzes, (data?.totals.viewed ?? 0) > 0);
  const done = steps.filter((step) => step.done).length;
  if (hidden || done === steps.length) return null;
  const hide = () => {
    localStorage.setItem(keyOf(shop), 'yes');
    setHidden(true);
  };
  return (
    <Card className="mb-5 p-5">
      <header className="flex items-center justify-between gap-4">
        <h2 className="text-base">
          <FormattedMessage {...messages.checklist} />
        </h2>
        <span className="tabular ml-auto text-sm text-ink-3">
          <FormattedMessage {...messages.checklistProgress} values={{ done, all: steps.length }} />
        </span>
        <Button
          variant="ghost"
          size="sm"
          icon
          aria-label={intl.formatMessage(messages.dismiss)}
          onClick={hide}
        >
          <X className="size-4" aria-hidden />
        </Button>
      </header>
      <ol className="mt-3 grid gap-x-6 gap-y-3 sm:grid-cols-2 lg:grid-cols-5">
        {steps.map((step) => (
          <li key={step.key} className="flex items-center gap-2.5">
            <span
              className={clsx(
                'grid size-6 shrink-0 place-items-center rounded-full',
                step.done ? 'bg-good-soft text-good' : 'border border-line-strong',
              )}
            >
              {step.done && <Check className="size-3.5" aria-label={intl.formatMessage(messages.done)} />}
            </span>
            <span className={step.done ? 'text-ink-3' : 'font-[540]'}>{step.label}</span>
          </li>
        ))}
      </ol>
    </Card>
  );
}
