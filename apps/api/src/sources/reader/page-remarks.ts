import { type Block, BOLD_LEVEL, type PageBlocks, type PageElement } from './html/page-blocks.js';
import { MarkupError } from './html/parse-markup.js';
import type { OtherText } from './place-texts.js';
import { isAside, isAsideName } from './text/asides.js';
import { SaidTexts } from './text/said-texts.js';

/** Share of the lines, and of the steps, that the element of a recipe has at least. */
const MIN_SHARE = 0.6;
/**
 * Maximum number of characters of statements beside the lines and steps. An element with more is an
 * article or a page, of which boxes alone belong to the recipe.
 */
const MAX_STATEMENTS = 2000;
/** Maximum number of characters of the heading of a box. */
const MAX_HEADING = 80;
/** Headings of boxes: "Recipe notes", "Tips for success", "Variantes". */
const BOX =
  /(?<!\p{L})(?:notes?|tips?|hints?|tricks?|variations?|variants?|substitut(?:e|es|ions?)|serving (?:suggestions?|ideas)|to serve|what to serve|storage|storing|how to store|make[- ]ahead|nutrition(?:al|nelles)?|allergens?|allerg(?:y|ies)|allergènes?|contains|remarks?|good to know|bon à savoir|astuces?|conseils?|remarques?|variantes?|suggestions?|accompagnements?|conservation|le petit plus|mot du chef)(?!\p{L})/iu;
/** Headings of what visitors say, and of other recipes. */
const NO_BOX =
  /(?<!\p{L})(?:comments?|commentaires?|reviews?|avis|replies|reply|related|similar|you (?:may|might) (?:also )?(?:like|enjoy)|more recipes|other recipes|autres recettes|recettes similaires|à découvrir|vous aimerez)(?!\p{L})/iu;
/** Classes and ids of what belongs to the page: comments, menus, other recipes, advertisements. */
const NO_MARKS =
  /(?:^|[\s_-])(?:comments?|commentaires?|respond|reviews?|ratings?|avis|related|recommend\w*|similar|sidebar|menu|navigation|navbar|breadcrumbs?|share|sharing|social|newsletter|subscribe|adverts?|advertisement|ads?|popup|modal|footer|author|toc)(?![^\s_-])/i;
const WHOLE_PAGES = new Set(['page', 'html', 'body', 'main', 'article']);
/** A sentence, or a statement about allergens. */
const STATEMENT = /(?:\S+\s+){3}\S|contain|contient|allerg|traces/iu;
/** "Course: Dessert" */
const LABELLED =
  /^(?:recipe by|by|par|course|category|catégorie|cuisine|keywords?|author|auteur|difficulty|difficulté|niveau|budget|cost|coût) ?[:：]/iu;
const MEASURE =
  /^[\d.,/½¼¾()–-]*(?:to|à|from|sur|servings?|portions?|people|persons?|personnes?|parts?|min|mins|minutes?|h|hrs?|hours?|heures?|k?cal|votes?|reviews?|avis)?$/iu;
const MAX_LABEL_WORDS = 4;

/** Whether a text only has what a recipe has as numbers or tags: "Prep time: 20 minutes". */
function isFact(text: string): boolean {
  const words = text.split(/[\s:：]+/);
  const number = words.findIndex((word) => /\d/.test(word));
  const isMeasure = number >= 0 && words.slice(number).every((word) => MEASURE.test(word));
  return LABELLED.test(text) || (isMeasure && number <= MAX_LABEL_WORDS);
}

/** A page with a recipe. */
export interface ShownPage {
  readonly page: PageBlocks;
  /** Whether the page has no other recipe: then boxes anywhere on it belong to this one. */
  readonly isOnly: boolean;
}

/** The texts of a recipe. */
interface ShownRecipe {
  readonly lines: readonly string[];
  readonly steps: readonly string[];
}

/**
 * What a page says beside the lines and steps of its recipe: statements in the element that holds
 * both, and boxes with a heading such as Notes, Tips, Variations or Nutrition.
 *
 * @throws {MarkupError} for a page that ends within the recipe
 */
export function remarksOf(shown: ShownPage, recipe: ShownRecipe): OtherText[] {
  const remarks = new PageRemarks(shown, recipe);
  if (remarks.isCut()) throw new MarkupError('the page ends within its recipe');
  return remarks.read();
}

const isWithin = (inner: PageElement, outer: PageElement) =>
  inner.start >= outer.start && inner.end <= outer.end;

class PageRemarks {
  private readonly blocks: readonly Block[];
  /** Whether each block is a line or a step of the recipe. */
  private readonly isShown: readonly boolean[];
  /** The element that holds the lines and steps. */
  private readonly holder: PageElement | undefined;
  /** Blocks that belong to the page, to its visitors or to another recipe. */
  private readonly foreign = new Set<Block>();

