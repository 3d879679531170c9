import { useEffect, useRef, useState } from 'react';
import { useFocus } from '../useFocus.ts';
import { adviceOf, ask, patience, rankedBy } from './advice.ts';
import { Results, type ResultsProps } from './Results.tsx';

const words = {
  en: { choosing: 'Choosing between your best matches…', soon: 'This takes a few seconds at most.' },
  nl: { choosing: 'We kiezen uit wat het best bij je past…', soon: 'Dit duurt hooguit een paar tellen.' },
} as const;

/** The results out of sight, so that their place is kept and their pictures are there, and what is being done. */
const Choosing = (props: ResultsProps) => {
  const { locale, view } = props;
  const title = useRef<HTMLHeadingElement>(null);
  useFocus(title, view.moved);
  const bar = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    bar.current?.animate([{ width: 0 }, { width: '100%' }], { duration: patience, easing: 'ease-out' });
  }, []);
  const { choosing, soon } = words[locale];
  return (
    <div style={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <div style={{ gridArea: '1 / 1' }}>
        <h2 ref={title} className="rq-title" part="title" tabIndex={-1}>
          {choosing}
        </h2>
        <p className="rq-help">{soon}</p>
        <div
          ref={bar}
          style={{
            height: '4px',
            width: 0,
            marginTop: '1em',
            borderRadius: '2px',
            background: 'var(--rq-accent)',
          }}
        />
      </div>
      <div style={{ gridArea: '1 / 1', visibility: 'hidden' }}>
        {/* Nothing of it is told: nobody has seen it. */}
        <Results {...props} view={{ ...view, finished: false }} />
      </div>
    </div>
  );
};

/**
 * The results of a quiz that lets a language model put the best matches in order: painted once, when it has answered or
 * its time is over.
 */
export const Advised = (props: ResultsProps) => {
  const { finished, session } = props.view;
  const [, redraw] = useState(0);
  const box = useRef<HTMLDivElement>(null);
  const advice = finished ? adviceOf(props) : undefined;
  const waits = finished && !advice;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once a session
  useEffect(() => {
    if (!waits) return;
    let current = true;
    ask(props).then(() => {
      const element = box.current;
      if (!current || !element) return;
      // What stands below the quiz stays where it is, also where the words are fewer.
      element.style.minHeight = `${element.offsetHeight}px`;
      redraw((count) => count + 1);
    });
    return () => {
      current = false;
    };
  }, [waits, session]);
  return (
    <div ref={box}>
      {waits ? <Choosing {...props} /> : <Results {...props} by={advice && rankedBy(props, advice)} />}
    </div>
  );
};
