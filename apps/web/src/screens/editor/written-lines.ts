import type { DraftFlag, RecipeDto } from '@popote/client';
import { foodText } from '../../words/food.js';

/** A food of a line. It can be an ingredient when it has an id, a quantity and a unit. */
export interface Food {
  readonly ingredientId: number | null;
  readonly quantity: number | null;
  readonly unitId: number | null;
  /** The text that was read; null when the person has chosen the food. */
  readonly rawText: string | null;
  readonly note?: string | null;
  readonly flags?: readonly DraftFlag[];
  readonly candidates?: readonly number[];
}

/** The foods of each written line. An empty list is a text; a line that is absent was not read yet. */
export type Readings = ReadonlyMap<string, readonly Food[]>;

/** What becomes of a food: an ingredient, an addition to a former line, or a text. */
type Use = 'OWN' | 'ADDED' | 'TEXT' | 'TWICE';

export interface WrittenLine {
  readonly text: string;
  readonly isHeading: boolean;
  /** Undefined: not read yet. */
  readonly foods: readonly (Food & { readonly use: Use })[] | undefined;
}

type Lines = Required<Pick<RecipeDto, 'ingredients' | 'otherLines'>>;
type Ingredient = Lines['ingredients'][number];

interface Content {
  readonly rows: readonly WrittenLine[];
  readonly ingredients: Ingredient[];
  readonly otherLines: NonNullable<Lines['otherLines']>;
}

export const textsOf = (text: string) =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');

const isHeading = (line: string) => line.startsWith('#');

/** The lines without a reading. */
export const unreadOf = (text: string, readings: Readings) =>
  textsOf(text).filter((line) => !isHeading(line) && !readings.has(line));

/** What the written lines are in a recipe. A recipe has a food once: further amounts are added. */
export function contentOf(text: string, readings: Readings): Content {
  const ingredients: Ingredient[] = [];
  const otherLines: Content['otherLines'] = [];
  const rows = textsOf(text).map((line): WrittenLine => {
    const before = ingredients.length;
    if (isHeading(line)) {
      otherLines.push({ kind: 'HEADING', text: line.replace(/^#+\s*/, ''), before });
      return { text: line, isHeading: true, foods: [] };
    }
    const foods = readings.get(line)?.map((food) => ({ ...food, use: place(food, ingredients) }));
    const isIngredient = foods?.some(({ use }) => use === 'OWN' || use === 'ADDED');
    if (isIngredient !== true) otherLines.push({ kind: 'TEXT', text: line, before });
    return { text: line, isHeading: false, foods };
  });
  return { rows, ingredients, otherLines };
}

function place({ note, ...food }: Food, ingredients: Ingredient[]): Use {
  const { ingredientId, quantity, unitId, rawText } = food;
  if (ingredientId === null || quantity === null || unitId === null) return 'TEXT';
  const known = ingredients.find((line) => line.ingredientId === ingredientId);
  if (known === undefined) {
    ingredients.push({ ingredientId, quantity, unitId, rawText, note: note ?? null });
    return 'OWN';
  }
  if (known.unitId !== unitId) return 'TWICE';
  known.quantity = Number((known.quantity + quantity).toFixed(3));
  known.rawText = [known.rawText, rawText].filter(Boolean).join(' + ').slice(0, 300) || null;
  return 'ADDED';
}

/** "500 g de farine", which is read as this food. */
export function lineOf({ ingredientId, quantity, unitId, note }: Food): string {
  const text = quantity === null ? '' : foodText(ingredientId, { quantity, unitId });
  return note == null || note === '' ? text : `${text} (${note})`;
}

interface StoredLines {
  readonly ingredients: readonly Food[];
  readonly otherLines: readonly {
    readonly kind: string;
    readonly text: string;
    readonly before: number;
  }[];
}

/** The lines of a recipe or of a draft as a text, and what is known of each. */
export function writeLines({ ingredients, otherLines }: StoredLines) {
  const readings = new Map<string, readonly Food[]>();
  const lines: string[] = [];
  const writeOthers = (index: number) => {
    for (const { kind, text, before } of otherLines) {
      if (before !== index) continue;
      lines.push(kind === 'HEADING' ? `# ${text}` : text);
      if (kind !== 'HEADING' && !readings.has(text)) readings.set(text, []);
    }
  };
  ingredients.forEach((food, index) => {
    writeOthers(index);
    const text = food.rawText ?? lineOf(food);
    const isSame = lines.at(-1) === text; // a line with several foods
    readings.set(text, isSame ? [...(readings.get(text) ?? []), food] : [food]);
    if (!isSame) lines.push(text);
  });
  writeOthers(ingredients.length);
  return { lines: lines.join('\n'), readings };
}
