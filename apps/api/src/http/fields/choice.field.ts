import { IsIn } from 'class-validator';
import { Field, type FieldOptions } from './field.js';

/** One of the given texts. */
export function ChoiceField(choices: readonly string[], options: FieldOptions = {}) {
  return Field(
    { ...options, enum: [...choices] },
    IsIn(choices, { message: `$path must be one of ${choices.join(', ')}` }),
  );
}
