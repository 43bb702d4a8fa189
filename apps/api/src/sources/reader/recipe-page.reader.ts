import { type CheerioAPI, load } from 'cheerio/slim';
import { RECIPE_LIMITS } from '#domain/recipe/recipe-limits.js';
import type { SourceRecipe } from '#domain/sources/draft.js';
import { describedParts } from './html/described-parts.js';
import { blocksOf } from './html/page-blocks.js';
import { parseMarkup, parseRecipePage } from './html/parse-markup.js';
import { readableText } from './html/readable-text.js';
import { secureUrl } from './html/secure-url.js';
import { jsonLdOf } from './linked-data/json-ld.js';
import { ownContentOf } from './linked-data/own-content.js';
import { LinkedData, type LinkedNode, property } from './linked-data/linked-data.js';
import { textsOfNodes } from './linked-data/node-texts.js';
import { ingredientsOf } from './linked-data/recipe-ingredients.js';
import { ingredientsIn, instructionsIn, mergeRecipes } from './linked-data/recipe-node.js';
import { instructionsOf } from './linked-data/recipe-instructions.js';
import { cleanLine, clip } from './text/clean-text.js';
import { MICRODATA, RDFA } from './markup/attributes.js';
import { itemsOf } from './markup/item-reader.js';
import { RECIPE_CLASSES } from './markup/recipe-classes.js';
import { chooseRecipe, type PageIdentity } from './recipe-choice.js';
import { remarksOf, type ShownPage } from './page-remarks.js';
import { placeTexts } from './place-texts.js';
import { pageLocale } from './text/page-locale.js';
import { durationInMinutes } from './amounts/recipe-duration.js';
import { yieldOf } from './amounts/recipe-yield.js';

/** Maximum number of headings of a page, and length of a title, that are compared with recipes. */
const MAX_HEADINGS = 8;
const MAX_TITLE_LENGTH = 300;

/**
 * The recipe that a page is about; null if the page has none. Most pages have all of it in JSON-LD.
 * Of the others, microdata and RDFa are parsed, then microformats and the classes of plugins.
 *
 * @throws {MarkupError}
 */
export function readRecipePage(html: string, url: URL): SourceRecipe | null {
  const $ = load(parseMarkup(describedParts(html)));
  const page = () => identityOf($, url);
  const recipeIn = (values: readonly unknown[]) => {
    const data = new LinkedData(values);
    const nodes = chooseRecipe(data, page);
    const isOnly = data.ofType('Recipe').length === nodes.length;
    return new RecipeOnPage($, data, nodes, url, () => ({ page: blocksOf(html), isOnly }));
  };
  const values = jsonLdOf($);
  let recipe = recipeIn(values);
  if (!recipe.isWhole) {
    const root = parseRecipePage(html);
    values.push(...itemsOf(root, MICRODATA), ...itemsOf(root, RDFA));
    recipe = recipeIn(values);
    if (!recipe.isWhole) recipe = recipeIn([...values, ...itemsOf(root, RECIPE_CLASSES)]);
  }
  return recipe.read();
}

/** A recipe, and the data that it was read from. */
export interface RecipeOfNode {
  readonly recipe: SourceRecipe;
  readonly data: LinkedData;
}

/**
 * The recipe of a node; null without a name.
 *
 * @param others nodes that it may refer to
 * @param base what relative addresses refer to
 * @param shown the page that the node is in, if it is in one
 * @throws {MarkupError}
 */
export function readRecipeNode(
  recipeNode: LinkedNode,
  others: readonly unknown[],
  base: URL,
  shown?: ShownPage,
): RecipeOfNode | null {
  const data = new LinkedData([recipeNode, ...others]);
  const page = shown && (() => shown);
  const recipe = new RecipeOnPage(load(''), data, [recipeNode], base, page).read();
  return recipe && { recipe, data };
}

function identityOf($: CheerioAPI, url: URL): PageIdentity {
  const addresses = [
    $('link[rel="canonical"]').attr('href'),
    $('meta[property="og:url"]').attr('content'),
  ];
  const titles = [
    ...$('h1')
      .slice(0, MAX_HEADINGS)
      .toArray()
      .map((heading) => clip($(heading).text(), MAX_TITLE_LENGTH)),
    $('meta[property="og:title"]').attr('content') ?? '',
    clip($('title').first().text(), MAX_TITLE_LENGTH),
  ];
  return {
    addresses: [
      url,
      ...addresses.flatMap((address) =>
        address !== undefined && URL.canParse(address, url.href) ? new URL(address, url) : [],
      ),
    ],
    titles,
  };
}

class RecipeOnPage {
  private readonly node: LinkedNode;

