import { isNode, isOfType, type LinkedData, type LinkedNode, property } from './linked-data.js';
import { readableText } from './markup.js';

/** Sections within sections that are still looked into. */
const MAX_DEPTH = 8;

/**
 * The instructions of a recipe as texts, in whatever way the page put them: one string, strings,
 * `HowToStep`s, `HowToSection`s of them, or lists of any of these. The names of sections and the
 * tips beside the steps are no instructions.
 */
export function instructionsOf(data: LinkedData, instructions: unknown): string[] {
  const texts: string[] = [];
  const seen = new Set<LinkedNode>(); // nodes may refer to each other in circles

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
