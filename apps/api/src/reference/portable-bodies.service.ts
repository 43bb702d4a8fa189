import { Injectable, type Type as Class } from '@nestjs/common';
import { declaredFields } from '../http/fields/declared-fields.js';
import { InvalidRequest } from '../http/fields/validation-error.js';
import { createValidationPipe } from '../http/validation/validation.pipe.js';
import { Catalogues } from './catalogues.js';

/** Fields with ids, their names in a portable body, and the catalogue that has keys for the ids. */
const REFERENCES = {
  dietId: ['diet', 'diets'],
  dietIds: ['diets', 'diets'],
  allergyIds: ['allergies', 'allergies'],
  dislikedIngredientIds: ['dislikedIngredients', 'ingredients'],
  ingredientId: ['ingredient', 'ingredients'],
  ingredientIds: ['ingredients', 'ingredients'],
  unitId: ['unit', 'units'],
  sourceIds: ['sources', 'sources'],
  recipeId: ['recipe', null],
  cookingId: ['cooking', null],
  shopId: ['shop', null],
  dependantId: ['dependant', null],
  profileId: ['member', null],
} as const;

type Reference = (typeof REFERENCES)[keyof typeof REFERENCES];

/**
 * Converts bodies of requests for another installation: keys of the catalogues replace their ids, and
 * ids of rows become numbers, by which bodies of one file refer to each other. The fields are those of
 * the DTO of the request.
 */
@Injectable()
export class PortableBodies {
  private readonly validation = createValidationPipe();

  constructor(private readonly catalogues: Catalogues) {}

  /** The fields of a body in `source`, which may have more, as a portable body. */
  write(dto: Class<object>, source: object): Record<string, unknown> {
    return convert(dto, source, 'write', ([, catalogue], id) => {
      // A key that was retired stays readable as its id, which no catalogue has.
      return catalogue === null
        ? id
        : (this.catalogues[catalogue].find(Number(id))?.key ?? String(id));
    }) as Record<string, unknown>;
  }

  /**
   * Reads what {@link write} wrote, or anything that pretends to be it.
   *
   * @returns the body, with numbers in the place of the ids of rows; null if the request would be
   *   refused. Keys that a catalogue does not have are left out.
   */
  async read<Body extends object>(dto: Class<Body>, value: unknown): Promise<Body | null> {
    const body = convert(dto, value, 'read', ([, catalogue], key) => {
      if (catalogue === null) return key;
      return typeof key === 'string' ? this.catalogues[catalogue].findByKey(key)?.id : undefined;
    });
    try {
      return (await this.validation.transform(body, { type: 'body', metatype: dto })) as Body;
    } catch (error) {
      if (error instanceof InvalidRequest) return null;
      throw error;
    }
  }
}

/** Converts the declared fields of a body and of the objects in it. */
function convert(
  dto: Class<object>,
  value: unknown,
  direction: 'read' | 'write',
  convertId: (reference: Reference, id: unknown) => unknown,
): unknown {
  if (typeof value !== 'object' || value === null) return value;
  const given = value as Readonly<Record<string, unknown>>;
  const converted: Record<string, unknown> = {};
  for (const [field, shape] of declaredFields(dto) ?? []) {
    const reference = Object.hasOwn(REFERENCES, field)
      ? REFERENCES[field as keyof typeof REFERENCES]
      : undefined;
    const name = reference?.[0] ?? field;
    const [from, to] = direction === 'write' ? [field, name] : [name, field];
    if (!Object.hasOwn(given, from)) continue;
    const inner = shape === 'value' ? null : 'object' in shape ? shape.object : shape.item;
    converted[to] = convertEach(given[from], (item) => {
      if (reference !== undefined) return convertId(reference, item);
      return inner === null ? item : convert(inner, item, direction, convertId);
    });
  }
  return converted;
}

/** Leaves out the items of a list that have no other value. */
function convertEach(value: unknown, convertItem: (item: unknown) => unknown): unknown {
  if (value === null) return null;
  if (!Array.isArray(value)) return convertItem(value);
  return value.map(convertItem).filter((item) => item !== undefined);
}
