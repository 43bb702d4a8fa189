import type { SourceRecipe } from '#domain/sources/draft.js';
import { readRecipePage } from './recipe-page.reader.js';

const URL_OF_PAGE = new URL('https://cuisine.example/soupe');
const page = (body: string) => `<!doctype html><html lang="en"><body>${body}</body></html>`;
const read = (body: string) => readRecipePage(page(body), URL_OF_PAGE);

/** The recipe of every page of this file. */
const SOUP: Partial<SourceRecipe> = {
  name: 'Leek soup',
  portions: 6,
  prepMinutes: 15,
  ingredientLines: ['3 leeks', '1 litre of stock'],
  steps: ['Slice the leeks.', 'Simmer for an hour.'],
};
const WITH_PARTS: Partial<SourceRecipe> = {
  ...SOUP,
  ingredientHeadings: [{ text: 'For the soup', before: 0 }],
};

const RDFA = `<div vocab="https://schema.org/" typeof="Recipe"><h2 property="name">Leek soup</h2>
  <span property="author" typeof="Person"><b property="name">Zoe</b></span>
  <b property="recipeYield">6</b><time property="prepTime" datetime="PT15M">a quarter</time>
  <p property="recipeIngredient">3 leeks</p><p property="recipeIngredient">1 litre of stock</p>
  <p property="recipeInstructions">Slice the leeks.</p><p property="recipeInstructions">Simmer for an hour.</p></div>`;
const OLD_RDFA = `<div xmlns:v="http://rdf.data-vocabulary.org/#" typeof="v:Recipe"><h2 property="v:name">Leek soup</h2>
  <b property="v:yield">6 people</b><b property="v:prepTime" content="PT15M">a quarter</b>
  <p rel="v:ingredient"><span typeof="v:Ingredient"><i property="v:amount">3</i> <i property="v:name">leeks</i></span></p>
  <p rel="v:ingredient"><span typeof="v:Ingredient"><i property="v:amount">1 litre</i> <i property="v:name">of stock</i></span></p>
  <ol property="v:instructions"><li>Slice the leeks.</li><li>Simmer for an hour.</li></ol></div>`;
const H_RECIPE = `<article class="h-recipe"><h1 class="p-name">Leek soup</h1>
  <a class="p-author h-card" href="/zoe"><b class="p-name">Zoe</b></a>
  <data class="p-yield" value="6">six</data><b class="preptime">15 min</b>
  <ul><li class="p-ingredient">3 leeks</li><li class="p-ingredient">1 litre of stock</li></ul>
  <ol class="e-instructions"><li>Slice the leeks.</li><li>Simmer for an hour.</li></ol></article>`;
const HRECIPE = `<div class="hrecipe"><h1 class="fn">Leek soup</h1><p class="author vcard"><b class="fn">Zoe</b></p>
  <b class="yield">6 servings</b><span class="preptime">a while<span class="value-title" title="PT15M"></span></span>
  <p class="ingredient"><b class="value">3</b> <b class="type">leeks</b></p><p class="ingredient">1 litre of stock</p>
  <div class="instructions"><p>Slice the leeks.</p><p>Simmer for an hour.</p></div></div>`;
const WPRM = `<div id="wprm-print-recipe-0" class="wprm-print-recipe"><div class="wprm-recipe"><h2 class="wprm-recipe-name">Leek soup</h2>
  <span class="wprm-recipe-servings">6</span> <div class="wprm-recipe-prep-time-container"><span class="wprm-recipe-time-label">Prep Time </span>
    <span class="wprm-recipe-prep_time">15<span class="sr-only"> minutes</span></span> <span aria-hidden="true">minutes</span></div>
  <div class="wprm-recipe-ingredient-group"><h4 class="wprm-recipe-group-name wprm-recipe-ingredient-group-name">For the soup</h4><ul>
    <li class="wprm-recipe-ingredient"><span>&#x25a2; </span><span class="wprm-recipe-ingredient-amount">3</span> <span class="wprm-recipe-ingredient-name">leeks</span></li>
    <li class="wprm-recipe-ingredient"><span>1</span> <span>litre</span> <span>of stock</span></li></ul></div>
  <ul class="wprm-recipe-instructions"><li class="wprm-recipe-instruction"><div class="wprm-recipe-instruction-text"><p>Slice the leeks.</p></div></li>
    <li class="wprm-recipe-instruction"><div class="wprm-recipe-instruction-text">Simmer for an hour.</div></li></ul></div></div>`;
