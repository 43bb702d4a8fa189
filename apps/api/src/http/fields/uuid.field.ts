import { applyDecorators } from '@nestjs/common';
import { Matches } from 'class-validator';
import { Field, type FieldOptions, TransformText } from './field.js';

/** Of any version. `IsUUID` refuses the versions that it does not know. */
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** A UUID, converted to lower case. */
export function UuidField(options: FieldOptions = {}) {
  return applyDecorators(
    Field(
      { ...options, type: String, format: 'uuid' },
      Matches(UUID, { message: 'must be a UUID' }),
    ),
    TransformText((text) => text.toLowerCase()),
  );
}
