import { type ReactNode, useId } from 'react';
import { useIntl } from 'react-intl';
import { type Role, roles } from '#shared/model/role.ts';
import { SelectField } from '../../../ui/field.tsx';
import { messages, roleMessages } from './messages.ts';

interface Props {
  value: Role;
  onChange(role: Role): void;
  disabled?: boolean;
  /** Read out in place of a shown label. */
  label?: string;
  hint?: ReactNode;
}

/** What somebody may do. */
export function RoleSelect({ value, onChange, disabled, label, hint }: Props) {
  const intl = useIntl();
  const id = useId();
  return (
    <SelectField
      name={id}
      label={label ?? intl.formatMessage(messages.role)}
      hideLabel={label !== undefined}
      hint={hint}
      value={value}
      disabled={disabled}
      onChange={({ target }) => {
        const role = roles.find((one) => one === target.value);
        if (role) onChange(role);
      }}
    >
      {roles.map((role) => (
        <option key={role} value={role}>
          {intl.formatMessage(roleMessages[role])}
        </option>
      ))}
    </SelectField>
  );
}
