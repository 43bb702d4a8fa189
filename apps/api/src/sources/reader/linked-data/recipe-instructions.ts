import {
  inOrder,
  isNode,
  isOfType,
  type LinkedData,
  type LinkedNode,
  property,
} from './linked-data.js';
import { LIST_ITEM, readableText } from '../html/readable-text.js';
import { headingOf, keyOf } from '../text/instruction-heading.js';
import { hasSteps, type InstructionText } from '../text/instruction-steps.js';
import { isAsideName } from '../text/asides.js';

/** Maximum nesting of sections. */
const MAX_DEPTH = 8;
const ARRAY_INDEX = /^\d+$/;

interface MutableInstruction extends InstructionText {
  readonly headings: string[];
}

/** Reads the instructions of one recipe. */
class InstructionReader {
  readonly instructions: MutableInstruction[] = [];
  private readonly seen = new Set<LinkedNode>(); // references between nodes may be circular

  constructor(
    private readonly data: LinkedData,
    private readonly recipeName: string,
  ) {}

  /** @param isStep whether a text of these values is one step */
  readList(values: unknown, depth: number, isStep = false): void {
    const items = inOrder(this.data.list(values));
    for (const item of items) {
      if (typeof item === 'string') this.readText(item, isStep);
      if (!isNode(item) || this.seen.has(item) || depth > MAX_DEPTH) continue;
      this.seen.add(item);
      if (!this.isAside(item)) this.readNode(item, depth);
    }
  }

  /** Whether a node is a tip, or a section of notes. */
  private isAside(node: LinkedNode): boolean {
    const [name = ''] = this.data.texts(property(node, 'name'), 'name').map(readableText);
    return isOfType(node, 'HowToTip') || (isOfType(node, 'HowToSection') && isAsideName(name));
  }

  private readText(markup: string, isStep: boolean): void {
    const text = readableText(markup);
    const isOneStep = isStep && !text.includes(LIST_ITEM);
    const instruction = { text, headings: [], isStep: isOneStep };
    if (hasSteps(instruction)) this.instructions.push(instruction);
  }

  private readNode(node: LinkedNode, depth: number): void {
    const text = property(node, '@value', 'text');
    const parts = partsOf(node);
    const isSection = parts !== undefined && (isList(node) || text === undefined);
    const description = property(node, 'description');
    const start = this.instructions.length;
    this.readList((isSection ? parts : text) ?? description, depth + 1, !isSection);
    if (!isSection && parts !== undefined) this.readDirections(parts, depth + 1, start);
    const first = this.instructions[start];
    const [name = ''] = this.data.texts(property(node, 'name'), 'name').map(readableText);
    if (!first) {
      // The name of a step without text is its text; that of a section without steps is not.
      if (!isSection) this.readText(name, true);
      return;
    }
    const { recipeName } = this;
    first.headings.unshift(headingOf(name, first.text, { recipeName, isSection }));
  }

  /**
   * Reads the directions of a step after its text, which starts at an index. Keeps only the directions
   * if they repeat the text, and only the text if it contains them.
   */
  private readDirections(parts: unknown, depth: number, start: number): void {
    const end = this.instructions.length;
    this.readList(parts, depth, true);
    const keys = this.instructions.slice(start).map(({ text }) => keyOf(text));
    const directions = keys.splice(end - start);
    const text = keys.join('');
    if (directions.length === 0) return;
    if (directions.join('').includes(text)) this.instructions.splice(start, end - start);
    else if (containsInOrder(text, directions)) this.instructions.splice(end);
  }
}

function containsInOrder(text: string, parts: readonly string[]): boolean {
  let position = 0;
  return parts.every((part) => {
    const found = text.indexOf(part, position);
    position = found + part.length;
    return found !== -1;
  });
}

function isList(node: LinkedNode): boolean {
  return isOfType(node, 'HowToSection') || isOfType(node, 'ItemList');
}

/** The steps of a section or the directions of a step. An object may stand for an array. */
function partsOf(node: LinkedNode): unknown {
  const parts = property(
    node,
    'itemListElement',
    '@list',
    'item',
    'steps',
    'step',
    'recipeInstructions',
  );
  if (parts !== undefined) return parts;
  const indexes = Object.keys(node).filter((key) => ARRAY_INDEX.test(key));
  if (indexes.length > 0) return indexes.map((index) => node[index]);
  // `property` ignores an empty list, but a section may have no steps.
  return node['itemListElement'];
}

/**
 * The instructions of a recipe as texts with headings. Accepts a string, `HowToStep`,
 * `HowToSection`, lists of these, and objects with numbers as keys instead of lists. Leaves out tips.
 * The name of a section or a step is a heading if it says more than the text.
 */
export function instructionsOf(
  data: LinkedData,
  instructions: unknown,
  recipeName: string,
): InstructionText[] {
  const reader = new InstructionReader(data, recipeName);
  reader.readList(instructions, 0);
  return reader.instructions;
}
