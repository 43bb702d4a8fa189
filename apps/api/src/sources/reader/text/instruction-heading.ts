import { cleanLine } from './clean-text.js';
import { withoutEmphasis } from './markup-rests.js';
import { UNNUMBERED, withoutNumbering } from './step-numbering.js';

/** Headings of all ingredients or instructions. Compared without case and punctuation. */
const GENERIC = new Set(
  [
    ['instructions', 'recipe instructions', 'cooking instructions', 'preparation instructions'],
    ['directions', 'method', 'the method', 'steps', 'the steps', 'cooking steps', 'procedure'],
    ['preparation', 'recipe', 'the recipe', 'how to make', 'how to make it', 'recipe directions'],
    ['instruction', 'direction', 'step', 'steps to make it', 'recipe steps', 'main', 'default'],
    ['étapes', 'étape', 'les étapes', 'étapes de préparation', 'étapes de la recette', 'méthode'],
    ['préparation', 'la préparation', 'préparations', 'préparation de la recette', 'recette'],
    ['la recette', 'réalisation', 'réalisation de la recette', 'marche à suivre', 'déroulement'],
    ["mode d'emploi", 'mode opératoire', 'progression', 'consignes', 'la réalisation'],
    ['ingredients', 'the ingredients', 'ingredient list', 'les ingrédients', 'ingrédient'],
  ]
    .flat()
    .map(keyOf),
);

const NO_WORD = /[^\p{L}\p{M}\p{N}]+/u;
/** "Part 1": a number in words, not a fact. */
const NUMBER_NAME = /^(?:part(?:ie)?|phase|section|instruction|direction) ?(?:n ?° ?)?\d{1,3}$/iu;
/** Whether a name is one of all instructions: "Method", "Préparation". */
export const isGenericHeading = (name: string) => GENERIC.has(keyOf(name));

/** The letters, without diacritics, and digits of a text, in lower case. */
export function keyOf(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFD')
    .replace(/[^\p{L}\p{N}]+/gu, '');
}

/** A name without numbering, dashes and the ellipsis of a shortened text; empty without words. */
export function cleanHeading(name: string): string {
  const line = withoutNumbering(withoutEmphasis(cleanLine(name)).replaceAll('**', ''), UNNUMBERED);
  const heading = line.replace(/\s*(?:…|\.{3}|[–—-])$/u, '');
  return /\p{L}/u.test(heading) && !NUMBER_NAME.test(heading) ? heading : '';
}

/**
 * The part of the name of a section or a step that is kept before its text; empty if none. Names of all
 * instructions ("Method", the name of the recipe) say nothing. The text of a step often repeats its
 * name; the first step of a section, whose name holds for others too, must begin with it.
 */
export function headingOf(
  name: string,
  text: string,
  { recipeName, isSection }: { recipeName: string; isSection: boolean },
): string {
  const heading = cleanHeading(name);
  const isSaid = isSection ? beginsWith(text, heading) : isRepeated(heading, text);
  const isOfRecipe = keyOf(heading) === keyOf(recipeName);
  return isSaid || isGenericHeading(heading) || isOfRecipe ? '' : heading;
}

/** Whether the first words of a text are those of a name. */
function beginsWith(text: string, name: string): boolean {
  const [words, first] = [text, name].map((each) => each.split(NO_WORD).map(keyOf).filter(Boolean));
  return first?.every((word, index) => words?.[index] === word) ?? false;
}

/** Whether a text has all words and numbers of a name, or contains it where words are divided. */
function isRepeated(name: string, text: string): boolean {
  const words = new Set(text.split(NO_WORD).map(keyOf));
  const isWithin = name.split(NO_WORD).every((word) => words.has(keyOf(word)));
  return isWithin || keyOf(text).includes(keyOf(name));
}

/** A step after its heading: "For the glaze: Beat the sugar." */
export function withHeading(heading: string, step: string): string {
  if (heading === '') return step;
  return `${heading}${/[.:!?…]$/.test(heading) ? '' : ':'} ${step}`;
}
