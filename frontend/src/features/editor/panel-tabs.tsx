import { Eye, Inbox, Languages, ListTree, SlidersHorizontal } from 'lucide-react';
import { useIntl } from 'react-intl';
import { messages } from './messages.ts';

/** What a narrow window shows of the builder. */
export type Panel = 'flow' | 'preview' | 'edit';

const tabs = [
  { panel: 'flow', label: messages.flow, icon: ListTree },
  { panel: 'preview', label: messages.preview, icon: Eye },
  { panel: 'edit', label: messages.edit, icon: SlidersHorizontal },
  { panel: 'texts', label: messages.languages, icon: Languages },
  { panel: 'responses', label: messages.responses, icon: Inbox },
] as const;

type Tab = (typeof tabs)[number]['panel'];

/** The parts of the builder under the thumb, where they do not fit side by side. */
export function PanelTabs({ current, onSelect }: { current: Tab | 'versions'; onSelect(tab: Tab): void }) {
  const intl = useIntl();
  return (
    <nav
      aria-label={intl.formatMessage(messages.panels)}
      className="flex shrink-0 border-t border-line bg-surface pb-[env(safe-area-inset-bottom)] lg:hidden"
    >
      {tabs.map(({ panel, label, icon: Icon }) => (
        <button
          key={panel}
          type="button"
          aria-current={current === panel}
          onClick={() => onSelect(panel)}
          className="flex min-h-14 flex-1 flex-col items-center justify-center gap-0.5 text-xs font-[540] text-ink-3 focus-visible:-outline-offset-2 aria-[current=true]:text-accent-ink"
        >
          <Icon className="size-5" aria-hidden />
          {intl.formatMessage(label)}
        </button>
      ))}
    </nav>
  );
}
