import { PORTIONS } from '#domain/planning/cookings/cooking.js';
import { StepField } from '../../../http/fields/number.field.js';
import type { FieldOptions } from '../../../http/fields/field.js';

/** Portions in a view. */
export const PORTIONS_VIEW = { type: Number, multipleOf: PORTIONS.step, example: 4 } as const;

/** Portions of a planned recipe or of a cooking, in a request. */
export function PortionsField(options: FieldOptions & { readonly min?: number } = {}) {
  return StepField({ ...PORTIONS, example: 4, ...options });
}
