import type { NewShoppingOperation, ShoppingListView } from '@popote/client';
import { nameOfDay } from '../../words/dates.js';
import {
  type Amount,
  amountText,
  foodName,
  inWholePieces,
  listedName,
  shelfName,
  shelfOf,
} from '../../words/food.js';
import { words } from '../../words/words.js';

type PlanLine = ShoppingListView['lines'][number];
export type OwnLine = ShoppingListView['ownLines'][number];

/** One line of the list as it is shown. */
export interface Row {
  readonly id: string;
  /** The subcategory of its food; null: nothing that the catalogue knows. */
  readonly subcategory: string | null;
  readonly shelf: string;
  readonly name: string;
  readonly amount: string;
  /** What was taken or is needed, when the amount does not say it. */
  readonly note: string;
  /** The dishes that need it. */
  readonly recipes: readonly string[];
  /** Where it comes from: members, earlier weeks, the pantry. */
  readonly about: readonly string[];
  readonly isTicked: boolean;
  readonly shopId: number | null;
  readonly ingredientId: number | null;
  /** The own line that it is or contains. */
  readonly ownLine?: OwnLine | undefined;
  readonly isOfPlan: boolean;
  /** What ticks or unticks the line. */
  readonly toggle: readonly NewShoppingOperation[];
}

/** The first names of the other members, by id. */
export type People = ReadonlyMap<number, string>;

/** The rows of a list, those of staples, and the texts of recipes. */
export function rowsOf(list: ShoppingListView, people: People) {
  const recipes = new Map(list.recipes.map(({ id, name }) => [id, name]));
  const rowOf = (line: PlanLine) => rowOfLine(line, list, recipes, people);
  return {
    rows: [
      ...list.lines.map(rowOf),
      ...list.ownLines
        .filter(({ inLine }) => !inLine)
        .map((line) => rowOfOwnLine(line, list, people)),
    ],
    staples: list.staples.map(rowOf),
    texts: list.texts.map(({ text, recipeId }) => ({ text, recipe: recipes.get(recipeId) ?? '' })),
  };
}

/**
 * A tick contains the amounts that were missing, in whole pieces. Without amounts, it would also tick
 * what the plan needs more when the tick arrives.
 */
function rowOfLine(
  line: PlanLine,
  list: ShoppingListView,
  recipes: ReadonlyMap<number, string>,
  people: People,
): Row {
  const { id, subcategory, ingredientId, toBuy, checked, missing, shopId } = line;
  const isTicked = missing.length === 0;
  const isPartlyBought = !isTicked && checked.length + line.carried.length > 0;
  const ownLine = list.ownLines.find((own) => own.inLine && own.ingredientId === ingredientId);
  const shown = isPartlyBought ? missing : toBuy;
  return {
    ...{ id, subcategory, ingredientId, shopId, isTicked, ownLine, isOfPlan: true },
    shelf: shelfName(subcategory),
    name: listedName(ingredientId, shown),
    amount: amountText(...shown.map(inWholePieces)),
    note: noteOf(line),
    recipes: line.recipeIds.flatMap((recipeId) => recipes.get(recipeId) ?? []),
    about: [
      ...(ownLine === undefined ? [] : [words.list.ownPart(ownText(ownLine))]),
      ...(ownLine === undefined ? [] : aboutOwnLine(ownLine, list, people)),
      ...line.carried.map(({ weekStart, ...amount }) =>
        words.list.carried(amountText(amount), nameOfDay(weekStart)),
      ),
      ...(line.fromPantry.length > 0
        ? [words.list.fromPantry(amountText(...line.fromPantry))]
        : []),
      ...aboutTick(line, people),
    ],
    toggle: isTicked
      ? [{ kind: 'UNCHECK', lineId: id }]
      : missing.map((amount) => ({
          ...{ kind: 'CHECK' as const, lineId: id, seen: checked },
          ...exactAmount(inWholePieces(amount)),
        })),
  };
}

/** What was taken, if it is not the needed amount; else what recipes need, if in other units. */
function noteOf({ amounts, toBuy, checked }: PlanLine): string {
  const needed = amountText(...amounts);
  const taken = amountText(...checked);
  if (checked.length > 0) return taken === needed ? '' : words.list.alreadyTaken(taken);
  const units = toBuy.map(({ unitId }) => unitId);
  return toBuy.length === 0 || amounts.every(({ unitId }) => units.includes(unitId))
    ? ''
    : words.list.needed(needed);
}

function rowOfOwnLine(line: OwnLine, list: ShoppingListView, people: People): Row {
  const { id, ingredientId, quantity, unitId, checked, missingQuantity, shopId } = line;
  const missing = quantity === null ? null : { quantity: missingQuantity ?? quantity, unitId };
  const taken = { quantity: (quantity ?? 0) - (missing?.quantity ?? 0), unitId };
  const isPartlyTicked = !checked && taken.quantity > 0;
  const shown = checked && quantity !== null ? { quantity, unitId } : missing;
  return {
    ...{ id, ingredientId, shopId, isTicked: checked, ownLine: line, isOfPlan: false },
    subcategory: null,
    shelf: ingredientId === null ? words.list.ownLines : shelfOf(ingredientId),
    name: ownName(line),
    amount: shown === null ? '' : amountText(shown),
    note: isPartlyTicked ? words.list.alreadyTaken(amountText(taken)) : '',
    recipes: [],
    about: [...aboutOwnLine(line, list, people), ...aboutTick(line, people)],
    toggle: [
      checked
        ? { kind: 'UNCHECK', lineId: id }
        : {
            ...{ kind: 'CHECK', lineId: id },
            ...(missing !== null && {
              ...exactAmount(missing),
              seen: isPartlyTicked ? [exactAmount(taken)] : [],
            }),
          },
    ],
  };
}

/** Amounts of lists have units. */
const exactAmount = ({ quantity, unitId }: Amount) => ({ quantity, unitId: unitId ?? 0 });

export const ownName = ({ text, ingredientId }: OwnLine) => text ?? foodName(ingredientId);

/** An own line as a part of a line of the plan: its text, and its amount. */
function ownText(line: OwnLine): string {
  const { quantity, unitId } = line;
  const amount = quantity === null ? '' : amountText({ quantity, unitId });
  return [ownName(line), amount].filter(Boolean).join(' ');
}

/** Who added a line, and since when it waits. */
function aboutOwnLine(
  { since, addedBy }: OwnLine,
  { weekStart }: ShoppingListView,
  people: People,
) {
  const name = people.get(addedBy ?? 0);
  return [
    ...(name === undefined ? [] : [words.list.addedBy(name)]),
    ...(since < weekStart ? [words.list.since(nameOfDay(since))] : []),
  ];
}

function aboutTick({ checkedBy }: PlanLine | OwnLine, people: People) {
  const name = people.get(checkedBy ?? 0);
  return name === undefined ? [] : [words.list.checkedBy(name)];
}
