import type { ComponentType } from 'react';
import type { QuestionType } from '#shared/model/quiz.ts';
import { Waiting } from '../Waiting.tsx';
import { Choices } from './Choices.tsx';
import type { FieldProps, Of } from './props.ts';

/** The fields that come after the first question. */
export type Fields = { [T in QuestionType]?: ComponentType<FieldProps<Of<T>>> };

interface PlacedProps extends FieldProps {
  /** Absent while they are on their way. */
  fields: Fields | undefined;
  waiting?: boolean;
}

const choices: Fields = {
  single: Choices,
  multiple: Choices,
  picture: Choices,
  swatch: Choices,
  yesNo: Choices,
  statement: () => null,
};

/** A question's field: choices are there from the start, and the others come with the rules. */
export const Field = ({ fields, waiting, ...props }: PlacedProps) => {
  const Type = { ...choices, ...fields }[props.question.type] as ComponentType<FieldProps> | undefined;
  return (
    <div className="rq-field">
      {Type ? <Type {...props} /> : waiting && <Waiting locale={props.locale} />}
    </div>
  );
};
