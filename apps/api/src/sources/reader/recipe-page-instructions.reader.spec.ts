import { readRecipePage } from './recipe-page.reader.js';

const URL_OF_PAGE = new URL('https://cuisine.example/recettes/flan');
const html = (head: string, body = '') =>
  `<!doctype html><html lang="en"><head>${head}</head><body>${body}</body></html>`;

/** The steps of a page whose recipe has these instructions. */
function stepsIn(recipeInstructions: unknown): readonly string[] | undefined {
  const data = { '@type': 'Recipe', name: 'Plum flan', recipeInstructions };
  const json = JSON.stringify(data).replaceAll('<', String.raw`\u003c`);
  const page = html(`<script type="application/ld+json">${json}</script>`);
  return readRecipePage(page, URL_OF_PAGE)?.steps;
}

/** The steps of a page whose microdata has these instructions. */
function stepsInMicrodata(instructions: string): readonly string[] | undefined {
  const body = `<div itemscope itemtype="https://schema.org/Recipe"><h1 itemprop="name">Plum flan</h1>${instructions}</div>`;
  return readRecipePage(html('', body), URL_OF_PAGE)?.steps;
}

const step = (text: unknown, name?: string) => ({ '@type': 'HowToStep', name, text });
const section = (name: string | undefined, ...itemListElement: unknown[]) => ({
  '@type': 'HowToSection',
  name,
  itemListElement,
});
const bake = step('Bake.');

type Shape = [shape: string, instructions: unknown, steps: string[]];

const SECTIONS: Shape[] = [
  ['names of parts', [section('Base', step('Mix.'), bake), section('For the glaze:', step('Beat.'), step('Pour.'))],
    ['Base: Mix.', 'Bake.', 'For the glaze: Beat.', 'Pour.']],
  ['rival methods', [section('Oven method', bake), section('Air fryer method', step('Fry.'))],
    ['Oven method: Bake.', 'Air fryer method: Fry.']],
  ['a part after steps', [step('Mix.'), section('For the glaze', step('Beat.'))], ['Mix.', 'For the glaze: Beat.']],
  ['a part after steps without a name', [section(undefined, step('Mix.')), section('For the glaze', step('Beat.'))],
    ['Mix.', 'For the glaze: Beat.']],
  ['one part', [section('The flan', step('Mix.'), bake)], ['The flan: Mix.', 'Bake.']],
  ['names of all', [section('Preparation', step('Mix.')), section('PLUM FLAN', bake), section('Étape 3', step('Cool.'))],
    ['Mix.', 'Bake.', 'Cool.']],
  ['a name that the step repeats', [section('Glaze', step('Glaze: beat.')), section('Base', bake)], ['Glaze: beat.', 'Base: Bake.']],
  ['parts in a list', { '@type': 'ItemList', name: 'Plum flan', itemListElement: [section('Base', bake), section('Glaze', step('Beat.'))] },
    ['Base: Bake.', 'Glaze: Beat.']],
  ['parts of parts', [section('Day 1', section('Base', step('Mix.')), section('Glaze', step('Beat.'))), section('Day 2', bake)],
    ['Day 1: Base: Mix.', 'Glaze: Beat.', 'Day 2: Bake.']],
  ['numbered steps', [section('Base', step('1. Mix.'), step('2. Rest.')), section('Glaze', step('1. Beat.'))],
    ['Base: Mix.', 'Rest.', 'Glaze: Beat.']],
  ['a text instead of steps', [{ '@type': 'HowToSection', name: 'Base', text: 'Mix.' }, section('Glaze', 'Beat.')],
    ['Base: Mix.', 'Glaze: Beat.']],
  ['one string of steps', [section('Base', 'Mix.\nRest.'), section('Glaze', 'Beat.')], ['Base: Mix.', 'Rest.', 'Glaze: Beat.']],
  ['a single step', { '@type': 'HowToSection', name: 'Base', itemListElement: step('Mix.') }, ['Base: Mix.']],
  ['no steps', [section('Base'), section('Glaze', step('Beat.'))], ['Glaze: Beat.']],
  ['an advertisement first', [section('Sauce', step('Publicité'), step('Étape 1'), step('Beat.')), section('Base', bake)], ['Sauce: Beat.', 'Base: Bake.']],
  ['an advertisement only', [section('Sauce', step('Publicité')), section('Base', bake)], ['Base: Bake.']],
  ['a name only', [{ '@type': 'HowToSection', name: 'Mix flour and water.' }, bake], ['Mix flour and water.', 'Bake.']],
  ['empty texts', [section('Base', step(' '), step('<p></p>'), step('Mix.')), section('Glaze', step('Beat.'))], ['Base: Mix.', 'Glaze: Beat.']],
]; // prettier-ignore

