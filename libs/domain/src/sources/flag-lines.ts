import type { DraftFlag, DraftLine, FlaggedLine } from './draft.js';

/** Says of every line what a person has to settle before the draft can become a recipe. */
export function flagLines(lines: readonly DraftLine[]): FlaggedLine[] {
  const appearances = new Map<string, number>();
  for (const { ingredient } of lines) {
    if (ingredient !== null) appearances.set(ingredient, (appearances.get(ingredient) ?? 0) + 1);
  }
  return lines.map((line) => {
    const flags: DraftFlag[] = [];
    if (line.ingredient === null) flags.push('UNRESOLVED_INGREDIENT');
    if (line.quantity === null) flags.push('MISSING_QUANTITY');
    if (line.unit === null) flags.push('MISSING_UNIT');
    if (line.ingredient !== null && (appearances.get(line.ingredient) ?? 0) > 1) {
      flags.push('DUPLICATE_INGREDIENT');
    }
    return { ...line, flags };
  });
}
