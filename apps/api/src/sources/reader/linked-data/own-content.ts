import { OWN_PROPERTY } from '#domain/exchange/recipe-json-ld.js';
import { isNode, type LinkedData, type LinkedNode, plainName, property } from './linked-data.js';
import { instructionsIn } from './recipe-node.js';

/**
 * The content of a recipe that this service wrote, with its name, description and steps unchanged;
 * undefined for other recipes. It is not validated: any page may have the property.
 */
export function ownContentOf(data: LinkedData, node: LinkedNode): object | undefined {
  const [text] = data.list(property(node, plainName(OWN_PROPERTY)));
  const content = typeof text === 'string' ? parse(text) : null;
  if (!isNode(content)) return undefined;
  const steps = data
    .list(instructionsIn(data, node))
    .map((step) => ({ description: isNode(step) ? property(step, 'text') : null }));
  const description = property(node, 'description') ?? null;
  return { ...content, name: property(node, 'name'), description, steps };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
