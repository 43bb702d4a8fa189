import { RECIPE_LIMITS } from '#domain/recipe/recipe-limits.js';
import type { OperationKind } from '#domain/planning/list-operations/list-operation.js';
import { ChoiceField } from '../../http/fields/choice.field.js';
import { DateField } from '../../http/fields/date.field.js';
import { TransformText } from '../../http/fields/field.js';
import { IdField } from '../../http/fields/id.fields.js';
import { ListField } from '../../http/fields/list.field.js';
import { PositiveDecimalField } from '../../http/fields/number.field.js';
import { TextField, UuidField } from '../../http/fields/text.field.js';
import { OPERATION_KIND } from '../../openapi/enum-schemas.js';

/** Maximum number of operations in a request. */
const MAX_OPERATIONS = 200;

/** Maximum number of characters of an own line. */
const MAX_TEXT = 200;

/** A change of the list. Which fields it has depends on its kind. */
export class ShoppingOperationDto {
  @UuidField({
    description:
      'Chosen by the device. The operation is applied once, however often it arrives. The id of an own line is the id of the operation that added it.',
  })
  id: string;

  @ChoiceField(OPERATION_KIND)
  kind: OperationKind;

  @TextField({
    min: 1,
    max: 64,
    optional: true,
    description:
      'The line. Required by every kind but ADD. EDIT and REMOVE concern own lines only.',
  })
  @TransformText((text) => text.toLowerCase())
  lineId?: string | null;

  @TextField({
    min: 1,
    max: MAX_TEXT,
    optional: true,
    example: 'papier cuisson',
    description: 'ADD, EDIT. An own line has a text, an ingredient, or both.',
  })
  text?: string | null;

  @IdField({ optional: true, description: 'ADD, EDIT: the ingredient of an own line.' })
  ingredientId?: number | null;

  @PositiveDecimalField({
    max: RECIPE_LIMITS.quantity,
    decimals: RECIPE_LIMITS.quantityDecimals,
    optional: true,
    description:
      'CHECK: what was bought; without it, all that is missing. UNCHECK: what was not bought after all; without it, everything. ADD, EDIT: what to buy.',
  })
  quantity?: number | null;

  @IdField({
    optional: true,
    description:
      'Requires a quantity, except in EDIT. Required with a quantity of a line of the plan.',
  })
  unitId?: number | null;
}

/** In EDIT, an absent field keeps its value and null removes it; else null is the same as absent. */
export class ShoppingOperationsDto {
  @DateField({ description: 'A date in the week of the list.' })
  date: string;

  @ListField(ShoppingOperationDto, {
    max: MAX_OPERATIONS,
    description: 'Applied in this order. A request has at most 64 KiB.',
  })
  operations: ShoppingOperationDto[];
}
