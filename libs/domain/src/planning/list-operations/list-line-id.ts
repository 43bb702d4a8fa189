const OF_INGREDIENT = /^ingredient-([1-9]\d{0,9})$/;

/** The id of an ingredient's line on every shopping list. It does not depend on the plan. */
export function ingredientLineId(ingredientId: number): string {
  return `ingredient-${String(ingredientId)}`;
}

/** The ingredient whose line has this id; undefined for any other id. */
export function ingredientOfLine(lineId: string): number | undefined {
  const [, id] = OF_INGREDIENT.exec(lineId) ?? [];
  return id === undefined ? undefined : Number(id);
}
