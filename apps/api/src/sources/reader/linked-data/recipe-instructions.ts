import { isNode, isOfType, type LinkedData, type LinkedNode, property } from './linked-data.js';
import { readableText } from '../html/readable-text.js';

/** Maximum nesting of sections. */
const MAX_DEPTH = 8;

/**
 * The instructions of a recipe as texts. Accepts a string, `HowToStep`, `HowToSection`, and lists
 * of these. Leaves out the names of sections and tips.
 */
export function instructionsOf(data: LinkedData, instructions: unknown): string[] {
  const texts: string[] = [];
  const seen = new Set<LinkedNode>(); // references between nodes may be circular

  const visit = (value: unknown, depth: number): void => {
    for (const item of data.list(value)) {
      if (typeof item === 'string') texts.push(readableText(item));
      if (!isNode(item) || seen.has(item) || depth > MAX_DEPTH) continue;
      seen.add(item);
      visit(contentOf(item), depth + 1);
    }
  };
  visit(instructions, 0);
  return texts;
}

function contentOf(node: LinkedNode): unknown {
  if (isOfType(node, 'HowToTip')) return undefined;
  const isSection = isOfType(node, 'HowToSection') || isOfType(node, 'ItemList');
  return (
    (isSection ? undefined : property(node, '@value', 'text')) ??
    property(node, 'itemListElement', 'item', 'steps', 'step', 'recipeInstructions') ??
    property(node, 'name', 'description')
  );
}
