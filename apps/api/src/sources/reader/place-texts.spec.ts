import fc from 'fast-check';
import type { SourceRecipe } from '#domain/sources/draft.js';
import { MarkupError } from './html/parse-markup.js';
import { readRecipePage } from './recipe-page.reader.js';

const URL_OF_PAGE = new URL('https://cuisine.example/plat');

/** A word of no language, so that no rule of the reader knows it. */
const word = fc
  .array(fc.constantFrom('bal', 'dor', 'fim', 'gul', 'kep', 'mox', 'nuz', 'viq'), {
    minLength: 2,
    maxLength: 4,
  })
  .map((syllables) => syllables.join(''));
const words = (maxLength: number) =>
  fc.array(word, { minLength: 1, maxLength }).map((list) => list.join(' '));
const sentence = words(6).map((text) => `${text.charAt(0).toUpperCase()}${text.slice(1)}.`);
const optional = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: undefined });

const step = fc.oneof(
  sentence,
  fc.record({
    '@type': fc.constantFrom('HowToStep', 'HowToDirection', 'HowToTip', 'ListItem'),
    name: optional(words(8)),
    text: optional(sentence),
    description: optional(sentence),
    tool: optional(words(2)),
  }),
);
const heading = fc.oneof(words(3), fc.constantFrom('Notes', 'Tips', 'Préparation'));
const section = fc.record({
  '@type': fc.constant('HowToSection'),
  name: optional(heading),
  description: optional(sentence),
  itemListElement: fc.array(step, { maxLength: 3 }),
});
const instructions = fc.oneof(
  fc.array(fc.oneof(step, section), { minLength: 1, maxLength: 5 }),
  fc.array(sentence, { minLength: 1, maxLength: 5 }).map((list) => list.join('\n')),
  fc
    .tuple(heading, sentence)
    .map(([name, text]) => `<h3>${name}</h3><p>${text}</p><p>Tip: ${text}</p>`),
);
const line = fc.oneof(
  words(3).map((food) => `200 g ${food}`),
  words(3),
  words(2).map((name) => `${name} :`),
  words(2).map((name) => `Equipment: ${name}`),
  fc.record({ name: words(2), requiredQuantity: fc.integer({ min: 1, max: 9 }), note: words(2) }),
);
const recipe = fc.record({
  '@type': fc.constant('Recipe'),
  name: words(60),
  alternateName: optional(words(3)),
  description: optional(sentence),
  keywords: optional(fc.array(words(9), { maxLength: 30 })),
  recipeCategory: optional(words(2)),
  suitableForDiet: optional(words(2)),
  recipeYield: optional(words(3).map((text) => `4 servings (${text})`)),
  prepTime: optional(words(2).map((text) => `20 minutes plus ${text}`)),
  recipeIngredient: fc.array(line, { minLength: 2, maxLength: 6 }),
  recipeInstructions: instructions,
  notes: optional(fc.oneof(sentence, fc.array(fc.record({ title: words(2), text: sentence })))),
  nutrition: optional(
    fc.record({ '@type': fc.constant('NutritionInformation'), servingSize: words(2) }),
  ),
  servingIdeas: optional(sentence),
});

/** All words of the generator in a value, without the names of its properties. */
function wordsIn(value: unknown): string[] {
  if (typeof value === 'object' && value !== null) return Object.values(value).flatMap(wordsIn);
  const syllables = /\b(?:bal|dor|fim|gul|kep|mox|nuz|viq){2,}\b/gi;
  return typeof value === 'string' ? (value.toLowerCase().match(syllables) ?? []) : [];
}

function missingIn(read: SourceRecipe | null, source: unknown): string[] {
  const said = new Set(wordsIn(read));
  return wordsIn(source).filter((each) => !said.has(each));
}

const jsonLd = (value: unknown) =>
  `<script type="application/ld+json">${JSON.stringify(value).replaceAll('<', String.raw`\u003c`)}</script>`;
const page = (head: string, body: string) =>
  `<!doctype html><html lang="en"><head>${head}</head><body>${body}</body></html>`;

/** Microdata with a statement between its properties. */
const microdata = fc
  .record({
    name: words(4),
    description: optional(sentence),
    beside: optional(sentence),
    lines: fc.array(words(3), { minLength: 2, maxLength: 5 }),
    steps: fc.array(fc.tuple(optional(words(4)), sentence), { minLength: 2, maxLength: 5 }),
    keywords: optional(words(3)),
  })
  .map(({ name, description, beside, lines, steps, keywords }) => {
    const item = (property: string, text: string | undefined) =>
      text === undefined ? '' : `<p itemprop="${property}">${text}</p>`;
    const markup = steps.map(
      ([title, text]) =>
        `<div itemprop="recipeInstructions" itemscope itemtype="https://schema.org/HowToStep">${item('name', title)}${item('text', text)}</div>`,
    );
    return `<div itemscope itemtype="https://schema.org/Recipe">${item('name', name)}${item('description', description)}
      ${lines.map((text) => item('recipeIngredient', `200 g ${text}`)).join('')}${markup.join('')}
      ${item('keywords', keywords)}<p>Contains ${beside ?? 'nothing'}</p></div>`;
  });

