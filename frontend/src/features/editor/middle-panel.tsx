import { Suspense } from 'react';
import { useIntl } from 'react-intl';
import { laterPart } from '../../ui/later-part.ts';
import { Segmented } from '../../ui/segmented.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { CatalogueFault } from './catalogue-fault.tsx';
import { messages } from './messages.ts';
import { type Show, useStage } from './stage.tsx';

const parts = {
  map: laterPart(() => import('./map/map-panel.tsx').then((part) => part.MapPanel)),
  why: laterPart(() => import('./why/why-panel.tsx').then((part) => part.WhyPanel)),
  preview: laterPart(() => import('./preview-panel.tsx').then((part) => part.PreviewPanel)),
  check: laterPart(() => import('./check/check-panel.tsx').then((part) => part.CheckPanel)),
};

/** The middle of the builder: the live quiz, or another look at the whole of it. */
export function MiddlePanel() {
  const intl = useIntl();
  const { show, setShow } = useStage();
  const Part = parts[show];
  return (
    <div className="flex min-h-full flex-col gap-4 p-4 lg:p-6">
      <Segmented<Show>
        label={intl.formatMessage(messages.middle)}
        value={show}
        onChange={setShow}
        className="self-center"
        items={[
          { value: 'preview', label: intl.formatMessage(messages.preview) },
          { value: 'map', label: intl.formatMessage(messages.map) },
          { value: 'check', label: intl.formatMessage(messages.checkTab) },
          { value: 'why', label: intl.formatMessage(messages.why) },
        ]}
      />
      <CatalogueFault />
      <Suspense fallback={<Skeleton className="h-120 rounded-xl" />}>
        <Part />
      </Suspense>
    </div>
  );
}
