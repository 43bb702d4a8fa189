import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { ArrayMaxSize, IsOptional, ValidateBy } from 'class-validator';
import { EachItem } from './each-item.js';
import { isId, MAX_ID } from './id.fields.js';
import { IntegerField } from './number.field.js';
import type { FieldOptions } from './text.field.js';

/** Whatever stands in a query is text: these fields read it before they judge it. */
type QueryFieldOptions = Omit<FieldOptions, 'optional'>;

/** Longer lists are a mistake or an attack. */
const MAX_LIST = 100;
const KEY = /^[a-zA-Z][a-zA-Z0-9]{0,63}$/;

/** An optional integer from `min` to `max`. */
export function QueryIntegerField(
  options: QueryFieldOptions & { readonly min: number; readonly max: number },
) {
  return applyDecorators(IntegerField({ ...options, optional: true }), ReadAs(readInteger));
}

/** `true`, `false`, or absent. */
export function QueryFlagField(doc: QueryFieldOptions = {}) {
  return applyDecorators(
    ApiProperty({ ...doc, type: Boolean, required: false }),
    IsOptional(),
    ReadAs((text) => ({ true: true, false: false })[text] ?? text),
    Accept((value) => typeof value === 'boolean', '$property must be true or false'),
  );
}

/** A set of ids, repeated (`a=1&a=2`) or comma-separated (`a=1,2`); empty when absent. */
export function QueryIdListField(doc: QueryFieldOptions = {}) {
  return listField(
    { type: 'integer', minimum: 1, maximum: MAX_ID },
    readInteger,
    isId,
    'must be a positive integer',
    doc,
  );
}

/** A set of catalogue keys, repeated or comma-separated; empty when absent. */
export function QueryKeyListField(doc: QueryFieldOptions = {}) {
  return listField(
    { type: 'string', pattern: KEY.source },
    (text) => text,
    (key) => typeof key === 'string' && KEY.test(key),
    'must be a key',
    doc,
  );
}

function listField(
  items: { type: string; minimum?: number; maximum?: number; pattern?: string },
  read: (text: string) => unknown,
  isItem: (item: unknown) => boolean,
  rule: string,
  doc: QueryFieldOptions,
) {
  return applyDecorators(
    ApiProperty({
      ...doc,
      type: 'array',
      items,
      maxItems: MAX_LIST,
      required: false,
      explode: false,
    } as object),
    Transform(({ value }: { value: unknown }) => readList(value, read)),
    ArrayMaxSize(MAX_LIST, {
      message: `$property must hold at most ${String(MAX_LIST)} values`,
    }),
    EachItem(isItem, rule),
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

function ReadAs(read: (text: string) => unknown) {
  return Transform(({ value }: { value: unknown }) =>
    typeof value === 'string' ? read(value) : value,
  );
}

function Accept(validate: (value: unknown) => boolean, message: string) {
  return ValidateBy({ name: 'accept', validator: { validate } }, { message });
}