/** A box of an HTML page, its heading included. */
const box = fc
  .record({
    level: fc.constantFrom('h2', 'h3', 'h4', 'strong', 'summary'),
    heading: fc.constantFrom('Notes', 'Tips', 'Variations', 'Nutrition', 'Astuces du chef'),
    texts: fc.array(sentence, { minLength: 1, maxLength: 3 }),
    isList: fc.boolean(),
    isWrapped: fc.boolean(),
  })
  .map(({ level, heading, texts, isList, isWrapped }) => {
    const title = `<${level}>${heading}</${level}>`;
    const list = isList
      ? `<ul><li>${texts.join('</li><li>')}</li></ul>`
      : `<p>${texts.join('</p><p>')}</p>`;
    return isWrapped
      ? `<div><div class="header">${title}</div><div>${list}</div></div>`
      : `<div>${title}</div>${list}`;
  });

/** Markup that says nothing about the dish, with words of its own. */
const FOREIGN = `<nav><ul><li><a href="/">zorp</a></li></ul></nav>
  <div class="related-posts"><h3>Tips</h3><p>Four words of zorp.</p></div>
  <section id="comments"><h3>Comments</h3><p>Note: zorp with walnuts.</p><h4>Tips</h4><p>zorp</p></section>
  <h2>More recipes</h2><p>Another dish of zorp.</p><footer>Tips: zorp</footer>`;

describe('every word of a recipe stands in its draft', () => {
  it('of JSON-LD', () => {
    fc.assert(
      fc.property(recipe, (source) => {
        const read = readRecipePage(page(jsonLd(source), ''), URL_OF_PAGE);
        expect(read?.isCut === true ? [] : missingIn(read, source)).toEqual([]);
      }),
    );
  });

  it('of microdata', () => {
    fc.assert(
      fc.property(microdata, (source) => {
        const read = readRecipePage(page('', source + FOREIGN), URL_OF_PAGE);
        expect(missingIn(read, source)).toEqual([]);
        expect(JSON.stringify(read)).not.toContain('zorp');
      }),
    );
  });

  it('of boxes beside the lines and steps', () => {
    const lines = fc.array(words(3), { minLength: 2, maxLength: 4 });
    const steps = fc.array(sentence, { minLength: 2, maxLength: 4 });
    const boxes = fc.array(box, { minLength: 1, maxLength: 3 });
    fc.assert(
      fc.property(lines, steps, boxes, fc.nat(2), (recipeIngredient, texts, found, place) => {
        const list = `<ul><li>${recipeIngredient.join('</li><li>')}</li></ul>`;
        const method = `<h3>Method</h3><ol><li>${texts.join('</li><li>')}</li></ol>`;
        const parts = [list, method].toSpliced(place, 0, ...found);
        const source = {
          '@type': 'Recipe',
          name: 'Stew',
          recipeIngredient,
          recipeInstructions: texts,
        };
        const body = `${FOREIGN}<main><div class="card">${parts.join('')}</div></main>${FOREIGN}`;
        const read = readRecipePage(page(jsonLd(source), body), URL_OF_PAGE);
        expect(missingIn(read, parts)).toEqual([]);
        expect(JSON.stringify(read)).not.toContain('zorp');
      }),
    );
  });

  it('or the page is not read, because it ends within its recipe', () => {
    const whole = page('', '<div class="hrecipe"><b class="fn">Stew</b><p class="ingredient">1 egg</p><p class="ingredient">2 figs</p><div class="instructions"><p>Boil the egg.</p><p>Add figs.</p></div></div>'); // prettier-ignore
    const [start, end] = [whole.indexOf('1 egg'), whole.indexOf('</div></div>')];
    expect(readRecipePage(whole, URL_OF_PAGE)?.steps).toEqual(['Boil the egg.', 'Add figs.']);
    for (let length = start; length < end; length += 1) {
      expect(() => readRecipePage(whole.slice(0, length), URL_OF_PAGE)).toThrow(MarkupError);
    }
    const json = page(jsonLd({ '@type': 'Recipe', name: 'Stew', recipeIngredient: ['1 egg'], recipeInstructions: 'Boil.' }), ''); // prettier-ignore
    for (let length = json.indexOf('1 egg'); length < json.indexOf('</script>'); length += 1) {
      expect(() => readRecipePage(json.slice(0, length), URL_OF_PAGE)).toThrow(MarkupError);
    }
  });
});
