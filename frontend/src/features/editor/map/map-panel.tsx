import { useMemo, useState } from 'react';
import { useIntl } from 'react-intl';
import { Segmented } from '../../../ui/segmented.tsx';
import { useEditor } from '../editor-context.ts';
import { branchesOf } from './branches.ts';
import { MapGraph } from './map-graph.tsx';
import { MapList } from './map-list.tsx';
import { messages } from './messages.ts';

type Look = 'graph' | 'list';

/** A graph needs more room than a phone has. */
const first = (): Look => (matchMedia('(min-width: 48rem)').matches ? 'graph' : 'list');

/** Where every question leads, as a graph or as a list. */
export function MapPanel() {
  const intl = useIntl();
  const questions = useEditor(({ quiz }) => quiz.questions);
  const [look, setLook] = useState(first);
  const branches = useMemo(() => branchesOf({ questions }), [questions]);
  return (
    <div className="flex flex-1 flex-col gap-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 className="text-lg font-[620]">{intl.formatMessage(messages.title)}</h2>
        <Segmented<Look>
          label={intl.formatMessage(messages.look)}
          value={look}
          onChange={setLook}
          items={[
            { value: 'graph', label: intl.formatMessage(messages.graph) },
            { value: 'list', label: intl.formatMessage(messages.list) },
          ]}
        />
      </div>
      {look === 'graph' ? <MapGraph branches={branches} /> : <MapList branches={branches} />}
    </div>
  );
}
