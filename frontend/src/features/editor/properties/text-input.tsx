import { memo, type ReactNode } from 'react';
import { limits } from '#shared/model/quiz.ts';
import { TextArea, TextField } from '../../../ui/field.tsx';
import { RewriteFault, RewriteMenu } from '../assist/rewrite-menu.tsx';
import { type RewrittenPart, rewrittenParts, useRewrite } from '../assist/use-rewrite.ts';
import { useText } from '../use-texts.ts';

interface Props {
  label: string;
  /** `<element id>.<part>` */
  textKey: string;
  part: keyof typeof limits.text;
  hint?: ReactNode;
  /** What stands there without a text in any language. */
  usual?: string;
  hideLabel?: boolean;
  /** Grows with the text; starts at one line for a title, two for the rest. */
  multiline?: boolean;
  /** Also called with every change, for what hangs on the text. */
  onWrite?(): void;
}

interface ControlProps extends Props {
  /** Beside the label, when there is no counter to show. */
  aside?: ReactNode;
}

function TextControl({
  label,
  textKey,
  part,
  hint,
  usual = '',
  hideLabel = false,
  multiline = false,
  onWrite,
  aside,
}: ControlProps) {
  const { text: value, fallback, write } = useText(textKey);
  const most = limits.text[part];
  const Control = multiline ? TextArea : TextField;
  return (
    <Control
      label={label}
      hideLabel={hideLabel}
      hint={hint}
      value={value}
      placeholder={fallback || usual}
      maxLength={most}
      aside={
        value.length > most * 0.8 ? (
          <>
            {value.length} / {most} {aside}
          </>
        ) : (
          aside
        )
      }
      onChange={(event: { target: { value: string } }) => {
        write(event.target.value);
        onWrite?.();
      }}
    />
  );
}

function RewritableText({ part, ...props }: Props & { part: RewrittenPart }) {
  const rewriting = useRewrite(props.textKey, part);
  const hasFault = rewriting.why !== null || rewriting.error !== null;
  return (
    <TextControl
      {...props}
      part={part}
      hint={hasFault ? <RewriteFault rewriting={rewriting} /> : props.hint}
      aside={<RewriteMenu rewriting={rewriting} name={props.label} />}
    />
  );
}

const isRewritten = (part: string): part is RewrittenPart => rewrittenParts.some((one) => one === part);

/**
 * A text of the quiz in the language that is edited; the default language's shows where it has none. Where its label
 * shows, there is room for the ways to rewrite it.
 */
export const TextInput = memo((props: Props) => {
  const { part, hideLabel } = props;
  return isRewritten(part) && !hideLabel ? (
    <RewritableText {...props} part={part} />
  ) : (
    <TextControl {...props} />
  );
});
