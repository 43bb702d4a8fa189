import type { FieldOptions } from './field.js';
import { TextField } from './text.field.js';

const MAX = 80;

export function FirstNameField(options: FieldOptions = {}) {
  return TextField({ min: 1, max: MAX, example: 'Camille', ...options });
}

/** May be empty: some people have one name. */
export function LastNameField(options: FieldOptions = {}) {
  return TextField({ min: 0, max: MAX, example: 'Roy', ...options });
}
