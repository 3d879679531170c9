import { clsx } from 'clsx';
import { Maximize, ZoomIn, ZoomOut } from 'lucide-react';
import { useIntl } from 'react-intl';
import { Button } from '../../../ui/button.tsx';
import { LoadError } from '../../../ui/load-error.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { useEditor } from '../editor-context.ts';
import { placeOf } from '../problem-place.ts';
import { useStage } from '../stage.tsx';
import type { Branch } from './branches.ts';
import { type Layout, type Point, place } from './layout-size.ts';
import { MapLines } from './map-lines.tsx';
import { messages } from './messages.ts';
import { useLayout } from './use-layout.ts';
import { usePlaceName } from './use-place-name.ts';
import { useZoom } from './use-zoom.ts';

function Place({ id, at, current, faulty }: { id: string; at: Point; current: boolean; faulty: boolean }) {
  const nameOf = usePlaceName();
  const { jump } = useStage();
  const link = id.startsWith('link:');
  return (
    <button
      type="button"
      disabled={link}
      aria-current={current}
      onClick={() => jump(id)}
      title={nameOf(id)}
      className={clsx(
        'absolute grid place-items-center rounded-lg border px-3 text-center text-sm font-[540] shadow-1',
        current ? 'border-accent bg-accent-soft' : 'border-line-strong bg-surface hover:bg-hover',
        id === 'results' && 'border-accent-line',
        link && 'border-dashed text-ink-2',
        faulty && 'border-bad',
      )}
      style={{ left: at.x - place.width / 2, top: at.y - place.height / 2, ...place }}
    >
      <span className="line-clamp-2">{nameOf(id)}</span>
    </button>
  );
}

function Drawn({ places, layout, branches }: { places: string[]; layout: Layout; branches: Branch[] }) {
  const { quiz, at, issues } = useEditor(({ quiz, at, issues }) => ({ quiz, at, issues }));
  const faulty = new Set(issues.map((issue) => placeOf(quiz.questions, issue)));
  return (
    <>
      <MapLines layout={layout} branches={branches} />
      {places.map((id) => {
        const spot = layout.places[id];
        return spot && <Place key={id} id={id} at={spot} current={id === at} faulty={faulty.has(id)} />;
      })}
    </>
  );
}

/** The branches as a graph; a press on a question shows its properties. */
export function MapGraph({ branches }: { branches: Branch[] }) {
  const intl = useIntl();
  const { places, layout, error, retry } = useLayout(branches);
  const { frame, zoom, zoomIn, zoomOut, toWidth, pan } = useZoom();
  const buttons = [
    { label: messages.zoomOut, icon: ZoomOut, run: zoomOut },
    { label: messages.zoomIn, icon: ZoomIn, run: zoomIn },
    { label: messages.fit, icon: Maximize, run: () => toWidth(layout?.width ?? 0) },
  ];
  return (
    <div className="relative min-h-96 flex-1">
      <div className="absolute right-2 top-2 z-10 flex gap-1 rounded-md bg-surface/90 p-0.5 shadow-1">
        {buttons.map(({ label, icon: Icon, run }) => (
          <Button
            key={label.id}
            size="sm"
            variant="ghost"
            icon
            aria-label={intl.formatMessage(label)}
            title={intl.formatMessage(label)}
            onClick={run}
          >
            <Icon className="size-4" aria-hidden />
          </Button>
        ))}
      </div>
      <section
        ref={frame}
        aria-label={intl.formatMessage(messages.title)}
        {...pan}
        className="absolute inset-0 cursor-grab overflow-auto rounded-xl border border-line bg-surface active:cursor-grabbing"
      >
        {layout && (
          <div className="mx-auto" style={{ width: layout.width * zoom, height: layout.height * zoom }}>
            <div
              className="relative origin-top-left"
              style={{ width: layout.width, height: layout.height, transform: `scale(${zoom})` }}
            >
              <Drawn places={places} layout={layout} branches={branches} />
            </div>
          </div>
        )}
        {!layout &&
          (error ? <LoadError error={error} retry={retry} /> : <Skeleton className="h-full rounded-xl" />)}
      </section>
    </div>
  );
}
