import { clsx } from 'clsx';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { optionSchema } from '#shared/model/quiz.ts';
import { TextField } from '../../../ui/field.tsx';
import { Picture } from '../../../ui/picture.tsx';
import { useEditor } from '../editor-context.ts';
import { UploadControls } from '../pictures/upload-controls.tsx';
import { useUpload } from '../pictures/use-upload.ts';
import { removeText } from '../quiz-edits.ts';
import { messages } from './messages.ts';

const imageSchema = optionSchema.shape.image;

interface Props {
  label?: string;
  /** What the picture belongs to: a question, an answer, the cover. */
  place: string;
  value: string | undefined;
  /** @param about set where the change is a step of its own to undo */
  onChange(image: string | undefined, about?: string): void;
}

/**
 * The address of a picture, beside the picture, and ways to get one: uploaded, dropped, pasted, or from those of before.
 * Only addresses that the model takes are passed on.
 */
export function ImageField({ label, place, value, onChange }: Props) {
  const intl = useIntl();
  const [typed, setTyped] = useState<string>();
  const [over, setOver] = useState(false);
  const faulty = typed !== undefined && typed !== '' && !imageSchema.safeParse(typed).success;
  const edit = useEditor(({ edit }) => edit);
  const take = (url: string) => {
    setTyped(undefined);
    if (url === value) return;
    // One step to undo.
    const about = `picture:${crypto.randomUUID()}`;
    onChange(url, about);
    // What was said of another picture would mislead whoever cannot see this one.
    edit((quiz) => removeText(quiz, `${place}.alt`), about);
  };
  const uploading = useUpload(place, take);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping and pasting are short ways to what the button does
    <div
      onDragOver={(event) => {
        if (!event.dataTransfer.types.includes('Files')) return;
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        const [file] = event.dataTransfer.files;
        if (!file) return;
        event.preventDefault();
        setOver(false);
        uploading.start(file);
      }}
      onPaste={(event) => {
        const [file] = event.clipboardData.files;
        if (!file) return;
        event.preventDefault();
        uploading.start(file);
      }}
      className={clsx(
        'grid gap-2 rounded-md',
        over && 'bg-accent-soft outline-2 outline-offset-4 outline-accent',
      )}
    >
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
      <UploadControls uploading={uploading} choose={take} />
    </div>
  );
}
