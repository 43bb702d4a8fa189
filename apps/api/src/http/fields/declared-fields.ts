import type { Type as Class } from '@nestjs/common';

/** A list field: its maximum length, and the class of its items; null if they are not objects. */
export interface ListShape {
  readonly maxItems: number;
  readonly item: Class<object> | null;
}

/** A field with an object: its class. */
export interface ObjectShape {
  readonly object: Class<object>;
}

/** What a request may contain in a field: a single value, an object, or a list. */
export type FieldShape = 'value' | ObjectShape | ListShape;

const FIELDS = Symbol('declared fields');

/** Declares a property of a DTO as a field of its requests. */
export function DeclareField(shape: FieldShape): PropertyDecorator {
  return (prototype, name) => {
    const fields = fieldsOf(prototype) ?? [];
    Reflect.defineMetadata(FIELDS, new Map([...fields, [name, shape]]), prototype);
  };
}

/** The fields of a DTO with those of its base classes; undefined for a class that is no DTO. */
export function declaredFields(dto: Class): ReadonlyMap<string, FieldShape> | undefined {
  return fieldsOf(dto.prototype as object);
}

function fieldsOf(prototype: object): ReadonlyMap<string, FieldShape> | undefined {
  return Reflect.getMetadata(FIELDS, prototype) as ReadonlyMap<string, FieldShape> | undefined;
}
