import { APPETITE } from '#domain/house/who-eats.js';
import { StepField } from './number.field.js';

const DESCRIPTION = 'How many portions the person eats.';

/** An appetite in a view. */
export const APPETITE_VIEW = {
  type: Number,
  multipleOf: APPETITE.step,
  example: APPETITE.usual,
  description: DESCRIPTION,
} as const;

/** An appetite in a change. */
export function AppetiteField(options: { readonly optional?: boolean } = {}) {
  return StepField({ ...APPETITE, mayBeAbsent: true, description: DESCRIPTION, ...options });
}
