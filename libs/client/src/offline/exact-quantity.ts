/** Quantities have at most 3 decimals. */
export function exact(quantity: number): number {
  return Math.round(quantity * 1000) / 1000;
}
