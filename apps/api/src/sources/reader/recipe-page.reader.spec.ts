import type { SourceRecipe } from '#domain/sources/draft.js';
import { MarkupError } from './html/parse-markup.js';
import { readRecipePage } from './recipe-page.reader.js';

const URL_OF_PAGE = new URL('https://cuisine.example/recettes/tarte');

/** The recipe of every page, except for the changes of a case. */
const TART: SourceRecipe = {
  name: 'Tarte aux pommes',
  locale: 'fr',
  portions: 6,
  yieldText: null,
  prepMinutes: 20,
  cookMinutes: 45,
  imageUrl: 'https://img.example/tarte.jpg',
  ingredientLines: ['200 g de farine', '3 pommes', '100 g de beurre'],
  ingredientHeadings: [],
  steps: ['Préchauffer le four.', 'Étaler la pâte.', 'Cuire 45 minutes.'],
  description: null,
  tags: [],
  course: null,
  isCut: false,
};

const LD = {
  '@context': 'https://schema.org',
  '@type': 'Recipe',
  name: TART.name,
  recipeYield: '6 personnes',
  prepTime: 'PT20M',
  cookTime: 'PT45M',
  image: TART.imageUrl,
  recipeIngredient: TART.ingredientLines,
  recipeInstructions: TART.steps,
};

type Json = Record<string, unknown>;

const script = (json: string) => `<script type="application/ld+json">${json}</script>`;
const html = (head: string, body = '', lang = 'fr') =>
  `<!doctype html><html lang="${lang}"><head><meta charset="utf-8">${head}</head><body>${body}</body></html>`;
/** A page with a value as its JSON-LD. */
const page = (value: unknown) => html(script(JSON.stringify(value)));
/** A page with {@link LD} and some changes. */
const recipe = (changes: Json) => page({ ...LD, ...changes });
const without = (...names: string[]): Json =>
  Object.fromEntries(Object.entries(LD).filter(([name]) => !names.includes(name)));
/** A page with {@link LD} as JSON text that `change` modifies. */
const raw = (change: (json: string) => string) => html(script(change(JSON.stringify(LD))));
const step = (text: string) => ({ '@type': 'HowToStep', text });
const steps = TART.steps.map(step);
const headings = (...found: [text: string, before: number][]) => ({
  ingredientHeadings: found.map(([text, before]) => ({ text, before })),
});

const MICRODATA = `
<div itemscope itemtype="http://schema.org/Recipe">
  <h1 itemprop="name">Tarte aux pommes</h1>
  <img itemprop="image" src="https://img.example/tarte.jpg">
  <span itemprop="recipeYield">6 personnes</span>
  <time itemprop="prepTime" datetime="PT20M">20 min</time>
  <meta itemprop="cookTime" content="PT45M">
  <ul><li itemprop="recipeIngredient">200 g de <b>farine</b></li>
    <li itemprop="ingredients recipeIngredient">3 pommes</li>
    <li itemprop="recipeIngredient">100 g
      de beurre</li></ul>
  INSTRUCTIONS
</div>`;
const microdata = (instructions: string, change = (markup: string) => markup) =>
  html('', change(MICRODATA.replace('INSTRUCTIONS', instructions)));
const LIST = `<ol itemprop="recipeInstructions">${TART.steps.map((text) => `<li>${text}</li>`).join('')}</ol>`;

/** A recipe whose words tell no language. */
const KIMCHI = {
  name: 'Kimchi',
  recipeIngredient: ['1 kimchi'],
  recipeInstructions: ['Fermentation 20 °C.'],
};
const KIMCHI_READ = { name: 'Kimchi', ingredientLines: ['1 kimchi'], steps: ['Fermentation 20 °C.'] }; // prettier-ignore

type Page = [shape: string, html: string, changes?: Partial<SourceRecipe>];

