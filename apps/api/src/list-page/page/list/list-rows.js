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
 * A tick contains the amounts that the person saw. Without them, it would also tick what the plan
 * needs more when the tick arrives.
 */
function rowOfLine({ id, subcategory, ingredientId, checked, missing }, names) {
  const isTicked = missing.length === 0;
  const isPartlyTicked = !isTicked && checked.length > 0;
  return {
    id,
    shelf: names.shelf(subcategory) || words.otherShelf,
    name: names.ingredient(ingredientId),
    amount: names.amounts(isTicked ? checked : missing),
    note: isPartlyTicked ? words.alreadyTaken(names.amounts(checked)) : '',
    isTicked,
    isOwn: false,
    toggle: isTicked
      ? [{ kind: 'UNCHECK', lineId: id }]
      : missing.map((amount) => ({ kind: 'CHECK', lineId: id, ...amount })),
  };
}

function rowOfOwnLine({ id, text, ingredientId, quantity, unitId, checked }, names) {
  return {
    id,
    shelf: words.ownLines,
    name: text ?? names.ingredient(ingredientId),
    amount: quantity === null ? '' : names.amounts([{ quantity, unitId }]),
    note: '',
    isTicked: checked,
    isOwn: true,
    toggle: [{ kind: checked ? 'UNCHECK' : 'CHECK', lineId: id }],
  };
}
