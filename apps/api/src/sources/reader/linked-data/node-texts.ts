import { readableText } from '../html/readable-text.js';
import type { OtherText } from '../place-texts.js';
import { isNode, isOfType, type LinkedData, type LinkedNode, plainName } from './linked-data.js';

/** Maximum nesting of nodes. */
const MAX_DEPTH = 10;

/** Properties of a publication: they say nothing about the dish. In lower case. */
const ABOUT_PUBLICATION = new Set(
  `@context @graph @id @type @language about additionaltype aggregaterating author bestrating breadcrumb
  citation comment commentcount contributor copyrightholder copyrightnotice copyrightyear creator
  credittext datecreated datemodified datepublished discussionurl editor hasmap hasoffercatalog
  haspart identifier image images inlanguage interactioncount interactionstatistic isaccessibleforfree
  isbasedon ispartof isrelatedto issimilarto license mainentity mainentityofpage maintainer mentions
  offers orgurl photo position potentialaction primaryimageofpage provider publisher publishingprinciples
  ratingcount ratingvalue relatedlink review reviewcount reviews sameas schemaversion sdpublisher
  significantlink sourceorganization speakable sponsor subjectof thumbnail thumbnailurl translator
  unitcode
  url version video worstrating`.split(/\s+/),
);
/** Properties whose texts need no heading. */
const WITHOUT_HEADING = new Set(
  `name alternatename headline description disambiguatingdescription abstract text articlebody notes
  note comments recipenotes tips tip keywords recipecategory recipecuisine recipeingredient ingredients
  ingredient recipeinstructions instructions recipeyield yield`.split(/\s+/),
);
/** Properties that are read as numbers, unless their text says more: "20 minutes plus chilling". */
const MEASURES = new Set('recipeyield yield preptime cooktime totaltime performtime'.split(' '));
const PLAIN_MEASURE = /^(?!.*(?:\(|\+|plus|overnight|nuit)).{0,40}$/iu;
/** Types of nodes that are no part of a recipe. */
const OTHER_THINGS = ['Recipe', 'Article', 'WebPage', 'Person', 'Organization', 'ImageObject'];
/** Addresses, dates, durations, and ids. */
const NO_TEXT = /^(?:[a-z]+:\/\/\S*|P(?:\d|T)[\dA-Z.]*|[\w-]*\d[\w:.+-]*|\P{L}*)$/iu;
/** `https://schema.org/VeganDiet` is a word. */
const TERM = /^https?:\/\/schema\.org\//i;

/** "fatContent" in words: "fat content". */
const inWords = (name: string) =>
  name
    .trim()
    .replace(/^.*[/:#]/, '')
    .replace(/(?<=\p{Ll})(?=\p{Lu})|[_-]+/gu, ' ')
    .toLowerCase();

/** All texts within the nodes of a recipe, one for each property, whatever it is. */
export function textsOfNodes(data: LinkedData, nodes: readonly LinkedNode[]): OtherText[] {
  const seen = new Set<LinkedNode>(nodes);
  const textsOf = (value: unknown, depth: number): string[] =>
    data.list(value).flatMap((item) => {
      if (typeof item === 'string') return [readableText(TERM.test(item) ? inWords(item) : item)];
      if (!isNode(item) || seen.has(item)) return [];
      if (depth > MAX_DEPTH) data.isCut = true;
      if (data.isCut) return [];
      seen.add(item);
      if (isOfType(item, 'NutritionInformation')) return [factsOf(data, item)];
      if (OTHER_THINGS.some((type) => isOfType(item, type))) return [];
      return statements(item).flatMap(([, inner]) => textsOf(inner, depth + 1));
    });
  return nodes.flatMap(statements).map(([name, value]) => {
    const property = plainName(name);
    const texts = textsOf(value, 0).filter(
      (text) => !NO_TEXT.test(text.trim()) && !(MEASURES.has(property) && PLAIN_MEASURE.test(text)),
    );
    return {
      heading: WITHOUT_HEADING.has(property) ? '' : inWords(name),
      text: texts.join('\n'),
    };
  });
}

/** The properties of a node that say something about the dish. */
const statements = (node: LinkedNode) =>
  Object.entries(node).filter(([name]) => !ABOUT_PUBLICATION.has(plainName(name)));

/** "calories 240 kcal, fat content 12 g" */
function factsOf(data: LinkedData, node: LinkedNode): string {
  return statements(node)
    .flatMap(([name, value]) =>
      data.texts(value, 'value', 'name').map((text) => `${inWords(name)} ${text}`),
    )
    .join(', ');
}
