import { type CheerioAPI, load } from 'cheerio/slim';
import { RECIPE_LIMITS } from '#domain/recipe/recipe-limits.js';
import { cleanLine, cleanText, clip } from './clean-text.js';
import type { ForeignRecipe } from '#domain/sources/draft.js';
import { stepsOf } from './instruction-steps.js';
import { durationInMinutes } from './recipe-duration.js';
import { portionsOf } from './recipe-yield.js';
import { jsonLdOf } from './json-ld.js';
import { LinkedData, type LinkedNode, property } from './linked-data.js';
import { parseRecipePage, readableText } from './markup.js';
import { microdataOf } from './microdata.js';
import { pageLocale } from './page-locale.js';
import { instructionsOf } from './recipe-instructions.js';
import { secureUrl } from './secure-url.js';

/** Ingredient lines of one recipe; as many as the classifier reads at once. */
const MAX_LINES = 500;
const LINE_LENGTH = 500;

/**
 * The recipe on a page, from its schema.org data (JSON-LD or microdata); null when there is none.
 * Where the page describes several, the first that has both ingredients and instructions.
 *
 * @throws {MarkupError} the page is built to hurt
 */
export function readRecipePage(html: string, url: URL): ForeignRecipe | null {
  const $ = load(parseRecipePage(html));
  const data = new LinkedData([...jsonLdOf($), ...microdataOf($)]);
  const [node] = data.ofType('Recipe').sort((a, b) => substance(b) - substance(a));
  return node ? new RecipeOnPage($, data, node, url).read() : null;
}

/** How much of a recipe a node holds. */
function substance(node: LinkedNode): number {
  return [ingredientsIn(node), instructionsIn(node)].filter((part) => part !== undefined).length;
}

const ingredientsIn = (node: LinkedNode) => property(node, 'recipeIngredient', 'ingredients');
const instructionsIn = (node: LinkedNode) => property(node, 'recipeInstructions', 'instructions');

class RecipeOnPage {
  constructor(
    private readonly $: CheerioAPI,
    private readonly data: LinkedData,
    private readonly node: LinkedNode,
    private readonly url: URL,
  ) {}

  read(): ForeignRecipe | null {
    const name = this.name();
    if (name === undefined) return null;
    const ingredientLines = this.ingredientLines();
    const steps = stepsOf(instructionsOf(this.data, instructionsIn(this.node)));
    return {
      name,
      locale: pageLocale(this.languages(), [name, ...ingredientLines, ...steps]),
      portions: portionsOf(this.yields()),
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

  /** Generated one by one, as are images and languages: searching a long page takes its time. */
  private *names(): Iterable<string> {
    yield* this.data.texts(property(this.node, 'name', 'headline'), 'name');
    yield this.$('meta[property="og:title"]').attr('content') ?? '';
    yield this.$('h1').first().text();
    yield this.$('title').first().text();
  }

  /** One line each. A sole text may hold them all; one that ends in a colon heads the next ones. */
  private ingredientLines(): string[] {
    const texts = this.data.list(ingredientsIn(this.node)).map((item) => this.ingredient(item));
    const [only] = texts;
    const lines = texts.length === 1 && only !== undefined ? cleanText(only).split('\n') : texts;
    return lines
      .map((line) => clip(cleanLine(line), LINE_LENGTH))
      .filter((line) => /\p{L}/u.test(line) && !line.endsWith(':'))
      .slice(0, MAX_LINES);
  }

  /** A text, or a node that takes it apart (`PropertyValue`, `HowToSupply`). */
  private ingredient(item: unknown): string {
    if (typeof item !== 'object' || item === null)
      return this.data.texts(item).map(readableText).join();
    const node = item as LinkedNode;
    const whole = this.data.texts(property(node, '@value', 'text'));
    const amount = property(node, 'requiredQuantity', 'amount', 'value');
    const measure = typeof amount === 'object' ? (amount as LinkedNode) : node;
    const parts = [
      ...this.data.texts(amount, 'value', 'name'),
      ...this.data.texts(property(measure, 'unitText')),
      ...this.data.texts(property(node, 'name', 'item'), 'name'),
    ];
    return readableText((whole.length > 0 ? whole : parts).join(' '));
  }

  private yields(): string[] {
    return this.data.list(property(this.node, 'recipeYield', 'yield')).flatMap((item) => {
      const amounts = this.data.texts(item, 'value', 'minValue', 'name');
      const units = typeof item === 'object' ? this.data.texts(item, 'unitText') : [];
      return amounts.map((amount) => cleanLine(readableText([amount, ...units].join(' '))));
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