const SHAPES: Page[] = [
  ['a single block', page(LD)],
  ['an array', page([LD])],
  ['an array with others', page([{ '@type': 'WebSite', name: 'Cuisine' }, LD])],
  ['a graph', page({ '@context': 'https://schema.org', '@graph': [{ '@type': 'Organization' }, LD] })],
  ['a graph in a graph', page({ '@graph': [[{ '@graph': [LD] }]] })],
  ['a recipe within a page', page({ '@type': 'WebPage', mainEntity: LD })],
  ['a recipe within a list', page({ '@type': 'ItemList', itemListElement: [{ '@type': 'ListItem', item: LD }] })],
  ['several blocks', html(script('{"@type":"Organization","name":"Cuisine"}') + script(JSON.stringify(LD)))],
  ['a malformed second block', html(`${script('<p>{"@type"')}${script('')}${script(JSON.stringify(LD))}`)],
  ['a block in the body', html('', script(JSON.stringify(LD)))],
  ['a type with a charset', page(LD).replace('ld+json', 'LD+JSON; charset=utf-8')],
  ['several types', recipe({ '@type': ['Article', 'Recipe'] })],
  ['a type with its address', recipe({ '@type': 'http://schema.org/Recipe' })],
  ['names with a prefix', page(Object.fromEntries(Object.entries(LD).map(([name, value]) =>
    [name.startsWith('@') ? name : `schema:${name}`, value])))],
  ['names with another prefix', page(Object.fromEntries(Object.entries({ ...LD, '@type': 'sdo:Recipe' }).map(([name, value]) =>
    [name.startsWith('@') ? name : `sdo:${name}`, value])))],
  ['names with their address', page(Object.fromEntries(Object.entries(LD).map(([name, value]) =>
    [name.startsWith('@') ? name : `https://schema.org/${name}`, value])))],
  ['names in capitals', page(Object.fromEntries(Object.entries(LD).map(([name, value]) => [name.toUpperCase(), value])))],
  ['names and types with another case', recipe({ '@type': ' recipe', recipeInstructions: undefined,
    RecipeInstructions: { '@type': 'itemlist', ItemListElement: steps }, PrepTime: LD.prepTime, prepTime: undefined })],
  ['a name with and without a prefix', recipe({ 'dc:name': 'Page 1' }), { description: 'Page 1' }],
  ['references', page({ '@graph': [{ ...without('image'), image: { '@id': '#i' } },
    { '@type': 'ImageObject', '@id': '#i', url: TART.imageUrl }] })],
  ['a recipe in two parts', page({ '@graph': [{ '@type': 'Recipe', '@id': '#r', name: LD.name },
    { ...without('name'), '@id': '#r' }] })],
  ['a recipe in two parts with empty lists', page({ '@graph': [{ '@type': 'Recipe', '@id': '#r', name: LD.name, recipeIngredient: [] },
    { ...without('name'), '@id': '#r', image: LD.image }, { '@id': '#r', recipeInstructions: [] }] })],
  ['several recipes', page([{ '@type': 'Recipe', name: 'Autre', url: '/autre' }, LD])],
  ['both JSON-LD and microdata', html(script(JSON.stringify(without('recipeIngredient'))), MICRODATA.replace('INSTRUCTIONS', LIST))],

  ['trailing commas', raw((json) => json.replaceAll('"]', '",]').replace(/}$/, ',}'))],
  ['raw line breaks', raw((json) => json.replaceAll('. ', '.\n').replace('Tarte aux', 'Tarte\n\taux'))],
  ['comments', raw((json) => `/* SEO */ ${json} // end`)],
  ['CDATA', raw((json) => `//<![CDATA[\n${json}\n//]]>`)],
  ['an HTML comment around JSON-LD', raw((json) => `<!-- ${json} -->`)],
  ['quotes inside', raw((json) => json.replace('Étaler la', 'Étaler "la"')),
    { steps: ['Préchauffer le four.', 'Étaler "la" pâte.', 'Cuire 45 minutes.'] }],
  ['invalid escapes', raw((json) => json.replace('le four', String.raw`l\'four`)),
    { steps: ["Préchauffer l'four.", 'Étaler la pâte.', 'Cuire 45 minutes.'] }],
  ['JSON within a text', html(script(JSON.stringify(JSON.stringify(LD))))],
  ['a missing end', raw((json) => json.slice(0, -1))],
  ['a semicolon', raw((json) => `${json};`)],
  ['entities for quotes', raw((json) => json.replaceAll('"', '&quot;'))],

  ['entities', recipe({ name: 'Tarte &agrave; la cr&egrave;me &amp; au sucre', recipeIngredient: ['1&nbsp;&#339;uf', '5 &frac12; pommes'] }),
    { name: 'Tarte à la crème & au sucre', ingredientLines: ['1 œuf', '5 ½ pommes'] }],
  ['entities encoded twice', recipe({ name: 'Tarte d&amp;#39;automne' }), { name: "Tarte d'automne" }],
  ['markup', recipe({ name: '<b>Tarte</b> aux pommes', recipeIngredient: LD.recipeIngredient.map((line) => `<span>${line}</span>`) })],
  ['markup as entities', recipe({ recipeInstructions: '&lt;p&gt;Préchauffer le four.&lt;/p&gt;&lt;p&gt;Étaler la pâte.&lt;/p&gt;&lt;p&gt;Cuire 45 minutes.&lt;/p&gt;' })],
  ['scripts', raw((json) => json.replace('aux', String.raw`<script>alert(1)<\/script>aux <img src=x onerror=alert(1)>`))],
  ['hostile characters', recipe({ name: 'Tarte\u0000 \u202eaux\u202c pom\u200bmes\ud800' })],

  ['HowToSteps', recipe({ recipeInstructions: steps })],
  ['HowToSteps with names', recipe({ recipeInstructions: steps.map((one, i) => ({ ...one, name: `Étape ${String(i + 1)}`, url: '#' })) })],
  ['HowToSteps with names only', recipe({ recipeInstructions: TART.steps.map((name) => ({ '@type': 'HowToStep', name })) })],
  ['HowToSteps of directions', recipe({ recipeInstructions: TART.steps.map((text) => ({ '@type': 'HowToStep',
    itemListElement: [{ '@type': 'HowToDirection', text }, { '@type': 'HowToTip', text: 'Goûter.' }] })) }),
    { description: 'Goûter.' }],
  ['HowToSections', recipe({ recipeInstructions: [
    { '@type': 'HowToSection', name: 'La pâte', itemListElement: steps.slice(0, 2) },
    { '@type': 'HowToSection', name: 'La cuisson', itemListElement: steps[2] }] }),
    { steps: ['La pâte: Préchauffer le four.', 'Étaler la pâte.', 'La cuisson: Cuire 45 minutes.'] }],
  ['sections and strings', recipe({ recipeInstructions: [
    { '@type': 'HowToSection', name: 'La pâte', itemListElement: steps.slice(0, 2) }, TART.steps[2]] }),
    { steps: ['La pâte: Préchauffer le four.', 'Étaler la pâte.', 'Cuire 45 minutes.'] }],
  ['a list', recipe({ recipeInstructions: { '@type': 'ItemList', itemListElement: steps } })],
  ['lists within lists', recipe({ recipeInstructions: [steps.slice(0, 1), [steps.slice(1)]] })],
  ['one step', recipe({ recipeInstructions: step('Cuire.') }), { steps: ['Cuire.'] }],
  ['one long string', recipe({ recipeInstructions: TART.steps.join('\r\n\r\n') })],
  ['one long string with numbers', recipe({ recipeInstructions: '1. Préchauffer le four. 2. Étaler la pâte. 3. Cuire 45 minutes.' })],
  ['one long string with headings', recipe({ recipeInstructions: 'Étape 1 : Préchauffer le four. Étape 2 : Étaler la pâte. Étape 3 : Cuire 45 minutes.' })],
  ['one long string of HTML', recipe({ recipeInstructions: `<ol>${TART.steps.map((text) => `<li>${text}</li>`).join('')}</ol>` })],
  ['headings between steps', recipe({ recipeInstructions: TART.steps.flatMap((text, i) => [`Etape ${String(i + 1)}`, text]) })],
  ['numbers and advertising', recipe({ recipeInstructions: ['1', `1. ${TART.steps[0] ?? ''}`, 'Publicité', '', `Étape 2 : ${TART.steps[1] ?? ''}`,
    '3', `3) ${TART.steps[2] ?? ''}`, 'Suivez-nous sur Instagram !'] })],

  ['ingredients under the old name', page({ ...without('recipeIngredient'), ingredients: LD.recipeIngredient })],
  ['an empty list under the new name', recipe({ recipeIngredient: [], ingredients: LD.recipeIngredient })],
  ['ingredients in a list', recipe({ recipeIngredient: { '@type': 'ItemList', itemListElement: LD.recipeIngredient.map((name, i) =>
    ({ '@type': 'ListItem', position: i, name })) } })],
  ['ingredients in a list of items', recipe({ recipeIngredient: { '@type': 'ItemList', itemListElement: LD.recipeIngredient.map((text) =>
    ({ '@type': 'ListItem', item: { '@type': 'Thing', name: text } })) } })],
  ['ingredients with numbers as names', recipe({ recipeIngredient: { '@type': 'ItemList', ...Object.fromEntries(LD.recipeIngredient.entries()) } })],
  ['ingredients in a circular list', page({ '@graph': [{ ...LD, recipeIngredient: [{ '@id': '#a' }, ...LD.recipeIngredient] },
    { '@id': '#a', itemListElement: [{ '@id': '#a' }] }] })],
  ['ingredients in one string', recipe({ recipeIngredient: LD.recipeIngredient.join('\n') })],
  ['ingredients with blanks and headings', recipe({ recipeIngredient: [' ', 'Pour la pâte :', ...LD.recipeIngredient, '-'] }),
    headings(['Pour la pâte :', 0])],
  ['ingredients with bullets and headings', recipe({ recipeIngredient: ['PÂTE', '- 200 g de farine', '## GARNITURE', '• 3 pommes', '* 100 g de beurre'] }),
    headings(['PÂTE', 0], ['GARNITURE', 1])],
  ['several ingredients in one string', recipe({ recipeIngredient: '200 g de farine 3 pommes 100 g de beurre' })],
  ['ingredients with line breaks', recipe({ recipeIngredient: ['200 g de farine\n3 pommes', '100 g de<br>beurre'] })],
  ['text encoded twice', recipe({ name: 'Tarte Ã\u00a0 la crÃ¨me', recipeIngredient: ['2Â\u00a0pommes'] }),
    { name: 'Tarte à la crème', ingredientLines: ['2 pommes'] }],
  ['ingredients as nodes', recipe({ recipeIngredient: [
    { '@type': 'PropertyValue', value: 200, unitText: 'g', name: 'de farine' },
    { '@type': 'HowToSupply', name: 'pommes', requiredQuantity: 3 },
    { '@type': 'HowToSupply', name: 'de beurre', requiredQuantity: { '@type': 'QuantitativeValue', value: '100', unitText: 'g' } }] })],
  ['ingredients with codes of units', recipe({ recipeIngredient: [
    { name: 'de farine', requiredQuantity: { '@type': 'QuantitativeValue', value: 200, unitCode: 'GRM' } },
    { name: 'pommes', requiredQuantity: [{ '@type': 'QuantitativeValue', value: 3, unitCode: 'C62' }] }, '100 g de beurre'] })],

  ['a yield as a number', recipe({ recipeYield: 8 }), { portions: 8 }],
  ['yields', recipe({ recipeYield: ['2', '8 portions'] }), { portions: 8 }],
  ['a yield as a quantity', recipe({ recipeYield: { '@type': 'QuantitativeValue', value: 3, unitText: 'parts' } }), { portions: 3 }],
  ['a yield that is no number of portions', recipe({ recipeYield: ['900', '900 g de confiture'] }), { portions: 4, yieldText: '900 g de confiture', description: 'recipe yield: 900 g de confiture' }],
  ['a mass as a quantity', recipe({ recipeYield: { '@type': 'QuantitativeValue', value: 900, unitText: 'g' } }), { portions: 4, yieldText: '900 g' }],
  ['no yield', page(without('recipeYield')), { portions: 4 }],
  ['times in words', recipe({ prepTime: '20 minutes', cookTime: '1 h 30' }), { cookMinutes: 90 }],
  ['times as ranges', recipe({ prepTime: { '@type': 'Duration', minValue: 'PT10M', maxValue: 'PT20M' }, cookTime: 'P0DT0H45M0S' })],
  ['malformed times', recipe({ prepTime: 'PTH20M', cookTime: '30 to 45 minutes' })],
  ['several times', recipe({ prepTime: ['unknown', 'PT20M'], cookTime: 45 }), { description: 'prep time: unknown' }],
  ['a total time alone', page({ ...without('prepTime', 'cookTime'), totalTime: 'PT1H10M' }), { prepMinutes: null, cookMinutes: 70 }],
  ['no times', recipe({ prepTime: '', cookTime: null }), { prepMinutes: null, cookMinutes: null }],

  ['images', recipe({ image: [TART.imageUrl, 'https://img.example/b.jpg'] })],
  ['an image object', recipe({ image: { '@type': 'ImageObject', url: TART.imageUrl, width: 1 } })],
  ['image objects', recipe({ image: [{ '@type': 'ImageObject', contentUrl: TART.imageUrl }] })],
  ['a relative image', recipe({ image: '/i/a.jpg' }), { imageUrl: 'https://cuisine.example/i/a.jpg' }],
  ['an image without a scheme', recipe({ image: '//img.example/tarte.jpg' })],
  ['images that are not https', recipe({ image: ['http://img.example/a.jpg', 'javascript:alert(1)', 'data:image/png;base64,AA'] }), { imageUrl: null }],
  ['images whose host has an impossible name', recipe({ image: ['https://-a.example/a.jpg', 'https://a..example/a.jpg'] }), { imageUrl: null }],
  ['images in a list of JSON-LD', recipe({ image: { '@list': [TART.imageUrl] } })],
  ['the image of the page', html(`<meta property="og:image" content="${TART.imageUrl ?? ''}">${script(JSON.stringify(without('image')))}`)],

  ['the language of the recipe', recipe({ ...KIMCHI, inLanguage: 'en-GB' }), { ...KIMCHI_READ, locale: 'en' }],
  ['a language object', recipe({ ...KIMCHI, inLanguage: { '@type': 'Language', alternateName: 'en' } }), { ...KIMCHI_READ, locale: 'en' }],
  ['the language of the page', html(script(JSON.stringify({ ...LD, ...KIMCHI })), '', 'en-US'), { ...KIMCHI_READ, locale: 'en' }],
  ['French with the language of the page wrong', html(script(JSON.stringify(LD)), '', 'en')],
  ['short French with the language wrong', html(script(JSON.stringify({ ...LD, name: 'Crêpes', recipeIngredient: ['250 g farine', '4 oeufs', '50 cl lait'],
    recipeInstructions: 'Mélanger.' })), '', 'en'),
    { name: 'Crêpes', ingredientLines: ['250 g farine', '4 oeufs', '50 cl lait'], steps: ['Mélanger.'] }],
  ['English with the language of the page wrong', html(script(JSON.stringify({ ...LD, name: 'Soup', recipeIngredient: ['2 onions', '1 cup milk'],
    recipeInstructions: 'Fry the onions and add the milk.' })), '', 'fr'),
    { name: 'Soup', locale: 'en', ingredientLines: ['2 onions', '1 cup milk'], steps: ['Fry the onions and add the milk.'] }],
  ['a language found by function words', html(script(JSON.stringify({ ...LD, recipeInstructions: 'Stir the butter into the flour.' })), '', ''),
    { locale: 'en', steps: ['Stir the butter into the flour.'] }],
  ['an unsupported language', html(script(JSON.stringify(LD)), '', 'de')],

  ['a name outside the recipe data', html(`<title>Tarte aux pommes</title>${script(JSON.stringify(without('name')))}`)],
  ['a headline', recipe({ name: ' ', headline: TART.name })],
  ['a name without text', html(`<meta property="og:title" content="Tarte aux pommes">${script(JSON.stringify({ ...LD, name: '&nbsp;' }))}`)],
  ['a name with the name of the site', recipe({ name: 'Tarte - Cuisine' }), { name: 'Tarte - Cuisine' }],
  ['values with a language', recipe({ name: { '@value': TART.name, '@language': 'fr' } })],
  ['minimal data', page({ '@type': 'Recipe', name: 'Eau' }), { name: 'Eau', portions: 4, prepMinutes: null, cookMinutes: null,
    imageUrl: null, ingredientLines: [], steps: [] }],

  ['microdata, a list', microdata(LIST)],
  ['microdata, paragraphs', microdata(`<div itemprop="recipeInstructions">${TART.steps.map((text) => `<p>${text}</p>`).join('')}</div>`)],
  ['microdata, line breaks', microdata(`<div itemprop="recipeInstructions">${TART.steps.join('<br/>')}</div>`)],
  ['microdata, one element for each step', microdata(TART.steps.map((text) => `<p itemprop="recipeInstructions">${text}</p>`).join(''))],
  ['microdata, HowToSteps', microdata(TART.steps.map((text) =>
    `<div itemprop="recipeInstructions" itemscope itemtype="https://schema.org/HowToStep"><span itemprop="text">${text}</span></div>`).join(''))],
  ['microdata, an image object', microdata(LIST, (markup) => markup.replace('itemprop="image" src="https://img.example/tarte.jpg"',
    'alt=""').replace('<ul>', '<div itemprop="image" itemscope itemtype="https://schema.org/ImageObject"><meta itemprop="url" content="https://img.example/tarte.jpg"></div><ul>'))],
  ['microdata, a review beside the name', microdata(LIST, (markup) => markup.replace('<ul>',
    '<div itemprop="review" itemscope itemtype="https://schema.org/Review"><b itemprop="name">Bof</b></div><ul>'))],
  ['microdata, the old vocabulary', microdata(LIST.replace('recipeInstructions', 'instructions'), (markup) => markup.replace('schema.org/Recipe', 'data-vocabulary.org/Recipe')
    .replace('itemprop="recipeIngredient">200 g de <b>farine</b>', 'itemprop="ingredient" itemscope itemtype="http://data-vocabulary.org/RecipeIngredient"><i itemprop="amount">200 g</i> <b itemprop="name">de farine</b>')
    .replaceAll(/itemprop="(?:ingredients )?recipeIngredient"/g, 'itemprop="ingredient"').replace('recipeYield', 'yield'))],
  ['microdata, an author that is not closed', microdata(LIST, (markup) => markup.replace('<span itemprop="recipeYield"',
    '<div itemprop="author" itemscope itemtype="http://schema.org/Person"><b itemprop="name">Zoé</b></p><span itemprop="recipeYield"'))],
  ['microdata, items that are not closed', microdata(LIST, (markup) => markup.replace('<ul>',
    '<div itemprop="nutrition" itemscope itemtype="http://schema.org/NutritionInformation"><b itemprop="calories">9</b><div itemscope><ul>')), { description: 'nutrition: calories 9' }],
  ['microdata, a recipe within the recipe', microdata(LIST, (markup) => markup.replace('<ul>',
    '<div itemprop="isRelatedTo" itemscope itemtype="http://schema.org/Recipe"><b itemprop="name">Autre</b><b itemprop="recipeIngredient">1 œuf</b></div><ul>'))],
  ['microdata, a property within the same property', microdata(LIST, (markup) => markup.replace('<ul>', '<ul itemprop="recipeIngredient">'))],
  ['microdata, text around the same property', microdata(
    '<div itemprop="recipeInstructions">Préchauffer le four. <p itemprop="recipeInstructions">Étaler la pâte.</p>Cuire 45 minutes.</div>')],
  ['microdata, a sentence around the same property', microdata(LIST, (markup) => markup.replace('200 g de <b>farine</b>', '200 g de <b itemprop="recipeIngredient">farine</b>'))],
  ['microdata, names with another case', microdata(LIST.replace('recipeInstructions', 'RecipeInstructions'), (markup) => markup.replace('<ul>',
    '<div itemprop="author" itemscope itemtype="http://schema.org/Person"><b itemprop="name">Zoé</b><ul>').replaceAll('recipeIngredient', 'RecipeIngredient')
    .replace('<li itemprop="ingredients RecipeIngredient">3 pommes</li>', '<li><a itemprop="RecipeIngredient" href="/pommes">3 pommes</a></li>'))],
  ['microdata, a quantity with a unit', microdata(LIST, (markup) => markup.replace('<li itemprop="recipeIngredient">200 g de <b>farine</b>',
    '<li itemprop="recipeIngredient" itemscope itemtype="https://schema.org/HowToSupply"><i itemprop="requiredQuantity" itemscope itemtype="https://schema.org/QuantitativeValue"><b itemprop="value">200</b> <b itemprop="unitText">g</b></i> <b itemprop="name">de farine</b>'))],
  ['microdata, linked ingredients', microdata(LIST, (markup) => markup.replace('<li itemprop="ingredients recipeIngredient">3 pommes</li>',
    '<li><a itemprop="recipeIngredient" href="/pommes">3 pommes</a></li>'))],
  ['microdata, lists of ingredients', microdata(LIST, (markup) => markup.replace(/<ul>.*<\/ul>/s,
    '<ul itemprop="ingredients"><li>200 g de farine<li>3 pommes</ul><ul itemprop="ingredients"><li>100 g de beurre</ul>'))],
  ['microdata, an attribute without a value', microdata(LIST, (markup) => markup.replace('datetime="PT20M"', 'datetime=""'))],
  ['microdata, ads between', microdata(LIST.replace('<li>É', '<li><script>ad()</script>Publicité</li><li>É'))],
]; // prettier-ignore

