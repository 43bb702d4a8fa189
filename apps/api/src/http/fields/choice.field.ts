import { IsIn } from 'class-validator';
import { Field, type FieldOptions, type NamedEnum } from './field.js';

/** One of the texts of a named enum. */
export function ChoiceField({ enum: choices, enumName }: NamedEnum, options: FieldOptions = {}) {
  return Field(
    { ...options, enum: [...choices], enumName },
    IsIn(choices, { message: `$path must be one of ${choices.join(', ')}` }),
  );
}
