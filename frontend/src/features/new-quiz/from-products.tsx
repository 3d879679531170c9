import { Link } from '@tanstack/react-router';
import { Sparkles } from 'lucide-react';
import { useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { DraftProgress } from '../../blocks/drafting/draft-progress.tsx';
import { useCreateQuiz } from '../../blocks/drafting/use-create-quiz.ts';
import { Button, buttonClass } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { TextArea } from '../../ui/field.tsx';
import { useKeptFocus } from '../../ui/kept-focus.ts';
import { messages } from './messages.ts';

/** At most as many characters as the contract takes. */
const most = 500;

/** One press from the catalogue to a draft; a wish in the merchant's own words may steer it. */
export function FromProducts({ shopId }: { shopId: string }) {
  const intl = useIntl();
  const [wish, setWish] = useState('');
  const create = useCreateQuiz(shopId);
  const own = wish.trim();
  const form = useRef<HTMLFormElement>(null);
  useKeptFocus(form);
  return (
    <Card className="p-5 md:p-6">
      <form
        ref={form}
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          create.create({ from: 'catalogue', ...(own ? { wish: own } : {}) });
        }}
      >
        <div className="grid gap-1">
          <h2 className="flex items-center gap-2 text-md font-[600]">
            <Sparkles className="size-5 text-accent-ink" aria-hidden />
            <FormattedMessage {...messages.fromProducts} />
          </h2>
          <p className="text-pretty text-ink-2">
            <FormattedMessage {...messages.fromProductsHint} />
          </p>
        </div>
        <TextArea
          label={intl.formatMessage(messages.wish)}
          placeholder={intl.formatMessage(messages.wishPlaceholder)}
          aside={wish.length > most * 0.8 ? `${wish.length} / ${most}` : undefined}
          maxLength={most}
          value={wish}
          onChange={(event) => setWish(event.target.value)}
        />
        <DraftProgress shopId={shopId} making={create} />
        <div className="flex flex-wrap gap-2">
          <Button type="submit" variant="primary" busy={create.isPending}>
            <FormattedMessage {...messages.draft} />
          </Button>
          <Link to="/app/quizzes/create" className={buttonClass({ variant: 'ghost' })}>
            <FormattedMessage {...messages.stepByStep} />
          </Link>
        </div>
      </form>
    </Card>
  );
}
