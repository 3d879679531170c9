import { useLayoutEffect, useRef } from 'react';
import { adopt } from '../adopt.ts';
import { Waiting } from '../Waiting.tsx';
import type { FieldProps } from './props.ts';
import { useField } from './registry.ts';

/** A question's field, whose code and style come when the type is first met. */
export const Field = (props: FieldProps) => {
  const { field: Type, css, waiting, failed, retry } = useField(props.question);
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (place.current && css) adopt(place.current, css);
  }, [css]);
  return (
    <div ref={place} className="rq-field">
      {Type && <Type {...props} />}
      {waiting && <Waiting locale={props.locale} failed={failed} retry={retry} />}
    </div>
  );
};
