import { useState } from 'react';
import { useIntl } from 'react-intl';
import { optionSchema } from '#shared/model/quiz.ts';
import { TextField } from '../../../ui/field.tsx';
import { Picture } from '../../../ui/picture.tsx';
import { messages } from './messages.ts';

const imageSchema = optionSchema.shape.image;

interface Props {
  label?: string;
  value: string | undefined;
  onChange(image: string | undefined): void;
}

/** The address of a picture, beside the picture; only addresses that the model takes are passed on. */
export function ImageField({ label, value, onChange }: Props) {
  const intl = useIntl();
  const [typed, setTyped] = useState<string>();
  const faulty = typed !== undefined && typed !== '' && !imageSchema.safeParse(typed).success;
  return (
    <div className="flex items-end gap-3">
      <Picture src={value} className="size-11 md:size-9" />
      <TextField
        className="flex-1"
        label={label ?? intl.formatMessage(messages.image)}
        type="url"
        inputMode="url"
        maxLength={2000}
        value={typed ?? value ?? ''}
        error={faulty ? intl.formatMessage(messages.imageFault) : undefined}
        onChange={(event) => {
          const next = event.target.value.trim();
          setTyped(next);
          if (next === '') onChange(undefined);
          else if (imageSchema.safeParse(next).success) onChange(next);
        }}
        onBlur={() => !faulty && setTyped(undefined)}
      />
    </div>
  );
}
