import { parseLenientJson } from '../../reader/linked-data/lenient-json.js';
import { isNode } from '../../reader/linked-data/linked-data.js';
import type { ArchiveFile } from '../files/archive-file.js';
import { rowsOfJson } from '../files/json-rows.js';

export type Row = Readonly<Record<string, unknown>>;

/**
 * The columns that are read. Everything else is dropped at once, above all the accounts of Mealie,
 * which are in the same file.
 */
const COLUMNS: Readonly<Record<string, readonly string[]>> = {
  recipes: [
    ...['id', 'slug', 'name', 'description', 'recipe_yield', 'recipe_yield_quantity'],
    ...['recipe_servings', 'prep_time', 'perform_time', 'cook_time', 'total_time', 'org_url'],
  ],
  recipes_ingredients: [
    ...['recipe_id', 'position', 'title', 'note', 'quantity', 'unit_id', 'food_id'],
    ...['original_text', 'referenced_recipe_id'],
  ],
  recipe_instructions: ['recipe_id', 'position', 'title', 'summary', 'text'],
  recipe_nutrition: [
    ...['recipe_id', 'calories', 'carbohydrate_content', 'cholesterol_content', 'fat_content'],
    ...['fiber_content', 'protein_content', 'saturated_fat_content', 'sodium_content'],
    ...['sugar_content', 'trans_fat_content', 'unsaturated_fat_content'],
  ],
  notes: ['recipe_id', 'title', 'text'],
  recipes_to_tags: ['recipe_id', 'tag_id'],
  recipes_to_categories: ['recipe_id', 'category_id'],
  recipes_to_tools: ['recipe_id', 'tool_id'],
  ingredient_units: ['id', 'name'],
  ingredient_foods: ['id', 'name'],
  tags: ['id', 'name'],
  categories: ['id', 'name'],
  tools: ['id', 'name'],
};

/** An id as text: PostgreSQL writes ids with dashes, SQLite without. */
export function idOf(value: unknown): string {
  const isId = typeof value === 'string' || typeof value === 'number';
  return isId ? String(value).replaceAll('-', '').toLowerCase() : '';
}

/** The tables of a backup of Mealie, whose rows are in any order. */
export class MealieTables {
  readonly recipes: Row[] = [];
  /** The names of tables with rows that cannot be read: no recipe is certain to be whole. */
  readonly broken = new Set<string>();
  private readonly recipesById = new Map<string, Row>();
  /** Rows of a recipe, and names, by table and id. */
  private readonly rows = new Map<string, Row[]>();
  private readonly names = new Map<string, unknown>();

  static async read(file: ArchiveFile): Promise<MealieTables> {
    const tables = new MealieTables();
    for await (const { list, json } of rowsOfJson(await file.stream())) {
      const columns = COLUMNS[list];
      if (columns === undefined) continue;
      const row = json === null ? undefined : parseLenientJson(json);
      if (isNode(row))
        tables.add(list, Object.fromEntries(columns.map((name) => [name, row[name]])));
      else tables.broken.add(list);
    }
    return tables;
  }

  unit(line: Row): unknown {
    return this.names.get(`ingredient_units ${idOf(line['unit_id'])}`);
  }

  food(line: Row): unknown {
    return this.names.get(`ingredient_foods ${idOf(line['food_id'])}`);
  }

  /** The recipe that a line names as a part of its recipe; undefined: it is no such line. */
  referenced(line: Row): Row | undefined {
    const id = idOf(line['referenced_recipe_id']);
    return id === '' ? undefined : this.recipesById.get(id);
  }

  /** The rows of a recipe, by their position if they have one. */
  of(recipe: Row, table: string): Row[] {
    const rows = this.rows.get(`${table} ${idOf(recipe['id'])}`) ?? [];
    return rows.sort((a, b) => Number(a['position'] ?? 0) - Number(b['position'] ?? 0));
  }

  /** The names of what a recipe is linked to in a table. */
  namesOf(recipe: Row, table: 'categories' | 'tags' | 'tools'): unknown[] {
    const id = { categories: 'category_id', tags: 'tag_id', tools: 'tool_id' }[table];
    return this.of(recipe, `recipes_to_${table}`).map((row) =>
      this.names.get(`${table} ${idOf(row[id])}`),
    );
  }

  private add(table: string, row: Row): void {
    if (table === 'recipes') {
      this.recipes.push(row);
      this.recipesById.set(idOf(row['id']), row);
    } else if ('recipe_id' in row) {
      const key = `${table} ${idOf(row['recipe_id'])}`;
      const rows = this.rows.get(key);
      if (rows === undefined) this.rows.set(key, [row]);
      else rows.push(row);
    } else this.names.set(`${table} ${idOf(row['id'])}`, row['name']);
  }
}
