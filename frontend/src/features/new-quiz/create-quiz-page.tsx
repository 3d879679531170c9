import { Link, useNavigate, useRouteContext, useSearch } from '@tanstack/react-router';
import { Check } from 'lucide-react';
import { useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { NoProductsForQuiz, useSellsNothing } from '../../blocks/no-products.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { useKeptFocus } from '../../ui/kept-focus.ts';
import { Page } from '../../ui/page.tsx';
import { GoalStep } from './goal-step.tsx';
import { messages } from './messages.ts';
import { Path } from './path.tsx';
import { ProductsStep } from './products-step.tsx';
import { ReviewStep } from './review-step.tsx';
import { StepRow } from './step-row.tsx';
import { type Choices, createSteps, type StepProps } from './steps.ts';
import { StyleStep } from './style-step.tsx';

const here = '/signed-in/app/shop/app/quizzes/create';
const panels = { goal: GoalStep, products: ProductsStep, style: StyleStep, review: ReviewStep };

function StepList({ at }: { at: number }) {
  const intl = useIntl();
  return (
    <nav aria-label={intl.formatMessage(messages.steps)}>
      <ol className="flex gap-1 md:grid">
        {createSteps.map((step, index) => (
          <li key={step}>
            <Link
              to="/app/quizzes/create"
              search={{ step }}
              aria-current={index === at ? 'step' : undefined}
              className="flex min-h-11 items-center gap-2.5 rounded-md px-2.5 text-ink-2 hover:bg-hover aria-[current]:bg-accent-soft aria-[current]:text-accent-ink"
            >
              <span className="tabular grid size-6 shrink-0 place-items-center rounded-full border border-current text-xs font-[600]">
                {index < at ? <Check className="size-3.5" aria-hidden /> : index + 1}
              </span>
              <span className={index === at ? undefined : 'sr-only md:not-sr-only'}>
                <FormattedMessage {...messages[step]} />
              </span>
            </Link>
          </li>
        ))}
      </ol>
    </nav>
  );
}

/** A quiz in four steps: goal, products, style, review. What was chosen stays while moving between them. */
export function CreateQuizPage() {
  const intl = useIntl();
  const navigate = useNavigate();
  const { shopId } = useRouteContext({ from: here });
  const { step = 'goal' } = useSearch({ from: here });
  const [choices, setChoices] = useState<Choices>({ wish: '', collections: [], name: '' });
  const form = useRef<HTMLFormElement>(null);
  useKeptFocus(form);
  const at = createSteps.indexOf(step);
  const props: StepProps = {
    shopId,
    choices,
    change: (part) => setChoices((now) => ({ ...now, ...part })),
  };
  const Panel = panels[step];
  const sellsNothing = useSellsNothing(shopId);
  const title = intl.formatMessage(messages.createTitle);
  const [before, after] = [createSteps[at - 1], createSteps[at + 1]];
  if (sellsNothing) {
    return (
      <Page title={title} crumbs={<Path title={title} />}>
        <Card>
          <NoProductsForQuiz shopId={shopId} elsewhere />
        </Card>
      </Page>
    );
  }
  return (
    <Page title={title} crumbs={<Path title={title} />}>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-6 md:grid-cols-[12rem_minmax(0,1fr)]">
        <StepList at={at} />
        <Card className="p-5 md:p-6">
          <form
            ref={form}
            className="grid gap-6"
            onSubmit={(event) => {
              event.preventDefault();
              if (after) void navigate({ to: '/app/quizzes/create', search: { step: after } });
            }}
          >
            <Panel {...props} />
            {after && (
              <StepRow before={before}>
                <Button type="submit" variant="primary">
                  <FormattedMessage {...messages.next} />
                </Button>
              </StepRow>
            )}
          </form>
        </Card>
      </div>
    </Page>
  );
}
