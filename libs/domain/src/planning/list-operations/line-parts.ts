import type { Density } from '../../catalogue/densities/density.js';
import {
  baseUnitOf,
  type Bought,
  missingThousandths,
  NOTHING,
  plusThousandths,
  sumOf,
  thousandthsBought,
  thousandthsOf,
} from './bought.js';
import type { OwnAmount } from './own-line.js';

/** A part of a line, with its own ticks: an own line, or what the plan needs of an ingredient. */
export interface LinePart {
  readonly lineId: string;
  /** What the part asks for. */
  readonly amounts: readonly OwnAmount[];
  readonly bought: Bought;
  /** What the house has besides, and does not need to buy. */
  readonly covered?: Bought;
}

/**
 * The parts of a line. A tick fills one after the other; what is more than they ask for counts for the
 * last one. Own lines come first: what is left of the plan does not follow into the next week.
 */
export interface LineParts {
  readonly parts: readonly LinePart[];
  readonly density?: Density | undefined;
}

/**
 * Ticks off an amount.
 *
 * @param seen what the device showed as ticked off: the sum becomes at least this plus the amount
 */
export function tick(
  { parts, density }: LineParts,
  amount: OwnAmount,
  seen: readonly OwnAmount[] | null,
): LinePart[] {
  const base = baseUnitOf(amount.unit);
  const stands = sumOf(parts.map(({ bought }) => bought)).get(base) ?? 0;
  let left = thousandthsOf(amount);
  if (seen !== null) left = Math.max(0, thousandthsIn(seen, base) + left - stands);
  return parts.map((part, index) => {
    if (index === parts.length - 1) {
      return { ...part, bought: plusThousandths(part.bought, base, left) };
    }
    const [used, bought] = fill(part, base, left, density);
    left -= used;
    return { ...part, bought };
  });
}

/** Ticks off all that is missing of each part. */
export function tickAll({ parts, density }: LineParts): LinePart[] {
  return parts.map((part) => ({ ...part, bought: allOf(part, density) }));
}

/** Takes back an amount, from the last part to the first; null: everything. */
export function untick({ parts }: LineParts, amount: OwnAmount | null): LinePart[] {
  if (amount === null) return parts.map((part) => ({ ...part, bought: NOTHING }));
  const base = baseUnitOf(amount.unit);
  let left = thousandthsOf(amount);
  return parts.toReversed().map((part) => {
    const used = Math.min(left, part.bought.get(base) ?? 0);
    left -= used;
    return { ...part, bought: plusThousandths(part.bought, base, -used) };
  });
}

/** Returns how much of the amount the part uses, and its ticks with it. */
function fill(
  part: LinePart,
  base: OwnAmount['unit'],
  thousandths: number,
  density: Density | undefined,
): [used: number, bought: Bought] {
  const { bought } = part;
  const [amount] = part.amounts;
  if (amount === undefined) return [0, bought];
  const own = baseUnitOf(amount.unit);
  // A line without a quantity is bought with any amount.
  if (own === null) return [0, allOf(part, density)];
  const missing = missingThousandths(bought, amount);
  if (own === base) {
    const used = Math.min(missing, thousandths);
    return [used, plusThousandths(bought, base, used)];
  }
  // In the other type of unit, the amount counts if it is enough.
  const wanted = thousandthsBought(new Map([[own, missing]]), base, density);
  const isEnough = wanted > 0 && wanted <= thousandths;
  return isEnough ? [wanted, allOf(part, density)] : [0, bought];
}

function allOf({ amounts, bought, covered = NOTHING }: LinePart, density?: Density): Bought {
  return amounts.reduce(
    (total, amount) =>
      plusThousandths(
        total,
        baseUnitOf(amount.unit),
        missingThousandths(sumOf([total, covered]), amount, density),
      ),
    bought,
  );
}

function thousandthsIn(amounts: readonly OwnAmount[], base: OwnAmount['unit']): number {
  return amounts
    .filter(({ unit }) => baseUnitOf(unit) === base)
    .reduce((sum, amount) => sum + thousandthsOf(amount), 0);
}
