import { courseOfCategories, courseOfTags } from '#domain/courses/course-of-labels.js';
import type { Locale } from '#domain/locale.js';
import { RECIPE_LIMITS } from '#domain/recipe/recipe-limits.js';
import type { SourceRecipe } from '#domain/sources/draft.js';
import { type ParsedPage, parsePage } from './html/parse-page.js';
import { readableText } from './html/readable-text.js';
import { secureUrl } from './html/secure-url.js';
import { ownContentOf } from './linked-data/own-content.js';
import { LinkedData, type LinkedNode, property } from './linked-data/linked-data.js';
import { textsOfNodes } from './linked-data/node-texts.js';
import { ingredientsOf } from './linked-data/recipe-ingredients.js';
import { ingredientsIn, instructionsIn, mergeRecipes } from './linked-data/recipe-node.js';
import { instructionsOf } from './linked-data/recipe-instructions.js';
import { cleanLine, clip } from './text/clean-text.js';
import { chooseRecipe, type PageIdentity } from './recipe-choice.js';
import { remarksOf, type ShownPage } from './page-remarks.js';
import { valuesOfPage } from './page-values.js';
import { placeTexts } from './place-texts.js';
import { pageLocale } from './text/page-locale.js';
import { durationInMinutes } from './amounts/recipe-duration.js';
import { yieldOf } from './amounts/recipe-yield.js';

/** Maximum number of headings of a page, and length of a title, that are compared with recipes. */
const MAX_HEADINGS = 8;
const MAX_TITLE_LENGTH = 300;

/**
 * The recipe that a page is about; null if the page has none.
 *
 * @throws {MarkupError}
 */
export function readRecipePage(html: string, url: URL): SourceRecipe | null {
  const page = parsePage(html);
  let recipe: RecipeOnPage | undefined;
  for (const values of valuesOfPage(page, html)) {
    const data = new LinkedData(values);
    const nodes = chooseRecipe(data, () => identityOf(page, url));
    const isOnly = data.ofType('Recipe').length === nodes.length;
    recipe = new RecipeOnPage(data, nodes, url, { page, isOnly });
    if (recipe.isWhole) break;
  }
  return recipe?.read() ?? null;
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
  const recipe = new RecipeOnPage(data, [recipeNode], base, shown).read();
  return recipe && { recipe, data };
}

function identityOf({ canonical, metas, titles, blocks }: ParsedPage, url: URL): PageIdentity {
  const headings = blocks.filter(({ level }) => level === 1).slice(0, MAX_HEADINGS);
  return {
    addresses: [
      url,
      ...[canonical, metas.get('og:url')].flatMap((address) =>
        address !== undefined && URL.canParse(address, url.href) ? new URL(address, url) : [],
      ),
    ],
    titles: [...headings.map(({ text }) => text), metas.get('og:title') ?? '', titles[0] ?? ''].map(
      (title) => clip(title, MAX_TITLE_LENGTH),
    ),
  };
}

class RecipeOnPage {
  private readonly node: LinkedNode;

  /** @param nodes descriptions of one recipe */
  constructor(
    private readonly data: LinkedData,
    private readonly nodes: readonly LinkedNode[],
    private readonly url: URL,
    private readonly shown?: ShownPage,
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
        ...(this.shown ? remarksOf(this.shown, shownTexts) : []),
      ],
    });
    const { ingredientLines, steps } = texts;
    // Steps count twice: their sentences tell more about the language than names of foods.
    const locale = pageLocale(this.languages(), [name, ...ingredientLines, ...steps, ...steps]);
    return {
      name,
      locale,
      ...yieldOf(this.yields()),
      ...this.times(),
      imageUrl: this.imageUrl(),
      ...texts,
      course: this.course(locale),
      isCut: texts.isCut || this.data.isCut,
      ownContent,
    };
  }

  private texts(...names: readonly string[]): string[] {
    return names
      .flatMap((name) => this.data.texts(property(this.node, name), 'text', 'name'))
      .map(readableText);
  }

  /** Keywords are about more than courses: the categories count first. */
  private course(locale: Locale): SourceRecipe['course'] {
    return (
      courseOfCategories(this.texts('recipeCategory'), locale) ??
      courseOfTags(this.texts('recipeCategory', 'keywords', 'tags'), locale)
    );
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
    yield this.meta('og:title');
    yield this.shown?.page.blocks.find(({ level }) => level === 1)?.text ?? '';
    yield this.shown?.page.titles[0] ?? '';
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
    yield this.meta('og:image');
  }

  private *languages(): Iterable<string> {
    yield* this.data.texts(property(this.node, 'inLanguage'), 'alternateName', 'name');
    yield this.shown?.page.language ?? '';
    yield this.meta('content-language');
    yield this.meta('og:locale');
  }

  private meta(name: string): string {
    return this.shown?.page.metas.get(name) ?? '';
  }
}
