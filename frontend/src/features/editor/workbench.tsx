import { useIntl } from 'react-intl';
import { FlowPanel } from './flow-panel.tsx';
import { messages } from './messages.ts';
import { MiddlePanel } from './middle-panel.tsx';
import type { Panel } from './panel-tabs.tsx';
import { PropertiesPanel } from './properties-panel.tsx';
import { useStage } from './stage.tsx';

/** Flow, live quiz and properties: side by side, or one at a time where there is no room. */
export function Workbench() {
  const intl = useIntl();
  const { panel, jump } = useStage();
  const shown = (own: Panel) =>
    `${panel === own ? 'block' : 'hidden'} lg:block relative min-h-0 overflow-y-auto`;
  return (
    <main className="grid min-h-0 flex-1 grid-rows-1 lg:grid-cols-[16rem_minmax(0,1fr)_23rem]">
      <section
        aria-label={intl.formatMessage(messages.flow)}
        className={`${shown('flow')} bg-surface lg:border-r lg:border-line`}
      >
        <FlowPanel onSelect={jump} />
      </section>
      <section aria-label={intl.formatMessage(messages.preview)} className={`${shown('preview')} bg-sunken`}>
        <MiddlePanel />
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
