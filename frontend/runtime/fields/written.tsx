import { Consent } from './Consent.tsx';
import { Dropdown } from './Dropdown.tsx';
import type { FieldModule } from './registry.ts';
import { Text } from './Text.tsx';
import css from './written.css?inline';

/** Questions that are typed, picked from a list or ticked. */
export const fields: FieldModule['fields'] = {
  shortText: Text,
  longText: Text,
  email: Text,
  phone: Text,
  date: Text,
  dropdown: Dropdown,
  consent: Consent,
};
export { css };
