import type { LabelTable } from '../labels/label-file.js';

/** How amounts are written. */
export interface AmountNames {
  /** The rows of `listReferenceUnits`. */
  readonly units: readonly { readonly id: number; readonly key: string }[];
  /** The table `units` of a label file. */
  readonly labels: LabelTable;
  /** The language of the label file. */
  readonly locale: string;
}

/**
 * "1.5 kg", "2 cloves", "2": pieces and amounts without a unit are numbers alone, because the name of
 * the food follows.
 */
export function formatAmount(
  { quantity, unitId }: { readonly quantity: number; readonly unitId: number | null },
  { units, labels, locale }: AmountNames,
): string {
  const maximumFractionDigits = quantity < 10 ? 2 : quantity < 100 ? 1 : 0;
  const number = new Intl.NumberFormat(locale, { maximumFractionDigits }).format(quantity);
  const key = units.find(({ id }) => id === unitId)?.key ?? 'piece';
  const label = labels[key];
  if (key === 'piece' || label === undefined) return number;
  // In French, the plural begins with two.
  const isPlural = locale.startsWith('fr') ? quantity >= 2 : quantity > 1;
  return `${number}\u00a0${isPlural ? label.plural : label.name}`;
}
