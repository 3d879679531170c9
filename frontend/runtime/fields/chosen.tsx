import { Choices } from './Choices.tsx';
import css from './chosen.css?inline';
import type { FieldModule } from './registry.ts';

export const fields: FieldModule['fields'] = {
  single: Choices,
  multiple: Choices,
  picture: Choices,
  swatch: Choices,
};
export { css };
