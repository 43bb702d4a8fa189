// What the page shows of a list: one row for each line, in the order of the service.
import { locale, words } from '../language/language.js';
import { nameOfDay } from '../language/week.js';

/** The rows of a list. `toggle` contains the operations that tick or untick the row. */
export function rowsOf(list, names, people) {
  const recipes = new Map(list.recipes.map(({ id, name }) => [id, name]));
  const rowOf = (line) => rowOfLine(line, { list, names, people, recipes });
  const ownLines = list.ownLines.filter(({ inLine }) => !inLine);
  return {
    rows: [
      ...list.lines.map(rowOf),
      ...ownLines.map((line) => rowOfOwnLine(line, { list, names, people })),
    ],
    staples: list.staples.map(rowOf),
    texts: list.texts.map(({ text, recipeId }) => ({ text, about: recipes.get(recipeId) ?? '' })),
  };
}

/**
 * A row shows what to buy. A tick contains the amounts that were missing, in whole pieces. Without
 * amounts, it would also tick what the plan needs more when the tick arrives.
 */
function rowOfLine(line, { list, names, people, recipes }) {
  const { id, subcategory, ingredientId, toBuy, checked, missing, recipeIds } = line;
  const isTicked = missing.length === 0;
  const isPartlyBought = !isTicked && checked.length + line.carried.length > 0;
  const ownLine = list.ownLines.find((own) => own.inLine && own.ingredientId === ingredientId);
  return {
    id,
    shelf: names.shelf(subcategory) || words.otherShelf,
    name: names.ingredient(ingredientId),
    amount: names.amounts(isPartlyBought ? missing : toBuy),
    note: noteOf(line, names),
    recipes: recipeIds.flatMap((recipeId) => recipes.get(recipeId) ?? []),
    about: [
      ...(ownLine === undefined ? [] : [words.ownPart(partOf(ownLine, names))]),
      ...(ownLine === undefined ? [] : aboutOwnLine(ownLine, list, people)),
      ...line.carried.map(({ weekStart, ...amount }) =>
        words.carried(names.amounts([amount]), nameOfDay(weekStart, locale)),
      ),
      ...aboutTick(line, people),
    ],
    isTicked,
    ownLine,
    isOfPlan: true,
    toggle: isTicked
      ? [{ kind: 'UNCHECK', lineId: id }]
      : missing.map((amount) => ({
          kind: 'CHECK',
          lineId: id,
          ...names.inWholePieces(amount),
          seen: checked,
        })),
  };
}

/** What was taken, if it is not the needed amount; else what recipes need, if in other units. */
function noteOf({ amounts, toBuy, checked }, names) {
  const [needed, taken] = [names.amounts(amounts), names.amounts(checked)];
  if (checked.length > 0) return taken === needed ? '' : words.alreadyTaken(taken);
  const units = toBuy.map(({ unitId }) => unitId);
  return amounts.every(({ unitId }) => units.includes(unitId)) ? '' : words.needed(needed);
}

function rowOfOwnLine(line, { list, names, people }) {
  const { id, ingredientId, quantity, unitId, checked, missingQuantity } = line;
  const missing = { quantity: missingQuantity, unitId };
  const isPartlyTicked = !checked && missingQuantity !== quantity;
  const taken = { quantity: quantity - missingQuantity, unitId };
  return {
    id,
    shelf: (ingredientId !== null && names.shelfOf(ingredientId)) || words.ownLines,
    name: nameOf(line, names),
    amount: quantity === null ? '' : names.amounts([checked ? { quantity, unitId } : missing]),
    note: isPartlyTicked ? words.alreadyTaken(names.amounts([taken])) : '',
    recipes: [],
    about: [...aboutOwnLine(line, list, people), ...aboutTick(line, people)],
    isTicked: checked,
    ownLine: line,
    isOfPlan: false,
    toggle: [
      checked
        ? { kind: 'UNCHECK', lineId: id }
        : {
            kind: 'CHECK',
            lineId: id,
            ...(quantity !== null && { ...missing, seen: taken.quantity > 0 ? [taken] : [] }),
          },
    ],
  };
}

export const nameOf = ({ text, ingredientId }, names) => text ?? names.ingredient(ingredientId);

/** An own line as a part of a line of the plan: its text, and its amount. */
function partOf(line, names) {
  const { quantity, unitId } = line;
  const amount = quantity === null ? '' : names.amounts([{ quantity, unitId }]);
  return [nameOf(line, names), amount].filter(Boolean).join(' ');
}

/** Who added a line, and since when it waits. */
function aboutOwnLine({ since, addedBy }, { weekStart }, people) {
  return [
    ...(people.has(addedBy) ? [words.addedBy(people.get(addedBy))] : []),
    ...(since < weekStart ? [words.since(nameOfDay(since, locale))] : []),
  ];
}

function aboutTick({ checkedBy }, people) {
  return people.has(checkedBy) ? [words.checkedBy(people.get(checkedBy))] : [];
}
