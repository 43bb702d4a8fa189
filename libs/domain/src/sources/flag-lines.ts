import type { DraftFlag, DraftLine, FlaggedLine } from './draft.js';

/** Adds flags to the lines that a person must edit before the draft is imported. */
export function flagLines(lines: readonly DraftLine[]): FlaggedLine[] {
  const counts = new Map<string, number>();
  for (const { ingredient } of lines) {
    if (ingredient !== null) counts.set(ingredient, (counts.get(ingredient) ?? 0) + 1);
  }
  return lines.map((line) => {
    const flags: DraftFlag[] = [];
    if (line.ingredient === null) flags.push('UNRESOLVED_INGREDIENT');
    if (line.quantity === null) flags.push('MISSING_QUANTITY');
    if (line.unit === null) flags.push('MISSING_UNIT');
    if (line.ingredient !== null && (counts.get(line.ingredient) ?? 0) > 1) {
      flags.push('DUPLICATE_INGREDIENT');
    }
    return { ...line, flags };
  });
}
