import { applyDecorators } from '@nestjs/common';
import { getSchemaPath } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { ArrayMaxSize, IsBoolean, IsIn, Matches } from 'class-validator';
import { eachItem, Field, type FieldOptions, type NamedEnum, TransformText } from './field.js';
import { EACH_ID, ID_SCHEMA } from './id.fields.js';
import { IntegerField } from './number.field.js';
import { TextListField, type TextListOptions } from './text.field.js';

/** Fields of a query, which arrive as text. */
type QueryFieldOptions = Omit<FieldOptions, 'optional'>;

const MAX_LIST = 100;
const KEY = /^[a-zA-Z][a-zA-Z0-9]{0,63}$/;

/** An optional integer from `min` to `max`. */
export function QueryIntegerField(
  options: QueryFieldOptions & { readonly min: number; readonly max: number },
) {
  return applyDecorators(IntegerField({ ...options, optional: true }), TransformText(readInteger));
}

/** `true`, `false`, or absent. */
export function QueryFlagField(options: QueryFieldOptions = {}) {
  return Field(
    { ...options, type: Boolean, optional: true },
    TransformText((text) => ({ true: true, false: false })[text] ?? text),
    IsBoolean({ message: 'must be true or false' }),
  );
}

/** A set of ids, repeated (`a=1&a=2`) or comma-separated (`a=1,2`); empty when absent. */
export function QueryIdListField(options: QueryFieldOptions = {}) {
  return applyDecorators(listField(ID_SCHEMA, readInteger, options), ...EACH_ID);
}

/** A set of keys of a catalogue, repeated or comma-separated; empty when absent. Accepts unknown keys. */
export function QueryKeyListField({ enumName }: NamedEnum, options: QueryFieldOptions = {}) {
  const isKey = (key: unknown) => typeof key === 'string' && KEY.test(key);
  return applyDecorators(
    listField({ $ref: getSchemaPath(enumName) }, (text) => text, options),
    Matches(KEY, eachItem(isKey, 'must be a key')),
  );
}

/** A set of some of the given texts, repeated or comma-separated; empty when absent. */
export function QueryChoiceListField(choices: readonly string[], options: QueryFieldOptions = {}) {
  const isChoice = (text: unknown) => choices.some((choice) => choice === text);
  return applyDecorators(
    listField({ type: 'string', enum: [...choices] }, (text) => text, options),
    IsIn(choices, eachItem(isChoice, `must be one of ${choices.join(', ')}`)),
  );
}

/** A set of texts, by repetition alone: a text may contain commas. Empty when absent. */
export function QueryTextListField({ max, maxItems, ...options }: TextListOptions) {
  return applyDecorators(
    TextListField({ ...options, max, maxItems, required: false }),
    Transform(({ value }: { value: unknown }) =>
      value === undefined
        ? []
        : [value].flat().map((text: unknown) => (typeof text === 'string' ? text.trim() : text)),
    ),
  );
}

function listField(items: object, read: (text: string) => unknown, options: QueryFieldOptions) {
  const schema = { type: 'array', items, maxItems: MAX_LIST, required: false, explode: false };
  return Field(
    { ...options, ...schema } as object,
    Transform(({ value }: { value: unknown }) => readList(value, read)),
    ArrayMaxSize(MAX_LIST, { message: `must hold at most ${String(MAX_LIST)} values` }),
  );
}

function readList(value: unknown, read: (text: string) => unknown): unknown[] {
  const texts = [value].flat().flatMap((part) => (typeof part === 'string' ? part.split(',') : []));
  const isEmpty = texts.every((text) => text === '');
  return isEmpty ? [] : [...new Set(texts.map((text) => read(text.trim())))];
}

function readInteger(text: string): unknown {
  return /^\d{1,10}$/.test(text) ? Number(text) : text;
}
