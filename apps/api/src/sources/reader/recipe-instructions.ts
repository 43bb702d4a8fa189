import { isOfType, type LinkedData, type LinkedNode, property } from './linked-data.js';
import { readableText } from './markup.js';

/** Sections within sections that are still looked into. */
const MAX_DEPTH = 8;

/**
 * The instructions of a recipe as texts, in whatever way the page put them: one string, strings,
 * `HowToStep`s, `HowToSection`s of them, or lists of any of these. The names of sections and the
 * tips beside the steps are no instructions.
 */
export function instructionsOf(data: LinkedData, value: unknown, depth = 0): string[] {
  return data.list(value).flatMap((item) => {
    if (typeof item === 'string') return [readableText(item)];
    if (typeof item !== 'object' || item === null || depth > MAX_DEPTH) return [];
    return ofNode(data, item as LinkedNode, depth);
  });
}

function ofNode(data: LinkedData, node: LinkedNode, depth: number): string[] {
  if (isOfType(node, 'HowToTip')) return [];
  const isSection = isOfType(node, 'HowToSection') || isOfType(node, 'ItemList');
  const text = isSection ? undefined : property(node, '@value', 'text');
  const inner =
    text ?? property(node, 'itemListElement', 'item', 'steps', 'step', 'recipeInstructions');
  return instructionsOf(data, inner ?? property(node, 'name', 'description'), depth + 1);
}
