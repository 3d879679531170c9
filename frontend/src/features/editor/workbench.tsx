import { Eye, ListTree, SlidersHorizontal } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useIntl } from 'react-intl';
import { Skeleton } from '../../ui/skeleton.tsx';
import { useEditor } from './editor-context.ts';
import { FlowPanel } from './flow-panel.tsx';
import { messages } from './messages.ts';
import { PropertiesPanel } from './properties-panel.tsx';

const PreviewPanel = lazy(() =>
  import('./preview-panel.tsx').then((part) => ({ default: part.PreviewPanel })),
);

type Panel = 'flow' | 'preview' | 'edit';

const tabs = [
  { panel: 'flow', label: messages.flow, icon: ListTree },
  { panel: 'preview', label: messages.preview, icon: Eye },
  { panel: 'edit', label: messages.edit, icon: SlidersHorizontal },
] as const;

/** Flow, live quiz and properties: side by side, or as tabs where there is no room. */
export function Workbench() {
  const intl = useIntl();
  const { select } = useEditor();
  const [panel, setPanel] = useState<Panel>('flow');
  const shown = (own: Panel, wide: string) =>
    `${panel === own ? 'block' : 'hidden'} ${wide} min-h-0 overflow-y-auto`;
  return (
    <>
      <div className="grid min-h-0 flex-1 grid-rows-1 lg:grid-cols-[16rem_minmax(0,1fr)_23rem]">
        <section
          aria-label={intl.formatMessage(messages.flow)}
          className={`${shown('flow', 'lg:block')} bg-surface lg:border-r lg:border-line`}
        >
          <FlowPanel
            onSelect={(at) => {
              select(at);
              setPanel('edit');
            }}
          />
        </section>
        <section
          aria-label={intl.formatMessage(messages.preview)}
          className={`${shown('preview', 'lg:block')} bg-sunken`}
        >
          <Suspense fallback={<Skeleton className="m-6 h-120 rounded-xl" />}>
            <PreviewPanel />
          </Suspense>
        </section>
        <section
          aria-label={intl.formatMessage(messages.edit)}
          className={`${shown('edit', 'lg:block')} bg-surface lg:border-l lg:border-line`}
        >
          <PropertiesPanel />
        </section>
      </div>
      <nav
        aria-label={intl.formatMessage(messages.panels)}
        className="flex shrink-0 border-t border-line bg-surface pb-[env(safe-area-inset-bottom)] lg:hidden"
      >
        {tabs.map(({ panel: own, label, icon: Icon }) => (
          <button
            key={own}
            type="button"
            aria-current={panel === own}
            onClick={() => setPanel(own)}
            className="flex min-h-14 flex-1 flex-col items-center justify-center gap-0.5 text-xs font-[540] text-ink-3 aria-[current=true]:text-accent-ink"
          >
            <Icon className="size-5" aria-hidden />
            {intl.formatMessage(label)}
          </button>
        ))}
      </nav>
    </>
  );
}
