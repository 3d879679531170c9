import { Sparkles } from 'lucide-react';
import { useRef } from 'react';
import { FormattedMessage } from 'react-intl';
import { DraftProgress } from '../../blocks/drafting/draft-progress.tsx';
import { useCreateQuiz } from '../../blocks/drafting/use-create-quiz.ts';
import { NoProductsForQuiz } from '../../blocks/no-products.tsx';
import { useCatalogue } from '../../data/shops.ts';
import { Button } from '../../ui/button.tsx';
import { useKeptFocus } from '../../ui/kept-focus.ts';
import { Picture } from '../../ui/picture.tsx';
import { messages } from './messages.ts';

const shown = 8;

/** One press from the imported catalogue to a drafted quiz in the editor. */
export function DraftFirst({ shopId, products: count }: { shopId: string; products: number }) {
  const { products } = useCatalogue(shopId);
  const draft = useCreateQuiz(shopId);
  const area = useRef<HTMLDivElement>(null);
  useKeptFocus(area);
  if (count === 0) {
    return <NoProductsForQuiz shopId={shopId} elsewhere />;
  }
  return (
    <div ref={area} className="grid justify-items-start gap-4">
      <p className="text-pretty text-ink-2">
        <FormattedMessage {...messages.stepDraftHint} />
      </p>
      {/* As many as there is room for in a row. */}
      <div className="flex h-10 flex-wrap gap-1.5 overflow-hidden md:h-12" aria-hidden>
        {products
          .filter((product) => product.image)
          .slice(0, shown)
          .map((product) => (
            <Picture key={product.id} src={product.image} className="size-10 md:size-12" />
          ))}
      </div>
      <DraftProgress shopId={shopId} making={draft} />
      <Button variant="primary" busy={draft.isPending} onClick={() => draft.create({ from: 'catalogue' })}>
        <Sparkles className="size-4" aria-hidden />
        <FormattedMessage {...messages.draft} />
      </Button>
    </div>
  );
}
