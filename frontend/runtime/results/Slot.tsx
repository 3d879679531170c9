import type { Card, Pool } from '#shared/quiz/artefact.ts';
import { whyItFits } from '#shared/quiz/explain.ts';
import type { RankedItem, Ranking } from '#shared/quiz/rank.ts';
import { CartButton } from './CartButton.tsx';
import { Product } from './Product.tsx';
import type { ResultsProps } from './Results.tsx';
import { resultWord } from './resultWords.ts';
import { WhatIf } from './WhatIf.tsx';

interface SlotProps extends ResultsProps {
  pool: Pool;
  slot: Ranking['slots'][number];
  /** The first slot, whose first product nothing has to change for. */
  leading: boolean;
}

/** One place on the results page: the best match, those after it, or a routine. */
export const Slot = (props: SlotProps) => {
  const { head, pool, slot, texts, locale, view, session, addToCart } = props;
  const { answers } = view;
  const title = texts[`${slot.id}.title`];
  const cards = slot.items.flatMap((item) => pool.cards[item.card] ?? []);
  const forSale = cards.filter((card) => card.available);
  const cart =
    addToCart &&
    (async (...wanted: Card[]) => {
      await addToCart(wanted, view.session);
      for (const { id } of wanted) session.tell({ kind: 'addedToCart', product: id });
    });
  const product = (item: RankedItem, index: number) => {
    const card = pool.cards[item.card];
    if (!card) return null;
    const first = props.leading && index === 0;
    return (
      <li key={card.id}>
        <Product
          card={card}
          label={
            cart
              ? texts['results.add'] || resultWord(locale, 'add')
              : texts['results.visit'] || resultWord(locale, 'visit')
          }
          step={item.step && texts[`${item.step}.title`]}
          // What is sold out says so beside its button, where the shop may tell it later: a reason that grew would move the page.
          why={item.why ?? whyItFits(head, item, answers, locale)}
          locale={locale}
          currency={head.currency}
          level={title ? 4 : 3}
          addToCart={cart}
          // The editor's preview has neither a cart nor anybody to report to.
          away={!cart && !!props.onComplete}
          onVisit={() => session.tell({ kind: 'productClicked', product: card.id })}
        />
        {!first && slot.kind !== 'routine' && !item.why && (
          <WhatIf head={head} pool={pool} answers={answers} product={card.id} texts={texts} locale={locale} />
        )}
      </li>
    );
  };
  return (
    <div className="rq-slot" part="slot">
      {title && <h3 className="rq-heading">{title}</h3>}
      <ul className={`rq-products is-${slot.kind}`}>{slot.items.map(product)}</ul>
      {slot.kind === 'routine' && cart && forSale.length > 1 && (
        <CartButton
          locale={locale}
          label={texts['results.addall'] || resultWord(locale, 'addAll')}
          add={() => cart(...forSale)}
        />
      )}
    </div>
  );
};
