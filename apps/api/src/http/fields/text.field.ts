import { applyDecorators } from '@nestjs/common';
import { Transform } from 'class-transformer';
import { IsArray, IsUrl, Matches } from 'class-validator';
import { distinctTags } from '#domain/recipe/tags.js';
import { eachItem, Field, type FieldOptions, NOT_A_LIST, TransformText } from './field.js';

interface TextOptions extends FieldOptions {
  /** Minimum and maximum number of characters (code points), after trimming. */
  readonly min: number;
  readonly max: number;
  readonly trim?: boolean;
  readonly format?: string;
}

/** A text of `min` to `max` characters, trimmed unless `trim` is false. */
export function TextField({ min, max, trim = true, ...options }: TextOptions) {
  // `Length` accepts NUL and lone surrogates, which PostgreSQL cannot store.
  const pattern = new RegExp(`^[^\\0\\p{Surrogate}]{${String(min)},${String(max)}}$`, 'u');
  return applyDecorators(
    Field(
      { ...options, type: String, minLength: min, maxLength: max },
      Matches(pattern, {
        message: `must be a text of ${String(min)} to ${String(max)} characters`,
      }),
    ),
    ...(trim ? [TransformText((text) => text.trim())] : []),
  );
}

export interface TextListOptions extends FieldOptions {
  /** Maximum number of texts. */
  readonly maxItems: number;
  /** Maximum number of characters (code points) of a text. */
  readonly max: number;
  /** False: the list may be absent from the document, because a default replaces it. */
  readonly required?: boolean;
}

/** A list of texts as they are, because offsets refer to them. None is blank. */
export function TextListField({ max, ...options }: TextListOptions) {
  const pattern = new RegExp(`^(?=\\s*\\S)[^\\0\\p{Surrogate}]{1,${String(max)}}$`, 'u');
  const isText = (item: unknown) => typeof item === 'string' && pattern.test(item);
  return Field(
    { ...options, type: 'array', items: { type: 'string', minLength: 1, maxLength: max } },
    IsArray({ message: NOT_A_LIST }),
    Matches(pattern, eachItem(isText, `must be a text of 1 to ${String(max)} characters`)),
  );
}

/** A set of tags, trimmed: of tags that differ only in case, the first one stays. */
export function TagListField(options: TextListOptions) {
  return applyDecorators(
    TextListField(options),
    Transform(({ value }: { value: unknown }) =>
      Array.isArray(value) && value.every((tag) => typeof tag === 'string')
        ? distinctTags(value.map((tag) => tag.trim()))
        : value,
    ),
  );
}

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

const MAX_URL_LENGTH = 2000;

/** An optional URL of the web, without a user and a password. */
export function OptionalWebUrlField({ description }: { description: string }) {
  return applyDecorators(
    TextField({ min: 1, max: MAX_URL_LENGTH, format: 'uri', optional: true, description }),
    IsUrl(
      {
        protocols: ['https', 'http'],
        require_protocol: true,
        require_tld: false,
        allow_underscores: true,
        allow_trailing_dot: true,
        disallow_auth: true,
      },
      { message: 'must be an https address without user and password' },
    ),
  );
}
