import { inOrder, isNode, type LinkedData, type LinkedNode, property } from './linked-data.js';
import { readableText } from '../html/readable-text.js';

/** Maximum nesting of lists. */
const MAX_DEPTH = 8;

/** Units of the UN/CEFACT codes that recipes contain. */
const UNITS_BY_CODE: ReadonlyMap<unknown, string> = new Map([
  ['GRM', 'g'],
  ['KGM', 'kg'],
  ['MLT', 'ml'],
  ['CLT', 'cl'],
  ['DLT', 'dl'],
  ['LTR', 'l'],
  ['MGM', 'mg'],
  ['LBR', 'lb'],
  ['ONZ', 'oz'],
  ['OZA', 'fl oz'],
  ['OZI', 'fl oz'],
  ['PTI', 'pint'],
  ['PTL', 'pint'],
  ['QTL', 'quart'],
  ['GLL', 'gallon'],
  ['G21', 'cup'],
  ['G24', 'tbsp'],
  ['G25', 'tsp'],
]);

/**
 * The ingredients of a recipe as texts. Accepts strings, nodes (`PropertyValue`, `HowToSupply`),
 * and lists of these (`ItemList`, `{"0": …, "1": …}`).
 */
export function ingredientsOf(data: LinkedData, ingredients: unknown): string[] {
  const texts: string[] = [];
  const seen = new Set<LinkedNode>(); // references between nodes may be circular

  const visit = (value: unknown, depth: number): void => {
    for (const item of inOrder(data.list(value))) {
      const elements = isNode(item) ? elementsOf(item) : undefined;
      if (!isNode(item)) texts.push(...data.texts(item).map(readableText));
      else if (elements === undefined) texts.push(textOf(data, item));
      else if (!seen.has(item) && depth < MAX_DEPTH) {
        seen.add(item);
        visit(elements, depth + 1);
      }
    }
  };
  visit(ingredients, 0);
  return texts;
}

/** The elements of a node that is a list; undefined for other nodes. */
function elementsOf(node: LinkedNode): unknown {
  const numbered = Object.entries(node).filter(([name]) => /^\d+$/.test(name));
  if (numbered.length > 0) return numbered.map(([, element]) => element);
  const item = property(node, 'item');
  return property(node, 'itemListElement') ?? (typeof item === 'object' ? item : undefined);
}

/** The text of a node, or its amount, unit and name. */
function textOf(data: LinkedData, node: LinkedNode): string {
  const whole = data.texts(property(node, '@value', 'text', 'display'));
  const amount = property(node, 'requiredQuantity', 'amount', 'quantity', 'value');
  const [first] = data.list(amount);
  const quantity = isNode(first) ? first : node;
  const parts = [
    ...data.texts(amount, 'value', 'name'),
    ...data.texts(property(quantity, 'unitText', 'unit') ?? unitOfCode(data, quantity)),
    ...data.texts(property(node, 'name', 'item', 'ingredient'), 'name'),
  ];
  return readableText((whole.length > 0 ? whole : parts).join(' '));
}

/** The unit of a `unitCode`; undefined for a code that recipes do not contain. */
function unitOfCode(data: LinkedData, node: LinkedNode): string | undefined {
  const [code] = data.texts(property(node, 'unitCode'));
  return UNITS_BY_CODE.get(code?.trim().toUpperCase());
}
