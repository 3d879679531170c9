import { limits } from '#shared/model/quiz.ts';
import { TextArea, TextField } from '../../../ui/field.tsx';
import { useTexts } from '../use-texts.ts';

interface Props {
  label: string;
  /** `<element id>.<part>` */
  textKey: string;
  part: keyof typeof limits.text;
  hint?: string | undefined;
  hideLabel?: boolean;
  /** Grows with the text; starts at one line for a title, two for the rest. */
  multiline?: boolean;
  /** Also called with every change, for what hangs on the text. */
  onWrite?(): void;
}

/** A text of the quiz in the language that is edited; the default language's shows where it has none. */
export function TextInput({
  label,
  textKey,
  part,
  hint,
  hideLabel = false,
  multiline = false,
  onWrite,
}: Props) {
  const { text, fallback, write } = useTexts();
  const value = text(textKey);
  const most = limits.text[part];
  const Control = multiline ? TextArea : TextField;
  return (
    <Control
      label={label}
      hideLabel={hideLabel}
      hint={hint}
      value={value}
      placeholder={fallback(textKey)}
      maxLength={most}
      aside={value.length > most * 0.8 ? `${value.length} / ${most}` : undefined}
      onChange={(event: { target: { value: string } }) => {
        write(textKey, event.target.value);
        onWrite?.();
      }}
    />
  );
}
