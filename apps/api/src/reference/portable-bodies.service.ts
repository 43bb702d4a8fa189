import { Injectable, type Type as Class } from '@nestjs/common';
import { declaredFields, type FieldShape } from '../http/fields/declared-fields.js';
import { InvalidRequest } from '../http/fields/validation-error.js';
import { createValidationPipe } from '../http/validation/validation.pipe.js';
import { Catalogues } from './catalogues.js';

/** The fields of bodies with ids of a catalogue, and their names where they have keys instead. */
const CATALOGUE_FIELDS = {
  dietId: ['diet', 'diets'],
  dietIds: ['diets', 'diets'],
  allergyIds: ['allergies', 'allergies'],
  dislikedIngredientIds: ['dislikedIngredients', 'ingredients'],
  ingredientId: ['ingredient', 'ingredients'],
  ingredientIds: ['ingredients', 'ingredients'],
  unitId: ['unit', 'units'],
  sourceIds: ['sources', 'sources'],
} as const;

/** The fields with ids of rows, and their names where they have numbers instead. */
const ROW_FIELDS = {
  recipeId: 'recipe',
  cookingId: 'cooking',
  dependantId: 'dependant',
  profileId: 'member',
} as const;

/** The numbers of rows, by id. */
export type RowNumbers = Readonly<
  Partial<Record<keyof typeof ROW_FIELDS, ReadonlyMap<number, number>>>
>;

/** How a field is converted: its name before and after, and its value if it refers to something. */
interface Conversion {
  readonly from: string;
  readonly to: string;
  readonly convert?: (value: unknown) => unknown;
}

/**
 * Converts bodies of requests between ids of this installation and keys of the catalogues, for another
 * installation. The fields are those of the DTO of the request.
 */
@Injectable()
export class PortableBodies {
  private readonly validation = createValidationPipe();

  constructor(private readonly catalogues: Catalogues) {}

  /**
   * The body of a request with keys instead of ids.
   *
   * @param source a view or a row, with the fields of the body
   * @param numbers instead of the ids of rows; an id without a number is left out
   */
  write(dto: Class<object>, source: object, numbers: RowNumbers = {}): Record<string, unknown> {
    return convert(dto, source, (field) => {
      if (isCatalogueField(field)) {
        const [to, catalogue] = CATALOGUE_FIELDS[field];
        const { [catalogue]: rows } = this.catalogues;
        // A key that was retired stays readable as its id, which no catalogue has.
        return { from: field, to, convert: (id) => rows.find(Number(id))?.key ?? String(id) };
      }
      if (!isRowField(field)) return { from: field, to: field };
      const { [field]: known } = numbers;
      return { from: field, to: ROW_FIELDS[field], convert: (id) => known?.get(Number(id)) };
    }) as Record<string, unknown>;
  }

  /**
   * Reads what {@link write} wrote, or anything that pretends to be it.
   *
   * @returns the body, with numbers in the place of the ids of rows; null if the request would be
   *   refused. Keys that a catalogue does not have are left out.
   */
  async read<Body extends object>(dto: Class<Body>, value: unknown): Promise<Body | null> {
    const body = convert(dto, value, (field) => {
      if (isRowField(field)) return { from: ROW_FIELDS[field], to: field };
      if (!isCatalogueField(field)) return { from: field, to: field };
      const [from, catalogue] = CATALOGUE_FIELDS[field];
      const { [catalogue]: rows } = this.catalogues;
      return {
        from,
        to: field,
        convert: (key) => (typeof key === 'string' ? rows.findByKey(key)?.id : undefined),
      };
    });
    try {
      return (await this.validation.transform(body, { type: 'body', metatype: dto })) as Body;
    } catch (error) {
      if (error instanceof InvalidRequest) return null;
      throw error;
    }
  }
}

function convert(
  dto: Class<object>,
  value: unknown,
  conversionOf: (field: string) => Conversion,
): unknown {
  if (typeof value !== 'object' || value === null) return value;
  const given = value as Readonly<Record<string, unknown>>;
  const entries = [...(declaredFields(dto) ?? [])].flatMap(([field, shape]) => {
    const { from, to, convert: found } = conversionOf(field);
    if (!Object.hasOwn(given, from)) return [];
    const inner = innerOf(shape);
    const each = found ?? (inner && ((item: unknown) => convert(inner, item, conversionOf)));
    return [[to, each ? convertEach(given[from], each) : given[from]] as const];
  });
  return Object.fromEntries(entries);
}

/** Leaves out what has no other value. */
function convertEach(value: unknown, convert: (item: unknown) => unknown): unknown {
  if (value === null) return null;
  if (!Array.isArray(value)) return convert(value);
  return value.map(convert).filter((item) => item !== undefined);
}

/** The class of the objects in a field. */
function innerOf(shape: FieldShape): Class<object> | null {
  if (shape === 'value') return null;
  return 'object' in shape ? shape.object : shape.item;
}

function isCatalogueField(field: string): field is keyof typeof CATALOGUE_FIELDS {
  return Object.hasOwn(CATALOGUE_FIELDS, field);
}

function isRowField(field: string): field is keyof typeof ROW_FIELDS {
  return Object.hasOwn(ROW_FIELDS, field);
}
