import type { PortableLine, PortableRecipe } from './portable-recipe.js';

/** Lines of a recipe that stand together. */
export interface LineGroup {
  /** Null for lines before the first heading. */
  readonly heading: string | null;
  /** A text is a line without an ingredient. */
  readonly lines: readonly (PortableLine | string)[];
}

/** The lines of a recipe in their order; a heading begins another group. */
export function lineGroups({ ingredients, otherLines }: PortableRecipe): LineGroup[] {
  const groups: { heading: string | null; lines: (PortableLine | string)[] }[] = [
    { heading: null, lines: [] },
  ];
  for (let index = 0; index <= ingredients.length; index += 1) {
    for (const { kind, text, before } of otherLines) {
      if (before !== index) continue;
      if (kind === 'TEXT') groups.at(-1)?.lines.push(text);
      else groups.push({ heading: text, lines: [] });
    }
    const line = ingredients[index];
    if (line !== undefined) groups.at(-1)?.lines.push(line);
  }
  return groups.filter(({ heading, lines }) => heading !== null || lines.length > 0);
}
