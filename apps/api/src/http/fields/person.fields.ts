import { APPETITE, USUAL_APPETITE } from '#domain/house/who-eats.js';
import { StepField } from './number.field.js';
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

const APPETITE_DESCRIPTION = 'How many portions the person eats.';

/** An appetite in a view. */
export const APPETITE_VIEW = {
  type: Number,
  multipleOf: APPETITE.step,
  example: USUAL_APPETITE,
  description: APPETITE_DESCRIPTION,
} as const;

/** An appetite in a change. */
export function AppetiteField(options: { readonly optional?: boolean } = {}) {
  return StepField({
    ...APPETITE,
    mayBeAbsent: true,
    description: APPETITE_DESCRIPTION,
    ...options,
  });
}
