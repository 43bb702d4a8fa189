import type { DraftFlag, RecipeDto } from '@popote/client';
import { foodText } from '../../words/food.js';
import { locale } from '../../words/locale.js';

/** A food of a line. It can be an ingredient when it has an id, a quantity and a unit. */
export interface Food {
  readonly ingredientId: number | null;
  readonly quantity: number | null;
  readonly unitId: number | null;
  /** The text that was read; absent when the person has chosen the food. */
  readonly rawText?: string | null;
  readonly note?: string | null;
  readonly flags?: readonly DraftFlag[];
  readonly candidates?: readonly number[];
}

/** The foods of each written line. An empty list is a text; a line that is absent was not read yet. */
export type Readings = ReadonlyMap<string, readonly Food[]>;

/** What becomes of a food: an ingredient, an addition to a former line, or a text. */
type Use = 'OWN' | 'ADDED' | 'TEXT' | 'TWICE';

/** A recipe that another one contains. */
export interface Part {
  /** Undefined: no recipe has been chosen. */
  readonly recipeId: number | undefined;
  readonly name: string;
  readonly portions: number;
  readonly note: string | null;
}

/** The ids of the recipes that lines name. */
export type Recipes = ReadonlyMap<string, number>;

export interface WrittenLine {
  readonly text: string;
  readonly isHeading: boolean;
  readonly part?: Part;
  /** Undefined: not read yet. */
  readonly foods: readonly (Food & { readonly use: Use })[] | undefined;
}

type Lines = Required<Pick<RecipeDto, 'ingredients' | 'otherLines' | 'parts'>>;
type Ingredient = Lines['ingredients'][number];

interface Content {
  readonly rows: readonly WrittenLine[];
  readonly ingredients: Ingredient[];
  readonly otherLines: NonNullable<Lines['otherLines']>;
  readonly parts: NonNullable<Lines['parts']>;
}

export const textsOf = (text: string) =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');

const isHeading = (line: string) => line.startsWith('#');
const isPart = (line: string) => line.startsWith('@');

/** "@ Pâte brisée, 8 portions (très froide)" */
const PART = /^@\s*(.+?)(?:,\s*([\d.,]+)\s*portions?)?(?:\s*\(([^()]*)\))?$/;

function partIn(line: string, recipes: Recipes): Part {
  const [, name = line.slice(1), portions, note = null] = PART.exec(line) ?? [];
  const number = portions === undefined ? 1 : Number(portions.replace(',', '.'));
  return { recipeId: recipes.get(name), name, portions: number, note };
}

/** The line of a part. */
export function lineOfPart({ name, portions, note }: Omit<Part, 'recipeId'>): string {
  const number = portions.toLocaleString(locale, { useGrouping: false });
  const amount = `${number} ${portions === 1 ? 'portion' : 'portions'}`;
  return `@ ${name}, ${amount}${note == null || note === '' ? '' : ` (${note})`}`;
}

/** The lines without a reading. */
export const unreadOf = (text: string, readings: Readings) =>
  textsOf(text).filter((line) => !isHeading(line) && !isPart(line) && !readings.has(line));

/** What the written lines are in a recipe. A recipe has a food once: further amounts are added. */
export function contentOf(text: string, readings: Readings, recipes: Recipes): Content {
  const ingredients: Ingredient[] = [];
  const otherLines: Content['otherLines'] = [];
  const parts: Content['parts'] = [];
  const rows = textsOf(text).map((line): WrittenLine => {
    const before = ingredients.length;
    if (isHeading(line)) {
      otherLines.push({ kind: 'HEADING', text: line.replace(/^#+\s*/, ''), before });
      return { text: line, isHeading: true, foods: [] };
    }
    if (isPart(line)) {
      const { recipeId, name, portions, note } = partIn(line, recipes);
      if (recipeId === undefined) otherLines.push({ kind: 'TEXT', text: line.slice(1), before });
      else parts.push({ recipeId, portions, note, before });
      return { text: line, isHeading: false, part: { recipeId, name, portions, note }, foods: [] };
    }
    const foods = readings.get(line)?.map((food) => ({ ...food, use: place(food, ingredients) }));
    const isIngredient = foods?.some(({ use }) => use === 'OWN' || use === 'ADDED');
    if (isIngredient !== true) otherLines.push({ kind: 'TEXT', text: line, before });
    return { text: line, isHeading: false, foods };
  });
  return { rows, ingredients, otherLines, parts };
}

function place({ note, ...food }: Food, ingredients: Ingredient[]): Use {
  const { ingredientId, quantity, unitId, rawText = null } = food;
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

export interface StoredLines {
  readonly ingredients: readonly Food[];
  readonly otherLines?:
    readonly { readonly kind: string; readonly text: string; readonly before: number }[] | null;
  /** A part of an earlier version has no name. */
  readonly parts?:
    | readonly {
        readonly recipeId: number;
        readonly portions: number;
        readonly before: number;
        readonly note?: string | null;
        readonly name?: string;
      }[]
    | null;
}

/** The lines of a recipe or of a draft as a text, and what is known of each. */
export function writeLines({ ingredients, otherLines, parts }: StoredLines) {
  const readings = new Map<string, readonly Food[]>();
  const recipes = new Map<string, number>();
  const lines: string[] = [];
  const writeOthers = (index: number) => {
    for (const { kind, text } of otherLines?.filter(({ before }) => before === index) ?? []) {
      lines.push(kind === 'HEADING' ? `# ${text}` : text);
      if (kind !== 'HEADING' && !readings.has(text)) readings.set(text, []);
    }
    for (const part of parts?.filter(({ before }) => before === index) ?? []) {
      const { recipeId, portions, note = null, name = `n° ${String(recipeId)}` } = part;
      recipes.set(name, recipeId);
      lines.push(lineOfPart({ name, portions, note }));
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
  return { lines: lines.join('\n'), readings, recipes };
}
