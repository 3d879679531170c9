import { Copy, Trash2 } from 'lucide-react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { Question } from '#shared/model/quiz.ts';
import { Button } from '../../../ui/button.tsx';
import { SelectField } from '../../../ui/field.tsx';
import { Switch } from '../../../ui/switch.tsx';
import { confirmToast } from '../../../ui/toast.tsx';
import { useEditor } from '../editor-context.ts';
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
import { without } from './without.ts';

function TypeChoice({ question }: { question: Question }) {
  const intl = useIntl();
  const { edit } = useEditor();
  const exchange = exchangeable.find((type) => type === question.type);
  if (!exchange) {
    return (
      <p className="text-sm text-ink-3">
        <FormattedMessage {...typeMessages[question.type]} />
      </p>
    );
  }
  return (
    <SelectField
      label={intl.formatMessage(messages.type)}
      value={exchange}
      onChange={(event) => {
        const type = exchangeable.find((candidate) => candidate === event.target.value);
        if (type) edit((quiz) => changeType(quiz, question.id, type));
      }}
    >
      {exchangeable.map((type) => (
        <option key={type} value={type}>
          {intl.formatMessage(typeMessages[type])}
        </option>
      ))}
    </SelectField>
  );
}

function Actions({ question }: { question: Question }) {
  const intl = useIntl();
  const { quiz, edit, undo, select } = useEditor();
  const remove = () => {
    const index = quiz.questions.findIndex(({ id }) => id === question.id);
    const neighbour = quiz.questions[index + 1] ?? quiz.questions[index - 1];
    edit((before) => removeQuestion(before, question.id));
    select(neighbour?.id ?? 'quiz');
    void confirmToast(intl.formatMessage(messages.removed), {
      label: intl.formatMessage(messages.undo),
      run: undo,
    });
  };
  return (
    <div className="flex gap-2 border-t border-line pt-4">
      <Button
        size="sm"
        onClick={() => edit((before) => duplicateQuestion(before, question.id, newElementId))}
      >
        <Copy className="size-4" aria-hidden />
        <FormattedMessage {...messages.duplicate} />
      </Button>
      <Button size="sm" variant="danger" disabled={quiz.questions.length === 1} onClick={remove}>
        <Trash2 className="size-4" aria-hidden />
        <FormattedMessage {...messages.remove} />
      </Button>
    </div>
  );
}

/** Everything about one question. */
export function QuestionPanel({ question }: { question: Question }) {
  const intl = useIntl();
  const { quiz, edit } = useEditor();
  const { id, type } = question;
  const change = (next: (before: Question) => Question) =>
    edit((quiz) => editQuestion(quiz, id, next), `question:${id}`);
  return (
    <div className="grid content-start gap-5 p-4 lg:p-5">
      <TextInput
        label={intl.formatMessage(type === 'statement' ? messages.statementTitle : messages.title)}
        textKey={`${id}.title`}
        part="title"
        multiline
      />
      <TextInput label={intl.formatMessage(messages.help)} textKey={`${id}.help`} part="help" multiline />
      {hasOptions(question) && <OptionList question={question} />}
      <TypeSettings question={question} change={change} />
      <TypeChoice question={question} />
      <ImageField
        value={question.image}
        onChange={(image) => change((before) => (image ? { ...before, image } : without(before, 'image')))}
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
      {quiz.adaptive && type !== 'statement' && (
        <Switch
          label={intl.formatMessage(behaviour.pinned)}
          hint={intl.formatMessage(behaviour.pinnedHint)}
          checked={question.pinned === true}
          onChange={(pinned) => change((before) => ({ ...before, pinned }))}
        />
      )}
      <RuleList question={question} />
      <ShowWhen
        question={id}
        condition={question.showWhen}
        path={`questions.${quiz.questions.findIndex((one) => one.id === id)}.showWhen`}
        onChange={(showWhen) =>
          change((before) => (showWhen ? { ...before, showWhen } : without(before, 'showWhen')))
        }
      />
      <Actions question={question} />
    </div>
  );
}
