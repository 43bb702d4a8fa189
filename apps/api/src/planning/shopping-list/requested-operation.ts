import type { UnitKey } from '#domain/catalogue/units.js';
import type { ListOperation } from '#domain/planning/list-operations/list-operation.js';
import type { OwnAmount, OwnLineContent } from '#domain/planning/list-operations/own-line.js';
import { isRestoration } from './operation-requirements.js';
import type { ShoppingOperationDto } from './shopping-operations.dto.js';

type FindUnit = (unitId: number) => UnitKey;

/**
 * The operation of a request that `missingFields` has accepted.
 *
 * @param shopIds the shops of the house
 */
export function requestedOperation(
  dto: ShoppingOperationDto,
  findUnit: FindUnit,
  shopIds: ReadonlySet<number>,
): ListOperation {
  const { id, kind } = dto;
  const lineId = dto.lineId ?? '';
  switch (kind) {
    case 'CHECK':
      return { id, kind, lineId, amount: amountOf(dto, findUnit), seen: seenOf(dto, findUnit) };
    case 'UNCHECK':
      return { id, kind, lineId, amount: amountOf(dto, findUnit) };
    case 'ADD':
      if (isRestoration(dto)) return { id, kind, lineId };
      return { id, kind, content: { ...NO_CONTENT, ...contentOf(dto, findUnit, shopIds) } };
    case 'EDIT':
      return { id, kind, lineId, change: contentOf(dto, findUnit, shopIds) };
    case 'REMOVE':
      return { id, kind, lineId };
  }
}

const NO_CONTENT: OwnLineContent = {
  ...{ text: null, ingredientId: null, quantity: null, unit: null, shopId: null },
};

function amountOf(
  { quantity, unitId }: Pick<ShoppingOperationDto, 'quantity' | 'unitId'>,
  findUnit: FindUnit,
): OwnAmount | null {
  if (quantity == null) return null;
  return { quantity, unit: unitId == null ? null : findUnit(unitId) };
}

function seenOf({ seen }: ShoppingOperationDto, findUnit: FindUnit): readonly OwnAmount[] | null {
  return seen?.flatMap((amount) => amountOf(amount, findUnit) ?? []) ?? null;
}

/** The fields that the request has; null removes a value. */
function contentOf(
  { text, ingredientId, quantity, unitId, shopId }: ShoppingOperationDto,
  findUnit: FindUnit,
  shopIds: ReadonlySet<number>,
): Partial<OwnLineContent> {
  return {
    ...(text === undefined ? {} : { text }),
    ...(ingredientId === undefined ? {} : { ingredientId }),
    ...(quantity === undefined ? {} : { quantity }),
    ...(unitId === undefined ? {} : { unit: unitId === null ? null : findUnit(unitId) }),
    ...(shopId === undefined ? {} : { shopId: shopIds.has(shopId ?? 0) ? shopId : null }),
  };
}
