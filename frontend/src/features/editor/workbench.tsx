import { lazy, Suspense } from 'react';
import { useIntl } from 'react-intl';
import { Skeleton } from '../../ui/skeleton.tsx';
import { useEditor } from './editor-context.ts';
import { FlowPanel } from './flow-panel.tsx';
import { messages } from './messages.ts';
import type { Panel } from './panel-tabs.tsx';
import { PropertiesPanel } from './properties-panel.tsx';

const PreviewPanel = lazy(() =>
  import('./preview-panel.tsx').then((part) => ({ default: part.PreviewPanel })),
);

/** Flow, live quiz and properties: side by side, or one at a time where there is no room. */
export function Workbench({ panel, onPanel }: { panel: Panel; onPanel(panel: Panel): void }) {
  const intl = useIntl();
  const { select } = useEditor();
  const shown = (own: Panel) =>
    `${panel === own ? 'block' : 'hidden'} lg:block relative min-h-0 overflow-y-auto`;
  return (
    <main className="grid min-h-0 flex-1 grid-rows-1 lg:grid-cols-[16rem_minmax(0,1fr)_23rem]">
      <section
        aria-label={intl.formatMessage(messages.flow)}
        className={`${shown('flow')} bg-surface lg:border-r lg:border-line`}
      >
        <FlowPanel
          onSelect={(at) => {
            select(at);
            onPanel('edit');
          }}
        />
      </section>
      <section aria-label={intl.formatMessage(messages.preview)} className={`${shown('preview')} bg-sunken`}>
        <Suspense fallback={<Skeleton className="m-6 h-120 rounded-xl" />}>
          <PreviewPanel />
        </Suspense>
      </section>
      <section
        aria-label={intl.formatMessage(messages.edit)}
        className={`${shown('edit')} bg-surface lg:border-l lg:border-line`}
      >
        <PropertiesPanel />
      </section>
    </main>
  );
}