  constructor(
    private readonly shown: ShownPage,
    { lines, steps }: ShownRecipe,
  ) {
    const { page } = shown;
    this.blocks = page.blocks;
    const shares = [lines, steps]
      .filter((texts) => texts.length > 0)
      .map((texts) => sharesOf(page.blocks, texts));
    this.isShown = page.blocks.map((_, i) => shares.some((sums) => sums[i] !== sums[i + 1]));
    this.holder = holderOf(page.elements, shares);
    const ranges = page.elements.filter((element) => this.isForeign(element));
    for (const { start, end } of ranges.reverse()) this.addForeign(start, end);
    this.blocks.forEach((block, i) => {
      if (block.level > 1 && isShort(block) && NO_BOX.test(block.text)) {
        this.addForeign(i, this.endOfBox(i));
      }
    });
  }

  /** Whether the page ends before the recipe does. */
  isCut(): boolean {
    return this.shown.page.unclosed.some((element) => {
      if (element.name === 'script') return element.marks.includes('json');
      if (element.isRecipe) return true;
      if (this.holder) return isWithin(element, this.holder);
      return this.isShown.slice(element.start, element.end).includes(true);
    });
  }

  read(): OtherText[] {
    const { start, end } = this.holder ?? { start: 0, end: 0 };
    const beside = this.blocks
      .slice(start, end)
      .filter((block, i) => this.isShown[start + i] !== true && this.isOfRecipe(block));
    const statements = new Set(beside.filter(isStatement));
    const length = [...statements].reduce((sum, { text }) => sum + text.length, 0);
    if (length > MAX_STATEMENTS) statements.clear();
    const [from, to] = this.shown.isOnly ? [0, this.blocks.length] : [start, end];
    const remarks: OtherText[] = [];
    for (let i = from; i < to; i += 1) {
      const block = this.blocks[i];
      if (!block || !this.isOfRecipe(block)) continue;
      if (isBoxHeading(block)) {
        const end = this.endOfBox(i);
        const box = this.blocks.slice(i + 1, end).filter((each) => this.isOfRecipe(each));
        remarks.push({ heading: block.text, text: box.map(({ text }) => text).join('\n') });
        i = end - 1;
      } else if (statements.has(block) || isAside(block.text)) {
        remarks.push({ heading: '', text: block.text });
      }
    }
    return remarks;
  }

  private isOfRecipe(block: Block): boolean {
    return !block.isLink && !this.foreign.has(block);
  }

  /**
   * The index after the last block below a heading: the end of the innermost element that has more
   * than the heading, or the next heading of its level, or the recipe.
   */
  private endOfBox(heading: number): number {
    const { element, level = 0 } = this.blocks[heading] ?? {};
    let box = element;
    while (box?.parent && box.end <= heading + 1) box = box.parent;
    const isEnd = (block: Block | undefined, i: number) =>
      this.isShown[i] === true ||
      (block !== undefined && block.level > 0 && block.level <= (level || BOLD_LEVEL));
    let end = heading + 1;
    while (end < (box?.end ?? 0) && !isEnd(this.blocks[end], end)) end += 1;
    return end;
  }

  /** Elements around the recipe are not foreign: themes write `sidebar` on all of the content. */
  private isForeign(element: PageElement): boolean {
    const { holder } = this;
    if (WHOLE_PAGES.has(element.name) || (holder && isWithin(holder, element))) return false;
    const isOther = element.isRecipe && holder !== undefined && !isWithin(element, holder);
    return isOther || NO_MARKS.test(element.marks);
  }

  private addForeign(start: number, end: number): void {
    const range = this.blocks.slice(start, end);
    const isKnown = [range[0], range.at(-1)].every((block) => block && this.foreign.has(block));
    if (!isKnown) for (const block of range) this.foreign.add(block);
  }
}

const isShort = ({ text }: Block) => text.length <= MAX_HEADING;

const isBoxHeading = (block: Block) =>
  isShort(block) && ((block.level > 1 && BOX.test(block.text)) || isAsideName(block.text));

const isStatement = ({ text, level }: Block) =>
  STATEMENT.test(text) && !isFact(text) && (level === 0 || level === BOLD_LEVEL);

/** The share of texts that the blocks before each block show, and at last that of all blocks. */
function sharesOf(blocks: readonly Block[], texts: readonly string[]): number[] {
  const said = new SaidTexts(texts);
  const total = texts.join('').length;
  const sums = [0];
  for (const { text } of blocks) {
    sums.push((sums.at(-1) ?? 0) + (said.has(text) ? text.length / total : 0));
  }
  return sums;
}

/**
 * The smallest element with most of the lines and most of the steps; if it is within an element whose
 * mark-up says that it is a recipe, that element.
 */
function holderOf(
  elements: readonly PageElement[],
  shares: readonly (readonly number[])[],
): PageElement | undefined {
  if (shares.length === 0) return undefined;
  const [smallest] = elements
    .filter(({ start, end }) =>
      shares.every((sums) => (sums[end] ?? 0) - (sums[start] ?? 0) >= MIN_SHARE),
    )
    .sort((a, b) => a.end - a.start - (b.end - b.start));
  for (let element = smallest ?? null; element; element = element.parent) {
    if (element.isRecipe) return element;
  }
  return smallest;
}
