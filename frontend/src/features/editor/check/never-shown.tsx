import { ChevronDown } from 'lucide-react';
import { useMemo, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { Finding } from '#shared/quiz/prove.ts';
import { Button } from '../../../ui/button.tsx';
import { Picture } from '../../../ui/picture.tsx';
import { useEditor } from '../editor-context.ts';
import { useStage } from '../stage.tsx';
import { messages } from './messages.ts';

/** Products listed at first, and with every press more. */
const step = 24;

/** The products that no answers lead to; each can be asked why. */
export function NeverShown({ findings }: { findings: Finding[] }) {
  const intl = useIntl();
  const products = useEditor(({ products }) => products);
  const { explain } = useStage();
  const [open, setOpen] = useState(false);
  const [most, setMost] = useState(step);
  const byId = useMemo(() => new Map(products.map((product) => [product.id, product])), [products]);
  const certain = findings.every((finding) => finding.certain);
  return (
    <section className="rounded-lg border border-line bg-surface shadow-1">
      <button
        type="button"
        aria-expanded={open}
        onClick={() => setOpen(!open)}
        className="flex min-h-11 w-full items-center gap-3 rounded-lg p-3 text-left hover:bg-hover"
      >
        <span className="min-w-0 flex-1 text-pretty">
          <FormattedMessage
            {...(certain ? messages.never : messages.neverSeen)}
            values={{ count: findings.length, all: products.length }}
          />
        </span>
        <ChevronDown
          className={`size-4 shrink-0 text-ink-3 transition-transform ${open ? 'rotate-180' : ''}`}
          aria-hidden
        />
      </button>
      {open && (
        <ul className="grid border-t border-line p-1">
          {findings.slice(0, most).map(({ product = '' }) => (
            <li key={product} className="flex items-center gap-3 px-2 py-1">
              <Picture src={byId.get(product)?.image} className="size-9" />
              <span className="min-w-0 flex-1 truncate">{byId.get(product)?.title ?? product}</span>
              <Button
                size="sm"
                variant="ghost"
                onClick={() => explain(product)}
                aria-label={intl.formatMessage(messages.whyOf, {
                  product: byId.get(product)?.title ?? product,
                })}
              >
                <FormattedMessage {...messages.why} />
              </Button>
            </li>
          ))}
          {findings.length > most && (
            <li className="p-2">
              <Button size="sm" onClick={() => setMost(most + step)}>
                <FormattedMessage
                  {...messages.more}
                  values={{ count: Math.min(step, findings.length - most) }}
                />
              </Button>
            </li>
          )}
        </ul>
      )}
    </section>
  );
}
