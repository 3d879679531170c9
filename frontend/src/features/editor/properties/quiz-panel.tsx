import { useIntl } from 'react-intl';
import { Switch } from '../../../ui/switch.tsx';
import { useEditor } from '../editor-context.ts';
import { messages as behaviour } from './behaviour-messages.ts';
import { DesignPanel } from './design-panel.tsx';
import { messages } from './page-messages.ts';
import { Synonyms } from './synonyms.tsx';
import { TextInput } from './text-input.tsx';

/** Texts, looks and behaviour of the whole quiz. */
export function QuizPanel() {
  const intl = useIntl();
  const { quiz, edit } = useEditor(({ quiz, edit }) => ({ quiz, edit }));
  return (
    <div className="grid content-start gap-5 p-4 lg:p-5">
      <TextInput label={intl.formatMessage(messages.quizTitle)} textKey="quiz.title" part="title" />
      <TextInput label={intl.formatMessage(messages.quizHelp)} textKey="quiz.help" part="help" multiline />
      <Switch
        label={intl.formatMessage(behaviour.adaptive)}
        hint={intl.formatMessage(behaviour.adaptiveHint)}
        checked={quiz.adaptive === true}
        onChange={(adaptive) => edit((before) => ({ ...before, adaptive }))}
      />
      <DesignPanel />
      <Synonyms />
    </div>
  );
}