describe('readRecipePage', () => {
  it.each(SHAPES)('reads %s', (_, markup, changes = {}) => {
    expect(readRecipePage(markup, URL_OF_PAGE)).toEqual({ ...TART, ...changes });
  });

  it.each([
    ['no data', html('', '<h1>Tarte</h1>')],
    ['data of something else', page({ '@type': 'NewsArticle', name: 'Tarte' })],
    ['a recipe without a name', page({ '@type': 'Recipe', recipeIngredient: ['1 œuf'] })],
    ['an empty page', ''],
    [
      'a list of recipes elsewhere',
      page({ '@type': 'ItemList', itemListElement: [{ '@type': 'ListItem', url: '/a' }] }),
    ],
  ])('finds no recipe in %s', (_, markup) => {
    expect(readRecipePage(markup, URL_OF_PAGE)).toBeNull();
  });

  /** Microdata whose text belongs to `depth` elements, each with eight property names. */
  const nestedProperties = (depth: number, length: number, markup = '') =>
    html(
      '',
      `<div itemscope itemtype="http://schema.org/Recipe"><h1 itemprop="name">Tarte</h1>${'<div itemprop="a b c d e f g h">'.repeat(depth)}${'mot '.repeat(length / 4)}${markup}`,
    );

  it.each([
    ['nested elements', '<div>'.repeat(5_000)],
    ['nested inline elements', '<b>'.repeat(5_000)],
    [
      'too many attributes',
      `<p ${Array.from({ length: 2000 }, (_, i) => `a${String(i)}`).join(' ')}>`,
    ],
    ['too many elements', `<p itemscope>${'<i></i>'.repeat(500_000)}`],
    ['nested markup in a value', page({ ...LD, name: '<b>'.repeat(5_000) })],
    ['a text in 50 nested properties', nestedProperties(50, 4_300_000)],
    ['a text in 500 nested properties', nestedProperties(500, 4_300_000)],
    ['nodes in 480 nested properties', nestedProperties(480, 0, '<b></b>'.repeat(190_000))],
    ['large JSON-LD', html(script(JSON.stringify(LD)) + script(`"${'a'.repeat(1024 * 1024)}"`))],
    ['deep JSON-LD', html(script('['.repeat(2_500_000) + ']'.repeat(2_500_000)))],
    [
      'references that multiply its texts',
      page({
        '@graph': [
          { ...LD, image: Array.from({ length: 1000 }, () => ({ '@id': '#a' })) },
          { '@id': '#a', url: Array.from({ length: 1000 }, () => 'ftp://<b>a</b>') },
        ],
      }),
    ],
  ])('throws a MarkupError for %s', (_, markup) => {
    expect(() => readRecipePage(markup, URL_OF_PAGE)).toThrow(MarkupError);
  });

  const many = <T>(count: number, of: (i: number) => T) =>
    Array.from({ length: count }, (_, i) => of(i));
  const section = (id: string, inner: string, count: number) => ({
    '@type': 'HowToSection',
    '@id': id,
    itemListElement: many(count, () => ({ '@id': inner })),
  });

  // Without limits, each of these takes minutes or overflows the stack.
  it.each<[string, string, Partial<SourceRecipe>?]>([
    ['nested data', html(script(`${'{"a":'.repeat(50_000)}1${'}'.repeat(50_000)}`) + script(JSON.stringify(LD)))],
    ['circular instructions', recipe({ recipeInstructions: section('#a', '#a', 50) }), { steps: [] }],
    ['multiplying instructions', page({ '@graph': [{ ...LD, recipeInstructions: many(900, () => ({ '@id': '#a' })) },
      section('#a', '#b', 900), section('#b', '#c', 900), { '@id': '#c', text: 'Cuire.' }] }), { steps: ['Cuire.'] }],
    ['a circular name', page({ '@graph': [{ ...LD, name: [{ '@id': '#a' }, TART.name] },
      { '@id': '#a', name: many(900, () => ({ '@id': '#a' })) }] })],
    ['many nodes with one id', page([LD, ...many(40_000, (i) => ({ '@id': '#a', [`k${String(i)}`]: 1 }))])],
    ['many texts', recipe({ recipeYield: many(200_000, () => 'x').concat('6') }), { portions: 4 }],
    ['many step numbers', recipe({ recipeInstructions: 'étape 1 '.repeat(100_000) }), {}],
    ['many items', html(script(JSON.stringify(LD)), '<p itemscope itemtype="http://schema.org/Recipe"></p>'.repeat(40_000))],
    ['many values', html(script(JSON.stringify(LD)),
      `<div itemscope itemtype="http://schema.org/Thing">${'<p itemprop="name">a</p>'.repeat(60_000)}</div>`)],
    ['items with many names', html('', '<div itemscope itemtype="http://schema.org/Recipe"><h1 itemprop="name">Tarte aux pommes</h1>' +
      '<div itemscope itemprop="a b c d e f g h">'.repeat(400) + '<i itemprop="a b c d e f g h" content="a"></i>'.repeat(50_000))],
    ['many units', recipe({ recipeYield: { value: many(1000, () => '1'), unitText: many(1000, () => '<b>x</b>'.repeat(40)) } }), {}],
    ['items within items', html(script(JSON.stringify(LD)),
      '<div itemscope itemprop="a" itemtype="http://schema.org/Thing">'.repeat(400) + '<p itemprop="name">a</p>'.repeat(50_000))],
  ])('reads a page with %s in time', (_, markup, changes = {}) => {
    expect(readRecipePage(markup, URL_OF_PAGE)).toMatchObject({ name: TART.name, ...changes });
  }); // prettier-ignore

  it('keeps within the limits of a recipe', () => {
    const read = readRecipePage(
      recipe({
        name: 'Tarte '.repeat(100),
        recipeIngredient: Array.from({ length: 900 }, () => '1 pomme'),
        recipeInstructions: Array.from({ length: 300 }, () => 'Cuire.'),
        cookTime: 'PT999999H',
        recipeYield: '5000',
        image: `https://img.example/${'a'.repeat(3000)}`,
      }),
      URL_OF_PAGE,
    );
    expect(read?.name.length).toBeLessThanOrEqual(200);
    expect(read).toMatchObject({ cookMinutes: null, portions: 4, imageUrl: null });
    expect([read?.ingredientLines.length, read?.steps.length]).toEqual([500, 100]);
  });
});
