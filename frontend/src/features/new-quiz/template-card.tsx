import { LoaderCircle, RotateCcw } from 'lucide-react';
import { FormattedMessage } from 'react-intl';
import type { FittedTemplate } from '#shared/api/quizzes.ts';
import { useLocale } from '../../lib/intl.tsx';
import { Button } from '../../ui/button.tsx';
import { Picture } from '../../ui/picture.tsx';
import { Problem } from '../../ui/problem.tsx';
import { messages } from './messages.ts';

interface Props {
  template: FittedTemplate;
  busy: boolean;
  /** Why no quiz came of it. */
  error: unknown;
  onUse(): void;
}

/** A template, with pictures of the merchant's own products; one press makes the quiz. */
export function TemplateCard({ template, busy, error, onUse }: Props) {
  const locale = useLocale();
  const fits = template.questions > 0;
  return (
    <div className="grid h-full grid-rows-[1fr] gap-2">
      <button
        type="button"
        disabled={!fits}
        aria-busy={busy}
        onClick={onUse}
        className="grid size-full content-start gap-3 rounded-lg border border-line-strong bg-surface p-5 text-left shadow-1 transition-colors enabled:hover:border-control enabled:hover:bg-hover disabled:bg-sunken disabled:shadow-none"
      >
        {fits && (
          <span className="flex gap-1.5" aria-hidden>
            {template.pictures.map((picture) => (
              <Picture key={picture} src={picture} className="size-12" />
            ))}
          </span>
        )}
        <span className="grid gap-1">
          <span className="flex items-center gap-2 font-[600]">
            {template.name[locale]}
            {busy && <LoaderCircle className="size-4 animate-spin" aria-hidden />}
          </span>
          <span className="text-pretty text-sm text-ink-2">{template.about[locale]}</span>
        </span>
        <span className="tabular text-sm text-ink-3">
          <FormattedMessage
            {...(busy ? messages.fitting : fits ? messages.fit : messages.noFit)}
            values={{ questions: template.questions, products: template.products }}
          />
        </span>
      </button>
      <p role="status" className="sr-only">
        {busy && <FormattedMessage {...messages.fitting} />}
      </p>
      {Boolean(error) && (
        <div className="grid justify-items-start gap-2">
          <Problem error={error} />
          <Button size="sm" onClick={onUse}>
            <RotateCcw className="size-4" aria-hidden />
            <FormattedMessage {...messages.again} />
          </Button>
        </div>
      )}
    </div>
  );
}
