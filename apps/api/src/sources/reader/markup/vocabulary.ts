import type { MarkupNode } from '../html/parse-markup.js';
import type { TextReader } from '../html/readable-text.js';

export type Element = Extract<MarkupNode, { attribs: unknown }>;

export const isElement = (node: MarkupNode): node is Element => 'attribs' in node;

/** Maximum number of types, property names or classes of an element. */
const MAX_NAMES = 16;

/** How a kind of mark-up names its items and their properties. */
export interface MarkupVocabulary {
  /** The types of the item that an element begins; undefined for other elements. */
  readonly typesOf: (element: Element) => readonly string[] | undefined;
  /** Whether a property outside of items belongs to a recipe: names of attributes are no accident. */
  readonly hasOrphans: boolean;
  /** The names of the properties whose value an element is. */
  readonly namesOf: (element: Element) => readonly string[];
  /**
   * The value of a property if it is neither an attribute that HTML defines for the element nor its
   * text. Of a list, the elements within it are not read again.
   */
  readonly ownValue?: (element: Element, texts: TextReader) => unknown;
}

/** The words of an attribute. */
export function wordsOf(attribute: string | undefined): readonly string[] {
  return attribute?.split(/\s+/, MAX_NAMES).filter((word) => word !== '') ?? [];
}
