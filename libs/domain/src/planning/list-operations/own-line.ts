import type { UnitKey } from '../../catalogue/units.js';
import type { Amount } from '../../units/amount.js';

/** An amount of an own line: "6" has no unit. */
export interface OwnAmount {
  readonly quantity: number;
  readonly unit: UnitKey | null;
}

/** What a member wrote on a line: a text, an ingredient, or both. */
export interface OwnLineContent {
  readonly text: string | null;
  readonly ingredientId: number | null;
  readonly quantity: number | null;
  /** Null without a quantity. */
  readonly unit: UnitKey | null;
  /** Where it is bought; null: anywhere, or where its ingredient is bought. */
  readonly shopId: number | null;
}

/** A line that members add to a shopping list. */
export interface OwnLine extends OwnLineContent {
  /** The id of the operation that added the line. */
  readonly id: string;
  /** The date for which the line was added. */
  readonly since: string;
  /** The last date for which something of the line was ticked off. */
  readonly tickedOn: string | null;
  readonly addedBy: number | null;
}

/**
 * The amount that the line asks for. A line without a quantity asks for one; a number of an ingredient
 * counts pieces.
 */
export function ownAmount({
  ingredientId,
  quantity,
  unit,
}: Omit<OwnLineContent, 'shopId'>): OwnAmount {
  if (quantity === null) return { quantity: 1, unit: null };
  return { quantity, unit: unit ?? (ingredientId === null ? null : 'piece') };
}

/** Changes some fields of a line; null when the line would have neither a text nor an ingredient. */
export function editOwnLine(line: OwnLine, change: Partial<OwnLineContent>): OwnLine | null {
  const edited = { ...line, ...change };
  if (edited.text === null && edited.ingredientId === null) return null;
  return edited.quantity === null ? { ...edited, unit: null } : edited;
}

/** What a line with an ingredient adds to the plan's line of it; null without a quantity. */
export function amountInLine(line: OwnLineContent): Amount | null {
  const { quantity, unit } = ownAmount(line);
  return line.quantity === null || unit === null ? null : { quantity, unit };
}

/** Nine digits fit into the type `integer` of PostgreSQL. */
const OF_INGREDIENT = /^ingredient-([1-9]\d{0,8})$/;

/** The id of an ingredient's line on every shopping list. It does not depend on the plan. */
export function ingredientLineId(ingredientId: number): string {
  return `ingredient-${String(ingredientId)}`;
}

/** The ingredient whose line has this id; undefined for any other id. */
export function ingredientOfLine(lineId: string): number | undefined {
  const [, id] = OF_INGREDIENT.exec(lineId) ?? [];
  return id === undefined ? undefined : Number(id);
}
