import { Link } from '@tanstack/react-router';
import { FormattedMessage, useIntl } from 'react-intl';
import { DraftProgress } from '../../blocks/drafting/draft-progress.tsx';
import { useCreateQuiz } from '../../blocks/drafting/use-create-quiz.ts';
import { useShopBrand } from '../../data/shops.ts';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/field.tsx';
import { messages } from './messages.ts';
import { StepHeading } from './step-heading.tsx';
import { StepRow } from './step-row.tsx';
import type { CreateStep, StepProps } from './steps.ts';

/** What was chosen, and the press that drafts the quiz. */
export function ReviewStep({ shopId, choices, change }: StepProps) {
  const intl = useIntl();
  const create = useCreateQuiz(shopId);
  const brand = useShopBrand(shopId);
  const { collections, theme } = choices;
  const wish = choices.wish.trim();
  const name = choices.name.trim();
  const lookSaid = () => {
    if (!theme && brand) return intl.formatMessage(messages.inBrand);
    return theme?.accent?.toUpperCase() ?? intl.formatMessage(messages.shopColor);
  };
  const rows: { step: CreateStep; said: string }[] = [
    { step: 'goal', said: wish || intl.formatMessage(messages.noGoal) },
    {
      step: 'products',
      said:
        collections.length > 0
          ? intl.formatMessage(messages.someCollections, { count: collections.length })
          : intl.formatMessage(messages.allProducts),
    },
    { step: 'style', said: lookSaid() },
  ];
  const draft = () =>
    create.create({
      from: 'catalogue',
      ...(theme ? { theme } : {}),
      ...(wish ? { wish } : {}),
      ...(name ? { name } : {}),
      ...(collections.length > 0 ? { collections } : {}),
    });
  return (
    <>
      <StepHeading title={messages.reviewTitle} />
      <dl className="divide-y divide-line border-y border-line">
        {rows.map(({ step, said }) => (
          <div key={step} className="flex items-start gap-4 py-3">
            <dt className="w-24 shrink-0 text-ink-3">
              <FormattedMessage {...messages[step]} />
            </dt>
            <dd className="flex-1 wrap-anywhere">{said}</dd>
            <dd>
              <Link to="/app/quizzes/create" search={{ step }} className="touch text-accent-ink underline">
                <FormattedMessage {...messages.change} />
              </Link>
            </dd>
          </div>
        ))}
      </dl>
      <TextField
        label={intl.formatMessage(messages.name)}
        hint={intl.formatMessage(messages.nameHint)}
        maxLength={120}
        value={choices.name}
        onChange={(event) => change({ name: event.target.value })}
      />
      <DraftProgress shopId={shopId} making={create} />
      <StepRow before="style">
        <Button variant="primary" busy={create.isPending} onClick={draft}>
          <FormattedMessage {...messages.draft} />
        </Button>
      </StepRow>
    </>
  );
}
