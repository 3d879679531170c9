import { useMutation } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { Sparkles } from 'lucide-react';
import { FormattedMessage } from 'react-intl';
import { NoProductsForQuiz } from '../../blocks/no-products.tsx';
import { useNoteDrafted } from '../../data/drafted.ts';
import { useReadQuizzes } from '../../data/quizzes.ts';
import { useCatalogue } from '../../data/shops.ts';
import { useApp } from '../../lib/app.ts';
import { Button } from '../../ui/button.tsx';
import { Picture } from '../../ui/picture.tsx';
import { Problem } from '../../ui/problem.tsx';
import { messages } from './messages.ts';

const shown = 8;

/** One press from the imported catalogue to a drafted quiz in the editor. */
export function DraftFirst({ shopId, products: count }: { shopId: string; products: number }) {
  const { client } = useApp();
  const navigate = useNavigate();
  const readQuizzes = useReadQuizzes(shopId);
  const noteDrafted = useNoteDrafted();
  const { products } = useCatalogue(shopId);
  const draft = useMutation({
    mutationFn: () => client.quizzes.create({ params: { shopId }, body: { from: 'catalogue' } }),
    onSuccess: async (quiz) => {
      noteDrafted(quiz);
      await navigate({ to: '/app/quizzes/editor/$quizId', params: { quizId: quiz.id } });
      await readQuizzes();
    },
  });
  if (count === 0) {
    return <NoProductsForQuiz shopId={shopId} elsewhere />;
  }
  return (
    <div className="grid justify-items-start gap-4">
      <p className="text-pretty text-ink-2">
        <FormattedMessage {...messages.stepDraftHint} />
      </p>
      <div className="flex gap-1.5" aria-hidden>
        {products
          .filter((product) => product.image)
          .slice(0, shown)
          .map((product) => (
            <Picture key={product.id} src={product.image} className="size-10 md:size-12" />
          ))}
      </div>
      <Problem error={draft.error} />
      <Button variant="primary" busy={draft.isPending} onClick={() => draft.mutate()}>
        <Sparkles className="size-4" aria-hidden />
        <FormattedMessage {...(draft.isPending ? messages.drafting : messages.draft)} />
      </Button>
    </div>
  );
}
