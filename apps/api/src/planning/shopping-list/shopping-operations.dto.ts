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

/** Several ticks add up to more than one may have. */
const MAX_SEEN = 1e12;

/** More than there are units. */
const MAX_SEEN_AMOUNTS = 50;

/** Maximum number of characters of an own line. */
const MAX_TEXT = 200;

/** An amount that a device shows. */
class SeenAmountDto {
  @PositiveDecimalField({ max: MAX_SEEN, decimals: RECIPE_LIMITS.quantityDecimals })
  quantity: number;

  @IdField({ optional: true })
  unitId?: number | null;
}

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
      'The line. Required by every kind but ADD. EDIT concerns own lines only. REMOVE of a line of the plan: the house has what the plan needs; ADD of that line alone brings it back.',
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

  @IdField({
    optional: true,
    description: 'ADD, EDIT: where an own line is bought. An unknown shop is the same as none.',
  })
  shopId?: number | null;

  @ListField(SeenAmountDto, {
    max: MAX_SEEN_AMOUNTS,
    optional: true,
    description:
      'CHECK: what the device showed as ticked off. The line then has at least this plus the quantity ticked off, and two devices that tick the same do not count twice. Without it, the quantity is added.',
  })
  seen?: SeenAmountDto[] | null;
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
