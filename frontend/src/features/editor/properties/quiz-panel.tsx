import { useIntl } from 'react-intl';
import type { Quiz } from '#shared/model/quiz.ts';
import { Switch } from '../../../ui/switch.tsx';
import { useEditor } from '../editor-context.ts';
import { ColorField } from './color-field.tsx';
import { messages } from './page-messages.ts';
import { TextInput } from './text-input.tsx';
import { Weight } from './weight.tsx';
import { without } from './without.ts';

const firstAccent = '#B45309';
/** What the runtime uses by itself, in pixels. */
const usualRadius = 10;

/** Texts and looks of the whole quiz. */
export function QuizPanel() {
  const intl = useIntl();
  const { quiz, edit } = useEditor();
  const { accent, radius } = quiz.theme;
  const change = (next: (theme: Quiz['theme']) => Quiz['theme']) =>
    edit((before) => ({ ...before, theme: next(before.theme) }), 'theme');
  return (
    <div className="grid content-start gap-5 p-4 lg:p-5">
      <TextInput label={intl.formatMessage(messages.quizTitle)} textKey="quiz.title" part="title" />
      <TextInput label={intl.formatMessage(messages.quizHelp)} textKey="quiz.help" part="help" multiline />
      <Switch
        label={intl.formatMessage(messages.ownAccent)}
        hint={intl.formatMessage(messages.ownAccentHint)}
        checked={accent !== undefined}
        onChange={(on) =>
          change((theme) => (on ? { ...theme, accent: firstAccent } : without(theme, 'accent')))
        }
      />
      {accent !== undefined && (
        <ColorField
          label={intl.formatMessage(messages.accent)}
          value={accent}
          onChange={(next) => change((theme) => ({ ...theme, accent: next }))}
        />
      )}
      <Weight
        label={intl.formatMessage(messages.radius)}
        value={radius ?? usualRadius}
        min={0}
        max={32}
        onChange={(next) => change((theme) => ({ ...theme, radius: next }))}
      />
    </div>
  );
}
