import { HEADING, type TextReader } from '../html/readable-text.js';
import { isRecipeRoot } from '../html/recipe-roots.js';
import { type Element, isElement, type MarkupVocabulary, wordsOf } from './vocabulary.js';

/** Other items of microformats: the author, a review. */
const OTHER_ITEM = /^(?:h-(?!recipe$)[a-z]+|vcard|hreview(?:-aggregate)?)$/;

/** The classes and ids of a plugin or microformat by the property whose value they mark. */
const CLASSES: Readonly<Record<string, string>> = {
  name: `p-name fn wprm-recipe-name tasty-recipes-title mv-create-title ERSName zlrecipe-title
    zrdn-element_recipe_title zrdn-recipe-title wpurp-recipe-title cookbook-title`,
  recipeIngredient: `p-ingredient ingredient wprm-recipe-ingredient wpurp-recipe-ingredient
    zrdn-ingredient`,
  recipeInstructions: `instruction wprm-recipe-instruction-text wpurp-recipe-instruction-text
    zrdn-instruction`,
  recipeYield: `p-yield yield wprm-recipe-servings tasty-recipes-yield mv-create-yield
    zlrecipe-yield zrdn-element_yield wpurp-recipe-servings cookbook-yield`,
  prepTime: `preptime prepTime wprm-recipe-prep-time-container tasty-recipes-prep-time
    mv-create-time-prep zlrecipe-prep-time zrdn-element_prep_time wpurp-recipe-prep-time
    cookbook-prep-time`,
  cookTime: `cooktime cookTime wprm-recipe-cook-time-container tasty-recipes-cook-time
    mv-create-time-active zlrecipe-cook-time zrdn-element_cook_time wpurp-recipe-cook-time
    cookbook-cook-time`,
  totalTime: `dt-duration duration wprm-recipe-total-time-container tasty-recipes-total-time
    mv-create-time-total zlrecipe-total-time zrdn-element_total_time cookbook-total-time`,
  image: `u-photo photo mv-create-image tasty-recipes-image wprm-recipe-image
    wpurp-recipe-image zrdn-recipe-image`,
};
/** Classes of elements whose list items are the values of a property. */
const LISTS: Readonly<Record<string, string>> = {
  recipeIngredient: `tasty-recipes-ingredients tasty-recipe-ingredients mv-create-ingredients
    ERSIngredients zlrecipe-ingredients-list zrdn-element_ingredients zrdn-ingredients-list
    cookbook-ingredients-list`,
  recipeInstructions: `e-instructions p-instructions instructions tasty-recipes-instructions
    tasty-recipe-instructions mv-create-instructions ERSInstructions zlrecipe-instructions-list
    zrdn-element_instructions zrdn-instructions-list cookbook-instructions-list`,
};
/** Classes of the names of groups, besides headings. */
const GROUP_NAMES: Readonly<Record<string, string>> = {
  recipeIngredient: `wprm-recipe-ingredient-group-name wpurp-recipe-ingredient-group
    ingredient-group ingredient-label`,
  recipeInstructions: `wprm-recipe-instruction-group-name wpurp-recipe-instruction-group
    instruction-group instruction-label`,
};
const SECTION_HEADS = new Set(['ERSSectionHead', 'zrdn-subtitle']);

const byClass = (table: Readonly<Record<string, string>>) =>
  new Map(
    Object.entries(table).flatMap(([property, classes]) =>
      classes.split(/\s+/).map((name) => [name, property] as const),
    ),
  );
const PROPERTIES = byClass(CLASSES);
const LIST_PROPERTIES = byClass(LISTS);
const GROUP_PROPERTIES = byClass(GROUP_NAMES);

const HEADING_ELEMENT = /^h[1-6]$/;

/** The classes and the id of an element: ZipList marks elements by their ids. */
const marksOf = ({ attribs }: Element) => [...wordsOf(attribs['class']), attribs['id'] ?? ''];

/** The first property of a table that an element marks. */
function propertyIn(table: ReadonlyMap<string, string>, element: Element): string | undefined {
  return marksOf(element)
    .map((mark) => table.get(mark))
    .find((property) => property !== undefined);
}

const isGroupName = (element: Element) =>
  HEADING_ELEMENT.test(element.name) ||
  propertyIn(GROUP_PROPERTIES, element) !== undefined ||
  marksOf(element).some((mark) => SECTION_HEADS.has(mark));

/** A heading, or the value of one item: a step keeps its paragraphs together. */
function itemOf(element: Element, property: string, texts: TextReader): unknown {
  const text = texts.textOf(element.children);
  if (isGroupName(element)) return HEADING + text;
  return property === 'recipeInstructions' ? { '@type': 'HowToStep', text } : text;
}

const isHeadingText = (value: unknown) => typeof value === 'string' && value.startsWith(HEADING);

/** The items and group names of a list; its whole text if it has no items. */
function listOf(list: Element, property: string, texts: TextReader): readonly unknown[] {
  const values: unknown[] = [];
  const visit = (element: Element): void => {
    const isItem = element.name === 'li' || propertyIn(PROPERTIES, element) === property;
    if (isItem || isGroupName(element)) values.push(itemOf(element, property, texts));
    else element.children.filter(isElement).forEach(visit);
  };
  list.children.filter(isElement).forEach(visit);
  return values.every(isHeadingText) ? [texts.textOf(list.children)] : values;
}

/** The address of the first image in an element. */
function imageIn(element: Element): string | undefined {
  if (element.name === 'img') return element.attribs['data-src'] ?? element.attribs['src'];
  for (const child of element.children.filter(isElement)) {
    const image = imageIn(child);
    if (image !== undefined) return image;
  }
  return undefined;
}

/** The machine-readable value of old microformats: `<span class="value-title" title="PT20M">`. */
function titleIn(element: Element): string | undefined {
  if (element.name === 'abbr') return element.attribs['title'];
  return element.children.filter(isElement).find((child) => marksOf(child).includes('value-title'))
    ?.attribs['title'];
}

/** Microformats and WordPress plugins: `<li class="wprm-recipe-ingredient">`. */
export const RECIPE_CLASSES: MarkupVocabulary = {
  hasOrphans: false,
  typesOf: (element) => {
    if (isRecipeRoot(element.attribs['class'])) return ['Recipe'];
    return marksOf(element).some((mark) => OTHER_ITEM.test(mark)) ? ['Thing'] : undefined;
  },
  namesOf: (element) => {
    const property =
      propertyIn(LIST_PROPERTIES, element) ??
      propertyIn(PROPERTIES, element) ??
      propertyIn(GROUP_PROPERTIES, element);
    return property === undefined ? [] : [property];
  },
  ownValue: (element, texts) => {
    const list = propertyIn(LIST_PROPERTIES, element);
    if (list !== undefined) return listOf(element, list, texts);
    const property = propertyIn(PROPERTIES, element);
    if (property === 'image') return imageIn(element);
    const item = property ?? propertyIn(GROUP_PROPERTIES, element) ?? '';
    const isItem = property === undefined || property === 'recipeInstructions';
    return isItem ? itemOf(element, item, texts) : titleIn(element);
  },
};
