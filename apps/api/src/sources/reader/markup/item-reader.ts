import type { MarkupNode } from '../html/parse-markup.js';
import { BLOCK_EDGE, TextReader } from '../html/readable-text.js';
import { type LinkedNode, plainName } from '../linked-data/linked-data.js';
import { type Element, isElement, type MarkupVocabulary } from './vocabulary.js';

/** The attribute that holds the value of a property, by element name. Other elements use their text. */
const VALUE_ATTRIBUTES: Partial<Record<string, string>> = {
  a: 'href',
  area: 'href',
  audio: 'src',
  data: 'value',
  embed: 'src',
  iframe: 'src',
  img: 'src',
  input: 'value',
  link: 'href',
  meter: 'value',
  object: 'data',
  source: 'src',
  time: 'datetime',
  video: 'src',
};
/**
 * Links with these properties, here in lower case, are read as text:
 * `<a itemprop="recipeIngredient" href="/flour">`.
 */
const TEXT_PROPERTIES = new Set(
  'name headline text description recipeingredient ingredients ingredient recipeinstructions instructions recipeyield yield'.split(
    ' ',
  ),
);
/**
 * Properties, in lower case, that only a recipe has. Within another item, whose element is not
 * closed, they belong to the recipe around it; outside of items, to the recipe before them.
 */
const RECIPE_PROPERTIES = new Set(
  'recipeingredient ingredients ingredient recipeinstructions instructions recipeyield yield preptime cooktime'.split(
    ' ',
  ),
);
const RECIPE_TYPE = /(?:^|[/:])(?:Recipe|HowTo)/i;

/** The edge of a block element, or a line break. */
const LINE_EDGE = new RegExp(`[${BLOCK_EDGE}\\n]`);

type Properties = Map<string, unknown[]>;

/** Adds a value to a property; returns all values of the property. */
function add(properties: Properties, name: string, value: unknown): unknown[] {
  const values = properties.get(name) ?? [];
  values.push(value);
  properties.set(name, values);
  return values;
}

/**
 * The values of elements within an element with the same property, and the texts between them in
 * page order. One value within a sentence is a part of that sentence.
 */
function withTextAround(value: string, nested: readonly unknown[]): readonly unknown[] {
  const parts: unknown[] = [];
  const addText = (text: string) => {
    if (/[\p{L}\d]/u.test(text)) parts.push(text);
  };
  let end = 0;
  for (const inner of nested) {
    const start = typeof inner === 'string' ? value.indexOf(inner, end) : -1;
    if (typeof inner !== 'string' || start < 0) return nested;
    addText(value.slice(end, start));
    parts.push(inner);
    end = start + inner.length;
  }
  addText(value.slice(end));
  const isSentence = nested.length === 1 && parts.length > 1 && !LINE_EDGE.test(value);
  return isSentence ? [value] : parts;
}

const isOfRecipe = (name: string) => RECIPE_PROPERTIES.has(plainName(name));

type Node = Record<string, unknown>;

/**
 * Reads the items of one page in one vocabulary. Each item is read once, even if it is a value of
 * another item.
 */
class ItemReader {
  private readonly nodes = new Map<Element, Node>();
  /** The properties of a recipe that were found in each other item. */
  private readonly strays = new Map<Element, Properties>();
  private readonly texts = new TextReader();
  /** Recipes that are not within another recipe. */
  private readonly recipes: Node[] = [];
  private isWithinRecipe = false;
  /** Properties of a recipe outside of items, and the recipe before them. */
  private readonly orphans: { readonly recipe: Node | undefined; readonly found: Properties }[] =
    [];

  constructor(private readonly vocabulary: MarkupVocabulary) {}

  /** The items within a node in the form of JSON-LD nodes, in page order. */
  read(root: MarkupNode): LinkedNode[] {
    this.visit(root);
    for (const { recipe = this.recipes[0], found } of this.orphans) {
      if (recipe) adopt(recipe, found);
    }
    return [...this.nodes.values()];
  }