const TASTY = `<div class="tasty-recipes tasty-recipes-print"><h2 class="tasty-recipes-title">Leek soup</h2>
  <span class="tasty-recipes-yield">6 servings <span>1x</span></span><span class="tasty-recipes-prep-time">15 minutes</span>
  <div class="tasty-recipes-ingredients"><h3>Ingredients</h3><button>Copy</button><h4>For the soup</h4><ul><li>3 leeks</li><li>1 litre of stock</li></ul></div>
  <div class="tasty-recipes-instructions"><h3>Instructions</h3><ol><li>Slice the leeks.</li><li>Simmer for an hour.</li></ol></div></div>`;
const CREATE = `<section class="mv-create-card mv-create-print-view"><h1 class="mv-create-title">Leek soup</h1>
  <span class="mv-create-time-yield">Yield: <span class="mv-create-yield">6</span></span>
  <div class="mv-create-time mv-create-time-prep"><em>Prep Time: </em><span>15 minutes</span></div>
  <div class="mv-create-ingredients"><h3>Ingredients</h3><h4>For the soup</h4><ul><li>3 leeks</li><li>1 litre of stock</li></ul></div>
  <div class="mv-create-instructions"><h3>Instructions</h3><ol><li>Slice the leeks.</li><li>Simmer for an hour.</li></ol></div></section>`;
const EASY = `<div class="easyrecipe"><div class="ERSName">Leek soup</div><b class="yield">6</b><b class="preptime">15 mins</b>
  <div class="ERSIngredients"><div class="ERSHeading">Ingredients</div><div class="ERSSectionHead">For the soup</div>
    <ul><li class="ingredient">3 leeks</li><li class="ingredient">1 litre of stock</li></ul></div>
  <div class="ERSInstructions"><ol><li class="instruction">Slice the leeks.</li><li class="instruction">Simmer for an hour.</li></ol></div></div>`;
const ZIP = `<div id="zlrecipe-container" class="hrecipe zlrecipe"><div id="zlrecipe-title" class="fn">Leek soup</div><p id="zlrecipe-yield">Yield: 6</p>
  <p id="zlrecipe-prep-time">Prep Time: 15 minutes</p>
  <ul id="zlrecipe-ingredients-list"><div class="ingredient-label">For the soup</div><li class="ingredient">3 leeks</li><li class="ingredient">1 litre of stock</li></ul>
  <ol id="zlrecipe-instructions-list" class="instructions"><li class="instruction">Slice the leeks.</li><li class="instruction">Simmer for an hour.</li></ol></div>`;
const ULTIMATE = `<div class="wpurp-container"><span class="wpurp-recipe-title">Leek soup</span><span class="wpurp-recipe-servings">6</span>
  <span class="wpurp-recipe-prep-time">15</span><span>minutes</span><ul><li class="ingredient-group">For the soup</li>
    <li class="wpurp-recipe-ingredient"><span>3</span> <span>leeks</span></li><li class="wpurp-recipe-ingredient"><span>1</span> <span>litre</span> <span>of stock</span></li></ul>
  <ol><li class="wpurp-recipe-instruction"><span class="wpurp-recipe-instruction-text">Slice the leeks.</span></li>
    <li class="wpurp-recipe-instruction"><span class="wpurp-recipe-instruction-text">Simmer for an hour.</span></li></ol></div>`;
const COOKBOOK = `<div class="cookbook-container"><h2 class="cookbook-title">Leek soup</h2><b class="cookbook-yield">6</b><b class="cookbook-prep-time">15 minutes</b>
  <ul class="cookbook-ingredients-list"><li>3 leeks</li><li>1 litre of stock</li></ul>
  <ol class="cookbook-instructions-list"><li>Slice the leeks.</li><li>Simmer for an hour.</li></ol></div>`; // prettier-ignore

