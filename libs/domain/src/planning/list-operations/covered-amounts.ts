import type { Density } from '../../catalogue/densities/density.js';
import type { Amount } from '../../units/amount.js';
import { type Bought, needed, NOTHING } from './bought.js';
import { type CarriedAmount, carriedAmounts, type EarlierWeek } from './carried-amounts.js';
import { boughtAmounts, missingAmounts } from './missing-amounts.js';
import { ingredientLineId } from './own-line.js';
import type { SharedList } from './shared-list.js';

/** What the pantry has for the needs of some days. */
export interface PantryShare {
  readonly given: Bought;
  /** Whether that is all that these days need. */
  readonly isAll: boolean;
}

/** What a house has besides what was ticked off for a list. */
export interface Supplies {
  /** What the pantry has for the needs of the list; undefined if nothing. */
  readonly pantry: (ingredientId: number) => PantryShare | undefined;
  /** The week before, and the one before that; none if nothing was bought in them. */
  readonly earlier: readonly EarlierWeek[];
}

export const NO_SUPPLIES: Supplies = { pantry: () => undefined, earlier: [] };

/** What a house has of what the plan needs of an ingredient: first from the pantry. */
interface CoveredAmounts {
  readonly fromPantry: readonly Amount[];
  /** Its sum. */
  readonly ofPantry: Bought;
  /** What was bought for earlier weeks and is not needed there. */
  readonly carried: readonly CarriedAmount[];
  /** Its sum. */
  readonly total: Bought;
}

export function coveredAmounts(
  { ingredientId, amounts }: { readonly ingredientId: number; readonly amounts: readonly Amount[] },
  { bought, kept }: Pick<SharedList, 'bought' | 'kept'>,
  { pantry, earlier }: Supplies,
  density: Density | undefined,
): CoveredAmounts {
  const id = ingredientLineId(ingredientId);
  const share = pantry(ingredientId);
  const week = {
    amounts: withoutPantry(amounts, share, density),
    bought: bought.get(id) ?? NOTHING,
    kept: kept.get(id) ?? NOTHING,
  };
  const ofEarlier = carriedAmounts(ingredientId, week, earlier, density);
  if (share === undefined) return { fromPantry: [], ofPantry: NOTHING, ...ofEarlier };
  return share.isAll
    ? { fromPantry: amounts, ofPantry: needed(amounts), ...ofEarlier }
    : { fromPantry: boughtAmounts(amounts, share.given), ofPantry: share.given, ...ofEarlier };
}

/** What is to buy of some amounts that the plan needs. */
export function withoutPantry(
  amounts: readonly Amount[],
  share: PantryShare | undefined,
  density: Density | undefined,
): readonly Amount[] {
  if (share === undefined) return amounts;
  return share.isAll ? [] : missingAmounts(amounts, share.given, density);
}
