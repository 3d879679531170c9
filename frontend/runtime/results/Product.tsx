import type { Locale } from '#shared/model/locale.ts';
import type { Card } from '#shared/quiz/artefact.ts';
import { CartButton } from './CartButton.tsx';
import type { Shown } from './live.ts';
import { resultWord } from './resultWords.ts';

interface ProductProps {
  card: Shown;
  /** On the button. */
  label: string;
  /** Name of the routine's step. */
  step: string | undefined;
  why: string;
  locale: Locale;
  currency: string;
  level: 3 | 4;
  addToCart: ((card: Card) => Promise<void>) | undefined;
  /** Elsewhere than in its shop, a product is bought where it leads to. */
  away: boolean;
  onVisit(): void;
}

/** The product's page, where it is one: never a `javascript:` address. */
const pageOf = (card: Card): string | undefined =>
  card.url && /^(https?:\/\/|\/(?!\/))/i.test(card.url) ? card.url : undefined;

/** A product: picture, name, price, why it fits, and the way to buy it. */
export const Product = ({
  card,
  label,
  step,
  why,
  locale,
  currency,
  level,
  addToCart,
  away,
  onVisit,
}: ProductProps) => {
  const price = (cents: number) =>
    new Intl.NumberFormat(locale, { style: 'currency', currency: card.currency ?? currency }).format(
      cents / 100,
    );
  const Heading = `h${level}` as const;
  const page = pageOf(card);
  const before = card.compareAtPrice ?? 0;
  return (
    <article className="rq-product" part="product">
      {card.image ? (
        <img className="rq-photo" part="picture" src={card.image} alt="" decoding="async" />
      ) : (
        <span className="rq-photo" part="picture" aria-hidden="true">
          {card.title.slice(0, 1)}
        </span>
      )}
      <div className="rq-about">
        {step && <p className="rq-eyebrow">{step}</p>}
        <Heading className="rq-product-name">
          {page ? (
            <a href={page} part="product-link" onClick={onVisit}>
              {card.title}
            </a>
          ) : (
            card.title
          )}
        </Heading>
        <p className="rq-price" part="price">
          {price(card.price)}
          {before > card.price && (
            <s>
              <span className="rq-sr">{resultWord(locale, 'was')} </span>
              {price(before)}
            </s>
          )}
          {!card.available && !addToCart && <span className="rq-badge">{resultWord(locale, 'soldOut')}</span>}
        </p>
        <p className="rq-why" part="reason">
          {why}
        </p>
        {addToCart && !card.available && <p className="rq-gone">{resultWord(locale, 'soldOut')}</p>}
        {addToCart && card.available && (
          <CartButton locale={locale} label={label} name={card.title} add={() => addToCart(card)} />
        )}
        {away && page && (
          <p className="rq-cart">
            <a
              className="rq-button"
              part="button"
              href={page}
              aria-label={`${label}: ${card.title}`}
              onClick={onVisit}
            >
              {label}
            </a>
          </p>
        )}
      </div>
    </article>
  );
};
