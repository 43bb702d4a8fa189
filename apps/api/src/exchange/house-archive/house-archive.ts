import type { PortionCounts } from '#domain/planning/cookings/cooking.js';
import type { Slot, Weekday } from '#domain/planning/week.js';
import type { PortableRecipe } from '#domain/exchange/portable-recipe.js';
import type { Visibility } from '#domain/recipe/recipe-content.js';

/** What `house.json` says of the file. An import refuses other formats and later versions. */
export const ARCHIVE_FORMAT = 'popote-house';
export const ARCHIVE_VERSION = 1;

/** The files of an archive, apart from recipes for other software and photos. */
export const FILES = {
  house: 'house.json',
  recipes: 'recipes.ndjson',
  cookings: 'cookings.ndjson',
  planning: 'planning.ndjson',
  menus: 'menus.ndjson',
  lists: 'lists.ndjson',
} as const;

/** The photo of a recipe. */
export const photoFile = (number: number) => `photos/${String(number)}.webp`;

/** A line of `recipes.ndjson`. */
export interface ArchivedRecipe {
  /** From 1, by which other lines and files refer to the recipe. */
  readonly number: number;
  readonly visibility: Visibility;
  readonly sourceUrl: string | null;
  readonly cookedOn: readonly string[];
  readonly recipe: PortableRecipe;
}

/** A line of `cookings.ndjson`. */
export interface ArchivedCooking extends PortionCounts {
  /** From 1, by which meals refer to the cooking. */
  readonly number: number;
  readonly date: string;
  readonly portions: number;
  /** The number of its recipe. */
  readonly recipe: number;
}

/** A line of `planning.ndjson`. */
export interface ArchivedItem {
  readonly date: string;
  readonly slot: Slot;
  readonly portions: number;
  /** The number of its recipe; null for a meal with a text. */
  readonly recipe: number | null;
  /** The number of the cooking that serves it. */
  readonly cooking: number | null;
  readonly text: string | null;
  readonly note: string | null;
  /** Numbers of dependants, from 1, and null for each member; null for everybody. */
  readonly eaters: readonly (number | null)[] | null;
}

/** An item of a menu: an item of a week, with a weekday instead of its date. */
export interface ArchivedMenuItem extends Omit<ArchivedItem, 'date'> {
  readonly weekday: Weekday;
}

/** A cooking of a menu. */
export interface ArchivedMenuCooking {
  /** By which the items of the menu refer to the cooking. */
  readonly number: number;
  readonly weekday: Weekday;
  readonly portions: number;
  /** The number of its recipe. */
  readonly recipe: number;
}

/** A line of `menus.ndjson`. */
export interface ArchivedMenu {
  readonly name: string;
  readonly cookings: readonly ArchivedMenuCooking[];
  readonly items: readonly ArchivedMenuItem[];
}
