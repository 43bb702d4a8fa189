import type { DraftFlag, DraftLine, FlaggedLine } from './draft.js';

/** Adds flags to the lines that a person must edit before the draft is imported. */
export function flagLines(lines: readonly DraftLine[]): FlaggedLine[] {
  return lines.map((line) => {
    const sameIngredient = lines.filter(({ ingredient }) => ingredient === line.ingredient);
    const flags: DraftFlag[] = [];
    if (line.ingredient === null) flags.push('UNRESOLVED_INGREDIENT');
    if (line.quantity === null) flags.push('MISSING_QUANTITY');
    if (line.unit === null) flags.push('MISSING_UNIT');
    if (line.ingredient !== null && sameIngredient.length > 1) flags.push('DUPLICATE_INGREDIENT');
    return { ...line, flags };
  });
}
