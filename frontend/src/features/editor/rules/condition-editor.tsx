import { Plus, X } from 'lucide-react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { Condition } from '#shared/model/condition.ts';
import type { Question } from '#shared/model/quiz.ts';
import { Button } from '../../../ui/button.tsx';
import { SelectField } from '../../../ui/field.tsx';
import { Switch } from '../../../ui/switch.tsx';
import {
  addPart,
  denied,
  firstTest,
  type Group,
  isGroup,
  mayNest,
  plain,
  replacePart,
} from './condition-edits.ts';
import { messages } from './messages.ts';
import { TestEditor } from './test-editor.tsx';

interface Props {
  condition: Condition;
  sources: Question[];
  /** null removes it. */
  onChange(condition: Condition | null): void;
  /** Whether it can be taken away: a rule has a condition always. */
  removable?: boolean;
  depth?: number;
}

/** As many as the model takes. */
const mostParts = 20;

function Add({ condition, sources, onChange, depth = 1 }: Props) {
  const source = sources.at(-1);
  const first = source && firstTest(source);
  const { of, not } = plain(condition);
  if (!first || (isGroup(of) && of.of.length >= mostParts)) return null;
  const add = (part: Condition) => onChange(denied(addPart(of, part), isGroup(of) && not));
  return (
    <div className="flex flex-wrap gap-1">
      <Button
        size="sm"
        variant="ghost"
        onClick={() => (isGroup(of) ? add(first) : onChange(addPart(condition, first)))}
      >
        <Plus className="size-4" aria-hidden />
        <FormattedMessage {...messages.addCondition} />
      </Button>
      {isGroup(of) && mayNest(depth) && (
        <Button
          size="sm"
          variant="ghost"
          onClick={() => add({ op: of.op === 'and' ? 'or' : 'and', of: [first, first] })}
        >
          <Plus className="size-4" aria-hidden />
          <FormattedMessage {...messages.addGroup} />
        </Button>
      )}
    </div>
  );
}

function Parts({
  group,
  not,
  sources,
  onChange,
  depth,
}: Omit<Props, 'condition' | 'depth'> & { group: Group; not: boolean; depth: number }) {
  const intl = useIntl();
  return (
    <div className="grid gap-2">
      <SelectField
        label={intl.formatMessage(messages.join)}
        hideLabel
        value={group.op}
        onChange={(event) =>
          onChange(denied({ ...group, op: event.target.value === 'or' ? 'or' : 'and' }, not))
        }
      >
        <option value="and">{intl.formatMessage(messages.and)}</option>
        <option value="or">{intl.formatMessage(messages.or)}</option>
      </SelectField>
      <ul className="grid gap-2 border-l-2 border-accent-line pl-2.5">
        {group.of.map((part, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: conditions have no id of their own
          <li key={index}>
            <ConditionEditor
              condition={part}
              sources={sources}
              removable
              depth={depth + 1}
              onChange={(next) => {
                const left = replacePart(group, index, next);
                onChange(left && denied(left, not));
              }}
            />
          </li>
        ))}
      </ul>
      <Switch
        label={intl.formatMessage(messages.deny)}
        checked={not}
        onChange={(deny) => onChange(denied(group, deny))}
      />
    </div>
  );
}

/** A condition over earlier answers: one test, or several joined by and, or. */
export function ConditionEditor({ condition, sources, onChange, removable = false, depth = 1 }: Props) {
  const intl = useIntl();
  const { of, not } = plain(condition);
  return (
    <div className="grid gap-2">
      <div className="flex items-start gap-1">
        <div className="grid min-w-0 flex-1 gap-2">
          {isGroup(of) ? (
            <Parts group={of} not={not} sources={sources} onChange={onChange} depth={depth} />
          ) : (
            <TestEditor test={of} not={not} sources={sources} onChange={onChange} />
          )}
        </div>
        {removable && (
          <Button
            variant="ghost"
            icon
            aria-label={intl.formatMessage(messages.removeCondition)}
            onClick={() => onChange(null)}
          >
            <X className="size-4" aria-hidden />
          </Button>
        )}
      </div>
      {(depth === 1 || isGroup(of)) && (
        <Add condition={condition} sources={sources} onChange={onChange} depth={depth} />
      )}
    </div>
  );
}
