import { cleanLine } from './clean-text.js';
import { withoutEmphasis } from './markup-rests.js';
import { UNNUMBERED, withoutNumbering } from './step-numbering.js';

/** Headings of all instructions. Compared without case and punctuation. */
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
  ]
    .flat()
    .map(keyOf),
);

/** "Part 1": a number in words, not a fact. */
const NUMBER_NAME = /^(?:part(?:ie)?|phase|section|instruction|direction) ?(?:n ?° ?)?\d{1,3}$/iu;
/** Words of a choice, a time or an appliance. Alternative methods differ in these words. */
const DISTINCTIVE_WORDS =
  /(?<!\p{L})(?:optional|optionally|if desired|facultati(?:f|ve)|optionnel(?:le)?|option|methods?|méthodes?|version|variante?|variation|alternative|without|sans|overnight|(?:day|night) before|day of|in advance|make ahead|veille|jour j|à l['’]avance|oven|air[ -]?fryer|slow[ -]?cooker|crock[ -]?pot|instant pot|pressure cooker|microwave|stove[ -]?top|grill|barbecue|(?<=(?:au|le|du) )four|micro-ondes|friteuse|mijoteuse|autocuiseur|cocotte-minute|poêle|plancha|thermomix|cookeo)(?!\p{L})/giu;
/** A name with more words is a sentence. */
const MAX_TITLE_WORDS = 6;

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

/** Whether a name has a number, a choice, a time or an appliance that a text lacks. */
function hasFactsBeyond(name: string, text: string): boolean {
  const numbers = new Set(text.match(/\d+/g));
  const words = new Set(text.toLowerCase().match(DISTINCTIVE_WORDS));
  return (
    (name.match(/\d+/g) ?? []).some((number) => !numbers.has(number)) ||
    (name.toLowerCase().match(DISTINCTIVE_WORDS) ?? []).some((word) => !words.has(word))
  );
}

/** The text says what the name says. */
const isRepeated = (name: string, text: string) => keyOf(text).includes(keyOf(name));

/**
 * The part of the name of a step that is kept before its text; an empty text if none. A title
 * ("Make the dough", at most six words) only announces the text. It is kept if it has facts that the
 * text lacks: a number, a choice, a time, an appliance. A sentence that the text lacks is kept.
 */
export function stepHeading(name: string, text: string): string {
  const heading = cleanHeading(name);
  if (isRepeated(heading, text)) return '';
  const isSentence = heading.split(' ').length > MAX_TITLE_WORDS;
  return isSentence || hasFactsBeyond(heading, text) ? heading : '';
}

/**
 * The part of the name of an item that is kept before its description: all of it, unless the
 * description repeats it. The description adds to the name and does not replace it.
 */
export function itemHeading(name: string, description: string): string {
  const heading = cleanHeading(name);
  return isRepeated(heading, description) ? '' : heading;
}

/**
 * The part of the name of a section that is kept before its first step; an empty text if none.
 * Names of all instructions ("Method", the name of the recipe) say nothing. The name of a part
 * ("For the glaze", "Air fryer method") is kept. The name of the only part is kept if it has facts.
 */
export function sectionHeading(
  name: string,
  text: string,
  { recipeName, isOnly }: { recipeName: string; isOnly: boolean },
): string {
  const heading = cleanHeading(name);
  const key = keyOf(heading);
  if (GENERIC.has(key) || key === keyOf(recipeName) || keyOf(text).startsWith(key)) return '';
  return !isOnly || hasFactsBeyond(heading, text) ? heading : '';
}

/** A step after its heading: "For the glaze: Beat the sugar." */
export function withHeading(heading: string, step: string): string {
  if (heading === '') return step;
  return `${heading}${/[.:!?…]$/.test(heading) ? '' : ':'} ${step}`;
}