describe('a page without JSON-LD', () => {
  it.each<[string, string, Partial<SourceRecipe>]>([
    ['RDFa', RDFA, SOUP],
    ['RDFa of the old vocabulary', OLD_RDFA, SOUP],
    ['h-recipe', H_RECIPE, SOUP],
    ['hRecipe', HRECIPE, SOUP],
    ['WP Recipe Maker', WPRM, WITH_PARTS],
    ['Tasty Recipes', TASTY, WITH_PARTS],
    ['Mediavine Create', CREATE, WITH_PARTS],
    ['EasyRecipe', EASY, WITH_PARTS],
    ['Zip Recipes', ZIP, WITH_PARTS],
    ['WP Ultimate Recipe', ULTIMATE, WITH_PARTS],
    ['Cookbook', COOKBOOK, SOUP],
  ])('is read from %s', (_, markup, recipe) => {
    expect(read(markup)).toMatchObject(recipe);
  });
});

const item = (inner: string, attributes = '') =>
  `<div itemscope itemtype="https://schema.org/Recipe" ${attributes}><h1 itemprop="name">Leek soup</h1>${inner}</div>`;
const INGREDIENTS =
  '<ul><li itemprop="recipeIngredient">3 leeks</li><li itemprop="recipeIngredient">1 litre of stock</li></ul>';
const STEPS =
  '<p itemprop="recipeInstructions">Slice the leeks.</p><p itemprop="recipeInstructions">Simmer for an hour.</p>';
const JSON_STEPS = `<script type="application/ld+json">${JSON.stringify({
  '@type': 'Recipe',
  name: 'Leek soup',
  recipeInstructions: SOUP.steps,
})}</script>`;
const { ingredientLines, steps } = SOUP;

describe('microdata', () => {
  it.each<[string, string]>([
    ['a stray end tag within the recipe', item(`<div><b>Soup</b></div></div><div>${INGREDIENTS}${STEPS}`)],
    ['a stray end tag within the page', `<div itemscope itemtype="https://schema.org/WebPage">${item(`</div>${INGREDIENTS}${STEPS}`)}</div>`],
    ['properties that the recipe refers to', `<div id="i">${INGREDIENTS}</div>${item('', 'itemref="i s"')}<div id="s">${STEPS}</div>`],
    ['its steps in JSON-LD', JSON_STEPS + item(INGREDIENTS)],
    ['a copy of the ingredients in one text', item(`<meta itemprop="recipeIngredient" content="3 leeks, 1 litre of stock">${INGREDIENTS}${STEPS}`)],
    ['a copy of the ingredients under another name', item(`<meta itemprop="recipeIngredient" content="3 leeks 1 litre of stock">${INGREDIENTS.replaceAll('recipeIngredient', 'ingredients')}${STEPS}`)],
    ['ingredients for wide and narrow screens', item(INGREDIENTS + INGREDIENTS + STEPS)],
    ['amounts in their own elements', item(`${INGREDIENTS.replace('3 leeks', '<b>3</b>leeks').replace('1 litre of stock', '<span>1 litre</span><span>of stock</span>')}${STEPS}`)],
    ['numbers beside the steps', item(`${INGREDIENTS}<div itemprop="recipeInstructions"><p><span>1</span> <b>Slice the leeks.</b></p><p><span>2</span> <b>Simmer for an hour.</b></p></div>`)],
    ['cells of a table', item(`${INGREDIENTS.replace('3 leeks', '<td>3</td><td>leeks</td>')}${STEPS}`)],
  ])('is read with %s', (_, markup) => {
    expect(read(markup)).toMatchObject({ ingredientLines, steps });
  }); // prettier-ignore

  it('has words in elements of their own, fractions of superscripts and subscripts, and no crossed-out amounts', () => {
    const lines = ['<span>200</span><span>g</span><span>of</span><span>nuts</span>', '1<sup>1</sup>/<sub>2</sub> cups milk', '<sup>1</sup>&frasl;<sub>4</sub> cup oil', '<s>3</s> 2 eggs'];
    const markup = item(lines.map((line) => `<p itemprop="recipeIngredient">${line}</p>`).join(''));
    expect(read(markup)?.ingredientLines).toEqual(['200 g of nuts', '1 1/2 cups milk', '1⁄4 cup oil', '2 eggs']);
  }); // prettier-ignore
});
