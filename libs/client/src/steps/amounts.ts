import { US_LABELS, type UsAmount, usAmount } from '../generated/us-amount.gen.js';
import type { LabelTable } from '../labels/label-file.js';

/** How amounts are written. */
export interface AmountNames {
  /** The rows of `listReferenceUnits`. */
  readonly units: readonly {
    readonly id: number;
    readonly key: string;
    readonly type: string;
    readonly toBaseFactor: number;
  }[];
  /** The table `units` of a label file. */
  readonly labels: LabelTable;
  /** The language of the label file. */
  readonly locale: string;
  /** `unitSystem` of the profile; METRIC by default. */
  readonly unitSystem?: 'METRIC' | 'US';
}

/**
 * "1.5 kg", "2 cloves", "2", "1⅓ cups": pieces and amounts without a unit are numbers alone, because the
 * name of the food follows. In US units as the service prints them.
 */
export function formatAmount(
  { quantity, unitId }: { readonly quantity: number; readonly unitId: number | null },
  { units, labels, locale, unitSystem = 'METRIC' }: AmountNames,
): string {
  const isFrench = locale.startsWith('fr');
  const unit = units.find(({ id }) => id === unitId);
  const amount = unit !== undefined && unitSystem === 'US' ? usAmount(quantity, unit) : null;
  if (amount === null) {
    const maximumFractionDigits = quantity < 10 ? 2 : quantity < 100 ? 1 : 0;
    const number = new Intl.NumberFormat(locale, { maximumFractionDigits }).format(quantity);
    const label = labels[unit?.key ?? 'piece'];
    if (unit === undefined || unit.key === 'piece' || label === undefined) return number;
    return `${number}\u00a0${isPlural(quantity, isFrench) ? label.plural : label.name}`;
  }
  const number = isFrench ? amount.number.replace('.', ',') : amount.number;
  return `${number}\u00a0${nameOf(amount, labels, isFrench)}`;
}

function nameOf({ quantity, unit }: UsAmount, labels: LabelTable, isFrench: boolean): string {
  const [name, plural] =
    unit === 'tablespoon' || unit === 'teaspoon'
      ? [labels[unit]?.name ?? unit, labels[unit]?.plural ?? unit]
      : US_LABELS[isFrench ? 'fr' : 'en'][unit];
  return isPlural(quantity, isFrench) ? plural : name;
}

/** In French, the plural begins with two. */
const isPlural = (quantity: number, isFrench: boolean) => (isFrench ? quantity >= 2 : quantity > 1);
