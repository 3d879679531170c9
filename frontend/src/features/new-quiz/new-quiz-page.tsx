import { useRouteContext } from '@tanstack/react-router';
import { FormattedMessage, useIntl } from 'react-intl';
import { useCreateQuiz } from '../../blocks/drafting/use-create-quiz.ts';
import { NoProductsForQuiz, useSellsNothing } from '../../blocks/no-products.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Page } from '../../ui/page.tsx';
import { Problem } from '../../ui/problem.tsx';
import { FromProducts } from './from-products.tsx';
import { messages } from './messages.ts';
import { Path } from './path.tsx';
import { TemplateGallery } from './template-gallery.tsx';

function Blank({ shopId }: { shopId: string }) {
  const create = useCreateQuiz(shopId);
  return (
    <div className="grid gap-3 border-t border-line pt-5">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <p className="text-ink-2">
          <FormattedMessage {...messages.blankHint} />
        </p>
        <Button busy={create.isPending} onClick={() => create.create({ from: 'blank' })}>
          <FormattedMessage {...messages.blank} />
        </Button>
      </div>
      <p role="status" className="text-sm text-ink-3 empty:hidden">
        {create.isPending && <FormattedMessage {...messages.blankBusy} />}
      </p>
      <Problem error={create.error} />
    </div>
  );
}

/** The ways to a new quiz: from the catalogue, from a template, from nothing. */
export function NewQuizPage() {
  const intl = useIntl();
  const { shopId } = useRouteContext({ from: '/signed-in/app/shop/app/quizzes/new' });
  const sellsNothing = useSellsNothing(shopId);
  const title = intl.formatMessage(messages.title);
  return (
    <Page title={title} crumbs={<Path title={title} />}>
      <div className="grid gap-8">
        {sellsNothing ? (
          <Card>
            <NoProductsForQuiz shopId={shopId} />
          </Card>
        ) : (
          <>
            <FromProducts shopId={shopId} />
            <TemplateGallery shopId={shopId} />
          </>
        )}
        <Blank shopId={shopId} />
      </div>
    </Page>
  );
}
