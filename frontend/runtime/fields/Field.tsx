import { useLayoutEffect, useRef } from 'react';
import { adopt } from '../adopt.ts';
import { word } from '../words.ts';
import type { FieldProps } from './props.ts';
import { useField } from './registry.ts';

/** A question's field, whose code and style come when the type is first met. */
export const Field = (props: FieldProps) => {
  const { field: Type, css, waiting, failed, retry } = useField(props.question.type);
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (place.current && css) adopt(place.current, css);
  }, [css]);
  return (
    <div ref={place} className="rq-field" aria-busy={waiting && !failed}>
      {Type && <Type {...props} />}
      {failed && waiting && (
        <p>
          {word(props.locale, 'failed')}{' '}
          <button type="button" className="rq-link" onClick={retry}>
            {word(props.locale, 'retry')}
          </button>
        </p>
      )}
    </div>
  );
};