  /**
   * Visits elements outside of items. A stray end tag closes the element of a recipe too early, and
   * `itemref` names elements anywhere: both leave properties of the recipe outside of it.
   */
  private visit(node: MarkupNode): void {
    const found: Properties = new Map();
    const recipe = this.recipes.at(-1);
    if (isElement(node) && this.vocabulary.typesOf(node)) {
      this.nodeOf(node);
      this.adoptStrays(node, found);
      if (found.size > 0) this.orphans.push({ recipe: this.recipes.at(-1), found });
    } else if (isElement(node) && this.isOrphan(node)) {
      this.collect(node, found);
      this.orphans.push({ recipe, found });
    } else if ('children' in node) {
      for (const child of node.children) this.visit(child);
    }
  }

  private isOrphan(element: Element): boolean {
    return this.vocabulary.hasOrphans && this.vocabulary.namesOf(element).length > 0;
  }

  private nodeOf(item: Element): LinkedNode {
    const known = this.nodes.get(item);
    if (known) return known;
    const types = this.vocabulary.typesOf(item) ?? [];
    const node: Node = { '@type': types };
    this.nodes.set(item, node);
    const properties: Properties = new Map();
    const isWithinRecipe = this.isWithinRecipe;
    if (types.some((type) => plainName(type) === 'recipe')) {
      if (!isWithinRecipe) this.recipes.push(node);
      this.isWithinRecipe = true;
    }
    for (const child of item.children) this.collect(child, properties);
    this.isWithinRecipe = isWithinRecipe;
    if (!types.some((type) => RECIPE_TYPE.test(type))) this.setStraysAside(item, properties);
    for (const [name, values] of properties) node[name] = values;
    return node;
  }

  private collect(node: MarkupNode, properties: Properties): void {
    if (!isElement(node)) return;
    const names = this.vocabulary.namesOf(node);
    const value = names.length > 0 ? this.valueOf(node, names) : undefined;
    if (Array.isArray(value)) {
      for (const name of names) for (const item of value) add(properties, name, item);
      return;
    }
    const lists = names.map((name) => add(properties, name, value));
    if (this.vocabulary.typesOf(node)) {
      this.nodeOf(node);
      this.adoptStrays(node, properties);
      return;
    }
    const lengths = lists.map((values) => values.length);
    for (const child of node.children) this.collect(child, properties);
    lists.forEach((values, i) => {
      const length = lengths[i] ?? 0;
      const count = values.length - length;
      if (count === 0) return;
      values[length - 1] = undefined;
      // A text with fewer characters does not contain the values; they are not copied again.
      if (typeof value !== 'string' || count > value.length) return;
      for (const part of withTextAround(value, values.splice(length))) values.push(part);
    });
  }

  private setStraysAside(item: Element, properties: Properties): void {
    const strays = [...properties].filter(([name]) => isOfRecipe(name));
    for (const [name] of strays) properties.delete(name);
    this.strays.set(item, new Map(strays));
  }

  private adoptStrays(item: Element, properties: Properties): void {
    for (const [name, values] of this.strays.get(item) ?? []) {
      for (const value of values) add(properties, name, value);
    }
    this.strays.delete(item);
  }

  private valueOf(element: Element, names: readonly string[]): unknown {
    const { attribs, name } = element;
    if (this.vocabulary.typesOf(element)) return this.nodeOf(element);
    const own = this.vocabulary.ownValue?.(element, this.texts);
    if (own !== undefined) return own;
    const isText = name === 'a' && names.some((each) => TEXT_PROPERTIES.has(plainName(each)));
    const attribute = isText ? undefined : VALUE_ATTRIBUTES[name];
    const value = attribs['content'] ?? (attribute === undefined ? undefined : attribs[attribute]);
    return value?.trim() ? value : this.texts.textOf(element.children);
  }
}

/** Adds the properties of a recipe that were found outside of it. */
function adopt(recipe: Node, found: Properties): void {
  for (const [name, values] of found) {
    if (!isOfRecipe(name)) continue;
    const known = recipe[name];
    if (Array.isArray(known)) for (const value of values) known.push(value);
    else recipe[name] = values;
  }
}

/** The items of a page in one vocabulary. @throws {MarkupError} for too much text */
export function itemsOf(root: MarkupNode, vocabulary: MarkupVocabulary): LinkedNode[] {
  return new ItemReader(vocabulary).read(root);
}
