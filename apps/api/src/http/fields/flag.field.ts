import { IsBoolean } from 'class-validator';
import { Field, type FieldOptions } from './field.js';

/** True or false. */
export function FlagField(options: FieldOptions = {}) {
  return Field({ ...options, type: Boolean }, IsBoolean({ message: 'must be true or false' }));
}
