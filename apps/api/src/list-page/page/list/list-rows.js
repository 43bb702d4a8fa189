// What the page shows of a list: one row for each line, in the order of the service.
import { words } from '../language/language.js';

/** The rows of a list. `toggle` contains the operations that tick or untick the row. */
export function rowsOf(list, names) {
  return [
    ...list.lines.map((line) => rowOfLine(line, names)),
    ...list.ownLines.map((line) => rowOfOwnLine(line, names)),
  ];
}

/**
 * A row shows what to buy. A tick contains the amounts that were missing, in whole pieces. Without
 * amounts, it would also tick what the plan needs more when the tick arrives.
 */
function rowOfLine(line, names) {
  const { id, subcategory, ingredientId, toBuy, checked, missing } = line;
  const isTicked = missing.length === 0;
  const isPartlyTicked = !isTicked && checked.length > 0;
  return {
    id,
    shelf: names.shelf(subcategory) || words.otherShelf,
    name: names.ingredient(ingredientId),
    amount: names.amounts(isPartlyTicked ? missing : toBuy),
    note: noteOf(line, names),
    isTicked,
    isOwn: false,
    toggle: isTicked
      ? [{ kind: 'UNCHECK', lineId: id }]
      : missing.map((amount) => ({ kind: 'CHECK', lineId: id, ...names.inWholePieces(amount) })),
  };
}

/** What was taken, if it is not the needed amount; else what recipes need, if in other units. */
function noteOf({ amounts, toBuy, checked }, names) {
  const [needed, taken] = [names.amounts(amounts), names.amounts(checked)];
  if (checked.length > 0) return taken === needed ? '' : words.alreadyTaken(taken);
  const units = toBuy.map(({ unitId }) => unitId);
  return amounts.every(({ unitId }) => units.includes(unitId)) ? '' : words.needed(needed);
}

function rowOfOwnLine(line, names) {
  const { id, text, ingredientId, quantity, unitId, checked, missingQuantity } = line;
  const missing = { quantity: missingQuantity, unitId };
  const isPartlyTicked = !checked && missingQuantity !== quantity;
  const taken = { quantity: quantity - missingQuantity, unitId };
  return {
    id,
    shelf: words.ownLines,
    name: text ?? names.ingredient(ingredientId),
    amount: quantity === null ? '' : names.amounts([checked ? { quantity, unitId } : missing]),
    note: isPartlyTicked ? words.alreadyTaken(names.amounts([taken])) : '',
    isTicked: checked,
    isOwn: true,
    toggle: [
      checked
        ? { kind: 'UNCHECK', lineId: id }
        : { kind: 'CHECK', lineId: id, ...(quantity !== null && missing) },
    ],
  };
}