const STEPS: Shape[] = [
  ['titles', [step('Mix flour and water.', 'Make the base'), step('Beat.', 'Step 2')], ['Make the base: Mix flour and water.', 'Beat.']],
  ['facts', [step('Fry.'), step('Fry again.', 'Second fry (190 °C, optional)')], ['Fry.', 'Second fry (190 °C, optional): Fry again.']],
  ['shortened texts', [step('Mix the flour and 2 eggs.', 'Mix the flour and…'), bake], ['Mix the flour and 2 eggs.', 'Bake.']],
  ['directions', { '@type': 'HowToStep', name: 'Bake (180 °C)', itemListElement: [
    { '@type': 'HowToDirection', text: 'Heat the oven.' }, { '@type': 'HowToTip', text: 'Use a fan.' }, { '@type': 'HowToDirection', text: 'Bake.' }] },
    ['Bake (180 °C): Heat the oven.', 'Bake.']],
  ['a text and directions', [{ ...step('Make the dough.'), itemListElement: [{ text: 'Mix 200 g flour.' }, { text: 'Knead.' }] }, bake],
    ['Make the dough.', 'Mix 200 g flour.', 'Knead.', 'Bake.']],
  ['directions that repeat the text', [{ ...step('Mix. Knead.'), itemListElement: [step('Mix.'), step('Knead.')] }, bake], ['Mix.', 'Knead.', 'Bake.']],
  ['a text that contains the directions', [{ ...step('Mix well. Then knead it.'), itemListElement: [step('Mix'), step('knead')] }, bake],
    ['Mix well. Then knead it.', 'Bake.']],
  ['items of a list', [{ '@type': 'ListItem', position: 1, item: step('Mix.') }, { '@type': 'ListItem', name: 'Boil the milk', description: 'Use a large pan.' },
    { '@type': 'ListItem', name: 'Bake', description: 'Bake for 20 minutes.' }], ['Mix.', 'Boil the milk: Use a large pan.', 'Bake for 20 minutes.']],
  ['names only', [{ '@type': 'HowToStep', name: 'Mix.' }, { '@type': 'HowToStep', name: 'Bake.', text: ' ' }], ['Mix.', 'Bake.']],
  ['names in markup', [step('Fry again.', '<b>Second fry</b> &ndash; 190&nbsp;°C'), bake], ['Second fry – 190 °C: Fry again.', 'Bake.']],
  ['values with a language', [step({ '@value': 'Mix.', '@language': 'en' }), bake], ['Mix.', 'Bake.']],
  ['lists of texts', [step(['Mix.', 'Rest.']), bake], ['Mix.', 'Rest.', 'Bake.']],
  ['numbers as keys', { 1: step('Mix.'), 2: step('Rest.'), 10: bake }, ['Mix.', 'Rest.', 'Bake.']],
  ['numbers as keys of a part', [{ '@type': 'HowToSection', name: 'Base', itemListElement: { 0: step('Mix.'), 1: bake } }], ['Base: Mix.', 'Bake.']],
  ['a list of JSON-LD', { '@list': [step('Mix.'), bake] }, ['Mix.', 'Bake.']],
  ['positions', [{ ...bake, position: 2 }, { ...step('Mix.'), position: '1' }], ['Mix.', 'Bake.']],
  ['a section of notes', [section('Base', step('Mix.')), section('Notes', step('Keep cool.'))], ['Base: Mix.']],
  ['no type', [{ text: 'Mix.' }, { text: 'Bake.' }], ['Mix.', 'Bake.']],
  ['wrapped lines', [step('Boil the\nmilk with\nVanilla.'), step('Cool.\nStrain.')], ['Boil the milk with Vanilla.', 'Cool. Strain.']],
  ['lists in HTML', [step('<ul><li>Mix</li><li>Rest</li></ul>'), bake], ['Mix', 'Rest', 'Bake.']],
  ['paragraphs in HTML', [step('<p>Mix.</p><p>Rest.</p>'), bake], ['Mix. Rest.', 'Bake.']],
  ['all in one', [step('Mix.\nRest.\nBake for\nan hour.')], ['Mix.', 'Rest.', 'Bake for an hour.']],
  ['glued paragraphs', [step('Line a tin.Melt the fat.'), bake], ['Line a tin. Melt the fat.', 'Bake.']],
  ['advertising between', [step('Mix.'), step('Advertisement'), 'Photo: A. Bird', step('https://a.example/x.jpg'), bake], ['Mix.', 'Bake.']],
]; // prettier-ignore

