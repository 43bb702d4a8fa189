import { HEADING } from '../html/readable-text.js';
import { cleanHeading, isGenericHeading } from './instruction-heading.js';

/** Parts of a recipe, after an article and before a complement: "La pâte :", "Glaze:", "Day 2:". */
const PART =
  /^(?:(?:the|la|le|les|l['’]|for|pour) ?){0,2}(?:sauce|base|pâte|crème|garniture|glaçage|appareil|montage|cuisson|dressage|finition|service|marinade|farce|sirop|ganache|biscuit|coulis|mousse|topping|filling|dough|crust|glaze|icing|frosting|dressing|batter|syrup|cake|salad|assembly|to (?:serve|assemble|finish)|baking|cooking|day|jour|jour j|la veille|la préparation|préparation)(?: [\p{L}\d'’-]+){0,4} ?[:：]$/iu;
/** "Pour la sauce", "For the chocolate glaze:" */
const PURPOSE =
  /^(?:for|pour) (?:the|la|le|les|l['’]) ?[\p{L}'’-]+(?: [\p{L}'’-]+){0,4} ?[:：]?$/iu;
const MAX_WORDS = 8;
const MAX_LENGTH = 120;
/**
 * "… Set aside. For the dough:" and "… minutes. For the icing: 1 cup": a label begins a step. The
 * letter of "A. For the dough:" is no step.
 */
const LABEL_WITHIN =
  /(?<=[^\s.][^\s.][.!?)]) (?=(?:For|Pour) (?:the|la|le|les|l['’]) ?[^.!?:\s][^.!?:]{1,40}:)/gu;

/** The parts of a line before labels of the next part of the recipe. */
export function divideAtLabels(line: string): string[] {
  return line.startsWith(HEADING) ? [line] : line.split(LABEL_WITHIN);
}

/**
 * The text of a line that only names the part of the recipe below it, marked as a heading, by a
 * colon or "For the …"; undefined for a step. Empty for a name of all instructions.
 */
export function labelOf(line: string): string | undefined {
  if (line.length > MAX_LENGTH) return undefined;
  const text = line.replace(HEADING, '');
  const isMarked = text !== line && text.split(' ').length <= MAX_WORDS && !/[.!]$/.test(text);
  const label = cleanHeading(text).replace(/\s*[:：]$/u, '');
  const isGeneric = label === '' || isGenericHeading(label);
  const isLabel = isMarked || PART.test(text) || PURPOSE.test(text);
  if (!isLabel && !(isGeneric && /\p{L}.*[:：]$/u.test(text))) return undefined;
  return isGeneric ? '' : label;
}
