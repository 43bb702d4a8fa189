import { RECIPE_LIMITS } from '#domain/recipe/recipe-limits.js';
import { HEADING } from '../../reader/html/readable-text.js';
import { isNode, type LinkedNode } from '../../reader/linked-data/linked-data.js';

/** An ingredient line: of Mealie or of Tandoor. */
export interface AmountLine {
  readonly quantity?: unknown;
  readonly unit: unknown;
  readonly food: unknown;
  readonly note: unknown;
}

export const textOf = (value: unknown) => (typeof value === 'string' ? value.trim() : '');

/** The note of a part; null: none. */
export const noteOfPart = (value: unknown) =>
  textOf(value).slice(0, RECIPE_LIMITS.noteLength).trim() || null;

/** At most three decimals, without trailing zeros. */
export const numberText = (value: number) => String(Math.round(value * 1000) / 1000);

/** "2 cup flour, sifted"; the note alone if it is all of the line: "2 cups flour". */
export function textOfLine({ quantity, unit, food, note }: AmountLine): string {
  const number = typeof quantity === 'number' && quantity > 0 ? numberText(quantity) : '';
  if (isWholeLine(textOf(note), textOf(food))) return textOf(note);
  const parts = [number, textOf(unit), textOf(food)].filter((part) => part !== '');
  const separator = textOf(food) === '' ? ' ' : ', ';
  return [parts.join(' '), textOf(note)].filter((part) => part !== '').join(separator);
}

/** Words without the ending of their plural. */
const stemsOf = (text: string) =>
  (text.toLowerCase().match(/\p{L}+/gu) ?? []).map((word) => word.replace(/(?:es?|s|x)$/, ''));

/** Whether a note is an amount of the food, and what is said about it: "2 cups flour, sifted". */
function isWholeLine(note: string, food: string): boolean {
  const [amount = ''] = note.split(/[,;(]/, 1);
  const stems = stemsOf(food);
  return (
    /^[\d¼-¾⅐-⅞]/.test(amount) &&
    stems.length > 0 &&
    stemsOf(amount).slice(-stems.length).join(' ') === stems.join(' ')
  );
}

/** An ingredient line of Mealie, and the heading before it. */
export interface MealieLine extends AmountLine {
  readonly title: unknown;
  readonly originalText: unknown;
}

/**
 * The heading and the line. A line that Mealie has not read is a note with quantity 0, or 1 in older
 * versions, which the line does not mean.
 */
export function textsOfMealieLine({ title, originalText, ...line }: MealieLine): string[] {
  const isUnread = textOf(line.unit) === '' && textOf(line.food) === '';
  const quantity = isUnread && line.quantity === 1 ? null : line.quantity;
  const text = textOfLine({ ...line, quantity }) || textOf(originalText);
  const heading = textOf(title);
  return [heading === '' ? '' : HEADING + heading, text].filter((part) => part !== '');
}

/** The lines in files of Mealie before version 1, whose units and foods are texts or objects. */
export function textsOfOldLines(lines: unknown): unknown[] {
  return [lines].flat().flatMap((line: unknown) => {
    if (!isNode(line) || !('note' in line)) return [line];
    return textsOfMealieLine({
      title: line['title'],
      quantity: line['disableAmount'] === true ? null : line['quantity'],
      unit: nameIn(line['unit']),
      food: nameIn(line['food']),
      note: line['note'],
      originalText: line['originalText'],
    });
  });
}

/** A unit or a food, which is a text or an object with a name. */
export const nameIn = (value: unknown) => (isNode(value) ? value['name'] : value);

/** Numbers and texts about nutrition. */
export const nutritionNode = (value: unknown) =>
  isNode(value) ? { ...value, recipe_id: null, id: null, '@type': 'NutritionInformation' } : value;

/** A step of Mealie, below its heading if it has one. */
export function stepNode({ title, summary, text }: LinkedNode): LinkedNode {
  const step = { '@type': 'HowToStep', name: summary, text };
  const name = textOf(title);
  return name === '' ? step : { '@type': 'HowToSection', name, itemListElement: [step] };
}
