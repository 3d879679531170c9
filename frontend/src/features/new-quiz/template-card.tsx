import { LoaderCircle } from 'lucide-react';
import { FormattedMessage } from 'react-intl';
import type { FittedTemplate } from '#shared/api/quizzes.ts';
import { useLocale } from '../../lib/intl.tsx';
import { Picture } from '../../ui/picture.tsx';
import { messages } from './messages.ts';

interface Props {
  template: FittedTemplate;
  busy: boolean;
  onUse(): void;
}

/** A template, with pictures of the merchant's own products; one press makes the quiz. */
export function TemplateCard({ template, busy, onUse }: Props) {
  const locale = useLocale();
  const fits = template.questions > 0;
  return (
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
          {...(fits ? messages.fit : messages.noFit)}
          values={{ questions: template.questions, products: template.products }}
        />
      </span>
    </button>
  );
}
