import type { SubcategoryKey } from '../../catalogue/categories.js';
import { ingredientLabel } from '../../catalogue/ingredient-names.js';
import { unitOf } from '../../catalogue/units.js';
import { printAmount, type PrintedAmount, type Reader } from '../../units/printed-amount.js';
import type { OwnAmount } from '../list-operations/own-line.js';
import type { SharedLine, SharedOwnLine } from '../list-operations/shared-lines.js';
import { shelfLabel } from '../shopping-list/shelf-label.js';
import { sortByShelf } from '../shopping-list/shelf-order.js';
import type { FindIngredient, TextLine } from '../shopping-list/shopping-list.js';
import { onOneLine, shortenList } from './short-text.js';

/** A line of a shopping list in one language. */
export interface PrintedLine {
  /** Null for a line without an ingredient, or with a retired one. */
  readonly shelf: string | null;
  readonly name: string;
  /** Empty for a text of a recipe, and for an own line without a quantity. */
  readonly amounts: readonly PrintedAmount[];
  /** At most {@link MAX_RECIPES} names; then `+` and the number of the other recipes. */
  readonly recipes: readonly string[];
}

/** A shopping list in one language, in the order of the shelves. */
export interface PrintedList {
  /** Lines of which something is missing, with the amounts that are missing. */
  readonly missing: readonly PrintedLine[];
  /** What the plan needs and the house has, with the amounts that are missing. */
  readonly staples: readonly PrintedLine[];
  /** Lines of which everything was bought, with the amounts that were needed. */
  readonly bought: readonly PrintedLine[];
}

/** Maximum number of recipes that a line names. */
const MAX_RECIPES = 10;

/** The lines of a week, those of the plan and own ones. */
export interface ListToPrint {
  readonly lines: readonly SharedLine[];
  /** Lines of ingredients that the house has. */
  readonly staples: readonly SharedLine[];
  /** Lines of the planned recipes without an ingredient. */
  readonly texts: readonly TextLine[];
  readonly ownLines: readonly SharedOwnLine[];
  /** The shelves that the house has named. */
  readonly shelfOrder: readonly SubcategoryKey[];
}

/** For whom a list is printed, and lookups of ingredients and recipe names by id. */
export interface PrintOptions extends Reader {
  readonly findIngredient: FindIngredient;
  readonly recipeName: (id: number) => string;
}

/** What a line of the plan and an own line have in common. */
interface Entry {
  readonly ingredientId: number | null;
  readonly text: string | null;
  readonly amounts: readonly OwnAmount[];
  readonly recipeIds: readonly number[];
  readonly isBought: boolean;
}

/** Writes a shopping list in a language. Keeps the order of the lines on a shelf. */
export function printList(list: ListToPrint, options: PrintOptions): PrintedList {
  const { locale, findIngredient, recipeName } = options;
  const entries = [
    ...list.lines.map(entryOfPlan),
    ...list.texts.map(textEntry),
    ...list.ownLines.filter(({ inLine }) => !inLine).map(ownEntry),
  ];
  const sorted = sortByShelf(entries, list.shelfOrder, findIngredient);
  const print = ({ ingredientId, text, amounts, recipeIds }: Entry): PrintedLine => {
    const ingredient = ingredientId === null ? undefined : findIngredient(ingredientId);
    return {
      shelf: ingredient ? shelfLabel(ingredient, list.shelfOrder, locale) : null,
      name: onOneLine(
        text ?? (ingredient ? ingredientLabel(ingredient, locale) : `#${String(ingredientId)}`),
      ),
      amounts: amounts.map((amount) => amountToBuy(amount, options)),
      recipes: shortenList(recipeIds.map(recipeName).map(onOneLine), MAX_RECIPES),
    };
  };
  const staples = list.staples.map(entryOfPlan);
  return {
    staples: staples.filter(({ isBought }) => !isBought).map(print),
    missing: sorted.filter(({ isBought }) => !isBought).map(print),
    bought: sorted.filter(({ isBought }) => isBought).map(print),
  };
}

function entryOfPlan({ ingredientId, recipeIds, amounts, missing }: SharedLine): Entry {
  const isBought = missing.length === 0;
  return {
    ingredientId,
    text: null,
    amounts: isBought ? amounts : missing,
    recipeIds,
    isBought,
  };
}

function textEntry({ text, recipeId }: TextLine): Entry {
  return { ingredientId: null, text, amounts: [], recipeIds: [recipeId], isBought: false };
}

function ownEntry(line: SharedOwnLine): Entry {
  const { ingredientId, text, checked: isBought, unit } = line;
  const quantity = isBought ? line.quantity : line.missingQuantity;
  const amounts = quantity === null ? [] : [{ quantity, unit }];
  return { ingredientId, text, amounts, recipeIds: [], isBought };
}

/** Rounds COUNT units up: a shop does not sell half an onion. */
function amountToBuy({ quantity, unit }: OwnAmount, reader: Reader): PrintedAmount {
  if (unit === null) return { quantity, unit: '' };
  const bought = unitOf(unit).type === 'COUNT' ? Math.ceil(quantity) : quantity;
  return printAmount(bought, unit, reader);
}
