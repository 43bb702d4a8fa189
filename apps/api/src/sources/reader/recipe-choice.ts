import { type LinkedData, type LinkedNode, property } from './linked-data/linked-data.js';
import { ingredientsIn, instructionsIn, mergeRecipes } from './linked-data/recipe-node.js';
import { readableText } from './html/readable-text.js';
import { keyOf } from './text/instruction-heading.js';

/** What a page says about itself. */
export interface PageIdentity {
  /** Its addresses, of which the first is the one that was requested. */
  readonly addresses: readonly URL[];
  /** Its headings and titles. */
  readonly titles: readonly string[];
}

/** Host and path of an address, without what does not change the page. */
function placeOf({ hostname, pathname, search }: URL): string {
  return `${hostname.replace(/^www\./, '')}${pathname.replace(/(?<!\/)\/+$/, '')}${search}`;
}

/** Compares the recipes of one page with what the page is about. */
class RecipeChoice {
  private readonly places: ReadonlySet<string>;
  private readonly base: string | undefined;
  private readonly titles: readonly string[];
  private readonly mainEntities: ReadonlySet<LinkedNode>;

  constructor(
    private readonly data: LinkedData,
    { addresses, titles }: PageIdentity,
  ) {
    this.places = new Set(addresses.map(placeOf));
    this.base = addresses[0]?.href;
    this.titles = titles.map(keyOf).filter((title) => title !== '');
    this.mainEntities = data.valuesOf('mainEntity');
  }

  /**
   * What tells that the page is about a recipe, the stronger first: address, `mainEntity`, title,
   * parts, size.
   */
  ranks(node: LinkedNode): number[] {
    const sizes = [ingredientsIn(this.data, node), instructionsIn(this.data, node)].map(
      (part) => this.data.list(part).length,
    );
    return [
      Number(this.hasAddress(node)),
      Number(this.mainEntities.has(node)),
      this.titleRank(node),
      sizes.filter((size) => size > 0).length,
      sizes.reduce((sum, size) => sum + size, 0),
    ];
  }

  nameOf(node: LinkedNode): string {
    return keyOf(readableText(this.data.texts(property(node, 'name'), 'name')[0] ?? ''));
  }

  private hasAddress(node: LinkedNode): boolean {
    return ['url', '@id', 'mainEntityOfPage'].some((name) =>
      this.data
        .texts(property(node, name), '@id', 'url')
        .some(
          (text) =>
            URL.canParse(text, this.base) && this.places.has(placeOf(new URL(text, this.base))),
        ),
    );
  }

  /** 2 for a recipe with the name of the page, 1 for a name within a title of the page. */
  private titleRank(node: LinkedNode): number {
    const name = this.nameOf(node);
    if (name === '') return 0;
    if (this.titles.includes(name)) return 2;
    return Number(this.titles.some((title) => title.includes(name)));
  }
}

/** Compares lists of numbers; the one with the larger first difference comes first. */
function byRanks(a: readonly number[], b: readonly number[]): number {
  const i = a.findIndex((rank, at) => rank !== b[at]);
  return i < 0 ? 0 : (b[i] ?? 0) - (a[i] ?? 0);
}

/**
 * The recipe that a page is about; undefined if it has none. A recipe without ingredients and
 * instructions gives way to one with them. What it lacks comes from other descriptions of the same
 * recipe: a page may have its ingredients in microdata and its steps in JSON-LD.
 *
 * @param page is read only if there are several recipes
 */
export function chooseRecipe(data: LinkedData, page: () => PageIdentity): LinkedNode | undefined {
  const [only, ...more] = data.ofType('Recipe');
  if (only && more.length === 0) return mergeRecipes(data, [only]);
  const choice = new RecipeChoice(data, page());
  const recipes = data.ofType('Recipe').map((node) => ({ node, ranks: choice.ranks(node) }));
  const filled = recipes.filter(({ ranks }) => ranks.at(-1) !== 0);
  const [chosen] = (filled.length > 0 ? filled : recipes).sort((a, b) => byRanks(a.ranks, b.ranks));
  if (!chosen) return undefined;
  const name = choice.nameOf(chosen.node);
  const same = recipes
    .map(({ node }) => node)
    .filter((node) => node !== chosen.node && choice.nameOf(node) === name);
  return mergeRecipes(data, [chosen.node, ...same]);
}
