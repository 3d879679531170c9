import { FilePlus2, Sparkles } from 'lucide-react';
import { RadioGroup } from 'radix-ui';
import { FormattedMessage, useIntl } from 'react-intl';
import { messages } from './messages.ts';

export type Way = 'catalogue' | 'blank';

const ways = [
  { value: 'catalogue', icon: Sparkles, title: messages.fromProducts, hint: messages.fromProductsHint },
  { value: 'blank', icon: FilePlus2, title: messages.blank, hint: messages.blankHint },
] as const;

export function WayChoice({ value, onChange }: { value: Way; onChange(way: Way): void }) {
  const intl = useIntl();
  return (
    <RadioGroup.Root
      aria-label={intl.formatMessage(messages.way)}
      value={value}
      onValueChange={(next) => onChange(next === 'blank' ? 'blank' : 'catalogue')}
      className="grid gap-3 sm:grid-cols-2"
    >
      {ways.map(({ value: way, icon: Icon, title, hint }) => (
        <RadioGroup.Item
          key={way}
          value={way}
          className="grid content-start gap-1 rounded-lg border border-line-strong bg-surface p-5 text-left shadow-1 transition-colors hover:border-control data-[state=checked]:border-accent data-[state=checked]:bg-accent-soft"
        >
          <Icon className="mb-2 size-5 text-accent-ink" aria-hidden />
          <span className="font-[600]">
            <FormattedMessage {...title} />
          </span>
          <span className="text-pretty text-sm text-ink-2">
            <FormattedMessage {...hint} />
          </span>
        </RadioGroup.Item>
      ))}
    </RadioGroup.Root>
  );
}
