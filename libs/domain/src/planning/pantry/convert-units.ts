import { retailUnitOf } from '../../catalogue/retail-units.js';
import { type UnitKey, unitOf } from '../../catalogue/units.js';
import { baseUnitOf } from '../list-operations/bought.js';
import { densityOf, type ListedIngredient } from '../shopping-list/shopping-list.js';

/** Of a food, one of a base unit is a count of another one. */
type Equality = readonly [one: UnitKey, count: number, of: UnitKey];

/**
 * How much of the unit `to` one of the unit `from` is, for a food: through mass, density and what its
 * pieces contain. Undefined where that is not known.
 */
export function unitsIn(
  from: UnitKey,
  to: UnitKey,
  food: ListedIngredient | undefined,
): number | undefined {
  const [one, other] = [baseUnitOf(from), baseUnitOf(to)];
  const factor = one === other ? 1 : follow(one, other, equalitiesOf(food));
  return factor && (factor * unitOf(from).toBaseFactor) / unitOf(to).toBaseFactor;
}

function equalitiesOf(food: ListedIngredient | undefined): Equality[] {
  const density = densityOf(food);
  const retail = food && retailUnitOf(food);
  const contents = Object.entries(retail?.contains ?? {}) as [UnitKey, number][];
  return [
    ...(density
      ? [['milliliter', density.milligrams / 1000 / density.millilitres, 'gram'] as const]
      : []),
    ...contents.map(([unit, count]) => [retail?.unit ?? unit, count, unit] as const),
  ];
}

function follow(from: UnitKey, to: UnitKey, equalities: readonly Equality[]): number | undefined {
  if (from === to) return 1;
  for (const equality of equalities) {
    const [one, count, of] = equality;
    if (one !== from && of !== from) continue;
    const [next, times] = one === from ? [of, count] : [one, 1 / count];
    const others = equalities.filter((other) => other !== equality);
    const rest = follow(next, to, others);
    if (rest !== undefined) return times * rest;
  }
  return undefined;
}