const STRINGS: Shape[] = [
  ['blank lines', 'Mix.\r\n\r\nRest.\r\n\r\nBake.', ['Mix.', 'Rest.', 'Bake.']],
  ['paragraphs', '<p>Mix\nthe flour.</p>\n\n<p>Bake.</p>', ['Mix the flour.', 'Bake.']],
  ['line breaks', 'Mix.<br/>Rest.<br>\nBake&nbsp;it.', ['Mix.', 'Rest.', 'Bake it.']],
  ['items in lower case', '<ul><li>Peel the plums</li><li>stone them</li></ul>', ['Peel the plums', 'stone them']],
  ['line breaks within a sentence', 'Mix the<br>flour.<br>Bake.', ['Mix the flour.', 'Bake.']],
  ['markup without blocks', 'Mix &amp; <b>rest</b>.\nBake.', ['Mix & rest.', 'Bake.']],
  ['escaped markup', '&lt;p&gt;Mix\nit.&lt;/p&gt;&lt;p&gt;Bake.&lt;/p&gt;', ['Mix it.', 'Bake.']],
  ['lists within lists', '<ol><li>Mix:<ul><li>flour</li><li>eggs</li></ul></li><li>Bake.</li></ol>', ['Mix:', 'flour', 'eggs', 'Bake.']],
  ['a heading that is a step', '<h3>Mix!</h3><p>Bake.</p>', ['Mix!', 'Bake.']],
  ['a heading and a list', '<h3>Base</h3><ol><li><p>Mix.</p></li><li><p>Bake.</p></li></ol>', ['Base: Mix.', 'Bake.']],
  ['images and captions', '<p>Mix.</p><figure><img src="a.jpg"><figcaption>Photo: A. Bird</figcaption></figure><p>Bake.</p>', ['Mix.', 'Bake.']],
  ['preformatted text', '<pre>Mix.\nBake.</pre>', ['Mix.', 'Bake.']],
  ['numbers', '1. Mix.2. Rest.3. Bake.', ['Mix.', 'Rest.', 'Bake.']],
  ['glued paragraphs', 'Line a tin.Melt the fat. Stir.Bake.', ['Line a tin.', 'Melt the fat. Stir.', 'Bake.']],
  ['several strings', ['Mix the\nflour.\nRest.', 'Bake.'], ['Mix the flour.', 'Rest.', 'Bake.']],
  ['bold words', ['**Base:** mix.', '**Bake**'], ['Base: mix.', 'Bake']],
  ['nothing', [null, '', [], {}, 3], []],
]; // prettier-ignore

const MICRODATA: [shape: string, instructions: string, steps: string[]][] = [
  ['line breaks of the source', '<ol itemprop="recipeInstructions"><li>Boil the\n   Basmati rice.</li>\n<li>Drain\nit.</li></ol>',
    ['Boil the Basmati rice.', 'Drain it.']],
  ['one element a step', '<p itemprop="recipeInstructions">Boil the\nrice.</p><p itemprop="recipeInstructions">Drain.</p>',
    ['Boil the rice.', 'Drain.']],
  ['line breaks', '<div itemprop="recipeInstructions">\n Boil the\n rice.<br>\n Drain.\n</div>', ['Boil the rice.', 'Drain.']],
  ['a number above each step', ['Boil.', 'Drain.'].map((text, i) =>
    `<div itemprop="recipeInstructions" itemscope itemtype="https://schema.org/HowToStep"><div itemprop="text"><h4>${String(i + 1)}</h4><p>${text}</p></div></div>`).join(''),
    ['Boil.', 'Drain.']],
  ['a list in a step', ['<ol><li><p>Boil it.</p></li><li>Drain it</li><li>cool it</li></ol>', 'Serve.'].map((text) =>
    `<div itemprop="recipeInstructions" itemscope itemtype="https://schema.org/HowToStep"><div itemprop="text">${text}</div></div>`).join(''),
    ['Boil it.', 'Drain it', 'cool it', 'Serve.']],
  ['sections', ['Base', 'Glaze'].map((name) =>
    `<div itemprop="recipeInstructions" itemscope itemtype="https://schema.org/HowToSection"><h3 itemprop="name">${name}</h3><p itemprop="itemListElement">Beat.</p></div>`).join(''),
    ['Base: Beat.', 'Glaze: Beat.']],
]; // prettier-ignore

describe('the instructions of a page', () => {
  it.each(SECTIONS)('read sections with %s', (_, instructions, steps) => {
    expect(stepsIn(instructions)).toEqual(steps);
  });

  it.each(STEPS)('read steps with %s', (_, instructions, steps) => {
    expect(stepsIn(instructions)).toEqual(steps);
  });

  it.each(STRINGS)('read strings with %s', (_, instructions, steps) => {
    expect(stepsIn(instructions)).toEqual(steps);
  });

  it.each(MICRODATA)('read microdata with %s', (_, instructions, steps) => {
    expect(stepsInMicrodata(instructions)).toEqual(steps);
  });
});
