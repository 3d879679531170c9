import { Copy, Trash2 } from 'lucide-react';
import { memo } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { Question } from '#shared/model/quiz.ts';
import { without } from '../../../lib/without.ts';
import { Button } from '../../../ui/button.tsx';
import { SelectField } from '../../../ui/field.tsx';
import { Switch } from '../../../ui/switch.tsx';
import { confirmToast } from '../../../ui/toast.tsx';
import { useEditor, useEditorNow } from '../editor-context.ts';
import { newElementId } from '../new-question.ts';
import {
  changeType,
  duplicateQuestion,
  editQuestion,
  exchangeable,
  hasOptions,
  removeQuestion,
} from '../quiz-edits.ts';
import { RuleList } from '../rules/rule-list.tsx';
import { ShowWhen } from '../rules/show-when.tsx';
import { typeMessages } from '../type-messages.ts';
import { messages as behaviour } from './behaviour-messages.ts';
import { ImageField } from './image-field.tsx';
import { messages } from './messages.ts';
import { OptionList } from './option-list.tsx';
import { TextInput } from './text-input.tsx';
import { TypeSettings } from './type-settings.tsx';

const TypeChoice = memo(({ id, type: own }: Pick<Question, 'id' | 'type'>) => {
  const intl = useIntl();
  const edit = useEditor(({ edit }) => edit);
  const exchange = exchangeable.find((type) => type === own);
  if (!exchange) {
    return (
      <p className="text-sm text-ink-3">
        <FormattedMessage {...typeMessages[own]} />
      </p>
    );
  }
  return (
    <SelectField
      label={intl.formatMessage(messages.type)}
      value={exchange}
      onChange={(event) => {
        const type = exchangeable.find((candidate) => candidate === event.target.value);
        if (type) edit((quiz) => changeType(quiz, id, type));
      }}
    >
      {exchangeable.map((type) => (
        <option key={type} value={type}>
          {intl.formatMessage(typeMessages[type])}
        </option>
      ))}
    </SelectField>
  );
});

const Actions = memo(({ id }: { id: string }) => {
  const intl = useIntl();
  const now = useEditorNow();
  const { single, edit, undo, select } = useEditor(({ quiz, edit, undo, select }) => ({
    single: quiz.questions.length === 1,
    edit,
    undo,
    select,
  }));
  const remove = () => {
    const { questions } = now().quiz;
    const index = questions.findIndex((question) => question.id === id);
    const neighbour = questions[index + 1] ?? questions[index - 1];
    edit((before) => removeQuestion(before, id));
    select(neighbour?.id ?? 'quiz');
    void confirmToast(intl.formatMessage(messages.removed), {
      label: intl.formatMessage(messages.undo),
      run: undo,
    });
  };
  return (
    <div className="flex gap-2 border-t border-line pt-4">
      <Button size="sm" onClick={() => edit((before) => duplicateQuestion(before, id, newElementId))}>
        <Copy className="size-4" aria-hidden />
        <FormattedMessage {...messages.duplicate} />
      </Button>
      <Button size="sm" variant="danger" disabled={single} onClick={remove}>
        <Trash2 className="size-4" aria-hidden />
        <FormattedMessage {...messages.remove} />
      </Button>
    </div>
  );
});

/** The title of a question: what its properties begin with. */
export const QuestionTitle = memo(({ id, type }: Pick<Question, 'id' | 'type'>) => {
  const intl = useIntl();
  return (
    <div className="px-4 pt-4 lg:px-5 lg:pt-5">
      <TextInput
        label={intl.formatMessage(type === 'statement' ? messages.statementTitle : messages.title)}
        textKey={`${id}.title`}
        part="title"
        multiline
      />
    </div>
  );
});

/** Everything about one question but its title. */
export const QuestionPanel = memo(({ question }: { question: Question }) => {
  const intl = useIntl();
  const { id, type } = question;
  const { adaptive, edit } = useEditor(({ quiz, edit }) => ({ adaptive: quiz.adaptive, edit }));
  const change = (next: (before: Question) => Question, about = `question:${id}`) =>
    edit((quiz) => editQuestion(quiz, id, next), about);
  return (
    <div className="grid content-start gap-5 px-4 pt-5 pb-4 lg:p-5">
      <TextInput label={intl.formatMessage(messages.help)} textKey={`${id}.help`} part="help" multiline />
      <TypeChoice id={id} type={type} />
      {hasOptions(question) && <OptionList id={id} type={question.type} options={question.options} />}
      <TypeSettings question={question} change={change} />
      <ImageField
        place={id}
        value={question.image}
        onChange={(image, about) =>
          change((before) => (image ? { ...before, image } : without(before, 'image')), about)
        }
      />
      {question.image && (
        <TextInput label={intl.formatMessage(messages.imageAlt)} textKey={`${id}.alt`} part="alt" />
      )}
      {type !== 'statement' && (
        <Switch
          label={intl.formatMessage(messages.required)}
          checked={question.required}
          onChange={(required) => change((before) => ({ ...before, required }))}
        />
      )}
      {adaptive && type !== 'statement' && (
        <Switch
          label={intl.formatMessage(behaviour.pinned)}
          hint={intl.formatMessage(behaviour.pinnedHint)}
          checked={question.pinned === true}
          onChange={(pinned) => change((before) => ({ ...before, pinned }))}
        />
      )}
      <RuleList id={id} rules={question.rules} />
      <ShowWhen
        question={id}
        condition={question.showWhen}
        onChange={(showWhen) =>
          change((before) => (showWhen ? { ...before, showWhen } : without(before, 'showWhen')))
        }
      />
      <Actions id={id} />
    </div>
  );
});