  /** @param nodes descriptions of one recipe */
  constructor(
    private readonly $: CheerioAPI,
    private readonly data: LinkedData,
    private readonly nodes: readonly LinkedNode[],
    private readonly url: URL,
    private readonly shown?: () => ShownPage,
  ) {
    this.node = mergeRecipes(data, nodes);
  }

  /** Whether it has instructions, and ingredients item by item. */
  get isWhole(): boolean {
    const ingredients = this.data.list(ingredientsIn(this.data, this.node));
    return ingredients.length > 1 && instructionsIn(this.data, this.node) !== undefined;
  }

  /** Null without a recipe, or without a name. */
  read(): SourceRecipe | null {
    if (this.nodes.length === 0) return null;
    const ownContent = ownContentOf(this.data, this.node);
    const name = this.name() ?? (ownContent === undefined ? undefined : '');
    if (name === undefined) return null;
    const ingredients = ingredientsOf(this.data, ingredientsIn(this.data, this.node));
    const instructions = instructionsOf(this.data, instructionsIn(this.data, this.node), name);
    const shownTexts = { lines: ingredients, steps: instructions.map(({ text }) => text) };
    const texts = placeTexts({
      name,
      description: this.texts('description')[0] ?? '',
      tags: this.texts('keywords', 'tags', 'recipeCategory', 'recipeCuisine'),
      ingredients,
      instructions,
      others: [
        ...textsOfNodes(this.data, this.nodes),
        ...(this.shown ? remarksOf(this.shown(), shownTexts) : []),
      ],
    });
    const { ingredientLines, steps } = texts;
    return {
      name,
      // Steps count twice: their sentences tell more about the language than names of foods.
      locale: pageLocale(this.languages(), [name, ...ingredientLines, ...steps, ...steps]),
      ...yieldOf(this.yields()),
      ...this.times(),
      imageUrl: this.imageUrl(),
      ...texts,
      isCut: texts.isCut || this.data.isCut,
      ownContent,
    };
  }

  private texts(...names: readonly string[]): string[] {
    return names
      .flatMap((name) => this.data.texts(property(this.node, name), 'text', 'name'))
      .map(readableText);
  }

  private name(): string | undefined {
    for (const text of this.names()) {
      const name = clip(cleanLine(readableText(text)), RECIPE_LIMITS.nameLength);
      if (name !== '') return name;
    }
    return undefined;
  }

  /** A generator, like `images` and `languages`: later values are searched only if needed. */
  private *names(): Iterable<string> {
    yield* this.data.texts(property(this.node, 'name'), 'name');
    yield* this.data.texts(property(this.node, 'headline'));
    yield this.$('meta[property="og:title"]').attr('content') ?? '';
    yield this.$('h1').first().text();
    yield this.$('title').first().text();
  }

  private yields(): string[] {
    return this.data.list(property(this.node, 'recipeYield', 'yield')).flatMap((item) => {
      const amounts = this.data.texts(item, 'value', 'minValue', 'name');
      const [unit = ''] = typeof item === 'object' ? this.data.texts(item, 'unitText') : [];
      return amounts.map((amount) => cleanLine(readableText(`${amount} ${unit}`)));
    });
  }

  /** A total time alone is the cooking time: else it would be lost. */
  private times(): Pick<SourceRecipe, 'prepMinutes' | 'cookMinutes'> {
    const prepMinutes = this.minutes('prepTime');
    const cookMinutes = this.minutes('cookTime') ?? this.minutes('performTime');
    const isStated = prepMinutes !== null || cookMinutes !== null;
    const total = isStated ? 0 : this.minutes('totalTime');
    return { prepMinutes, cookMinutes: cookMinutes ?? (total === 0 ? null : total) };
  }

  private minutes(name: string): number | null {
    const durations = this.data
      .texts(property(this.node, name), 'maxValue', 'value', 'duration', 'text', 'name')
      .map((text) => durationInMinutes(cleanLine(readableText(text))));
    return durations.find((duration) => duration !== null) ?? null;
  }

  private imageUrl(): string | null {
    for (const address of this.images()) {
      const image = secureUrl(address, this.url);
      if (image !== null) return image;
    }
    return null;
  }

  private *images(): Iterable<string> {
    yield* this.data.texts(property(this.node, 'image'), 'url', 'contentUrl', '@id');
    yield* this.data.texts(property(this.node, 'thumbnailUrl'));
    yield this.$('meta[property="og:image"]').attr('content') ?? '';
  }

  private *languages(): Iterable<string> {
    yield* this.data.texts(property(this.node, 'inLanguage'), 'alternateName', 'name');
    yield this.$('html').attr('lang') ?? this.$('html').attr('xml:lang') ?? '';
    yield this.$('meta[http-equiv="content-language" i]').attr('content') ?? '';
    yield this.$('meta[property="og:locale"]').attr('content') ?? '';
  }
}
