import type { Line } from '../model/line.js';

/** Signs between a food and its count: "Navets - 3", "Navets x 3". */
export const SEPARATORS: ReadonlySet<string> = new Set(['-', '–', '—', ':', ',', '(', 'x', '×']);

/** The token after a sign between a food and its amount: "Farine : 200 g", "farine (200 g)". */
export function afterSeparator(line: Line, at: number): number {
  return SEPARATORS.has(line.lowerCase(at)) ? at + 1 : at;
}
