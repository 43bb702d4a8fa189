import { type CheerioAPI, load } from 'cheerio/slim';
import { RECIPE_LIMITS } from '#domain/recipe/recipe-limits.js';
import type { SourceRecipe } from '#domain/sources/draft.js';
import { parseRecipePage } from './html/parse-markup.js';
import { readableText } from './html/readable-text.js';
import { secureUrl } from './html/secure-url.js';
import { ingredientLinesOf } from './ingredients/ingredient-lines.js';
import { jsonLdOf } from './linked-data/json-ld.js';
import { LinkedData, type LinkedNode, property } from './linked-data/linked-data.js';
import { microdataOf } from './linked-data/microdata.js';
import { ingredientsOf } from './linked-data/recipe-ingredients.js';
import { instructionsOf } from './linked-data/recipe-instructions.js';
import { cleanLine, clip } from './text/clean-text.js';
import { stepsOf } from './text/instruction-steps.js';
import { pageLocale } from './text/page-locale.js';
import { durationInMinutes } from './amounts/recipe-duration.js';
import { yieldOf } from './amounts/recipe-yield.js';

/**
 * The recipe on a page, from its schema.org data (JSON-LD or microdata); null if the page has none.
 * If the page describes several recipes: the first with both ingredients and instructions.
 *
 * @throws {MarkupError}
 */
export function readRecipePage(html: string, url: URL): SourceRecipe | null {
  const $ = load(parseRecipePage(html));
  const data = new LinkedData([...jsonLdOf($), ...microdataOf($)]);
  const [node] = data.ofType('Recipe').sort((a, b) => completeness(b) - completeness(a));
  return node ? new RecipeOnPage($, data, node, url).read() : null;
}

/** 2 for a node with ingredients and instructions, 1 for a node with one of them, else 0. */
function completeness(node: LinkedNode): number {
  return [ingredientsIn(node), instructionsIn(node)].filter((part) => part !== undefined).length;
}

const ingredientsIn = (node: LinkedNode) =>
  property(node, 'recipeIngredient', 'ingredients', 'ingredient');
const instructionsIn = (node: LinkedNode) => property(node, 'recipeInstructions', 'instructions');

class RecipeOnPage {
  constructor(
    private readonly $: CheerioAPI,
    private readonly data: LinkedData,
    private readonly node: LinkedNode,
    private readonly url: URL,
  ) {}

  read(): SourceRecipe | null {
    const name = this.name();
    if (name === undefined) return null;
    const ingredientLines = ingredientLinesOf(ingredientsOf(this.data, ingredientsIn(this.node)));
    const steps = stepsOf(instructionsOf(this.data, instructionsIn(this.node), name));
    return {
      name,
      // Steps count twice: their sentences tell more about the language than names of foods.
      locale: pageLocale(this.languages(), [name, ...ingredientLines, ...steps, ...steps]),
      ...yieldOf(this.yields()),
      prepMinutes: this.minutes('prepTime'),
      cookMinutes: this.minutes('cookTime'),
      imageUrl: this.imageUrl(),
      ingredientLines,
      steps,
    };
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
