import type { CleaningRule, LineLanguage } from '../language/line-language.js';

/** Applied in this order, after the rules of the language. */
const RULES: readonly CleaningRule[] = [
  // Trade marks, footnote marks and bullets.
  [/[®™©*†‡•·▢□]+/gu, ' '],
  [/\[/g, '('],
  [/\]/g, ')'],
  // Full stops of abbreviations: "c. à s.", "2 tbsp. (30 ml)".
  [/(?<=\p{L})\.(?=\s*[\p{L}(,]|\s*$)/gu, ' '],
  // ".25 ounce".
  [/(?<![\d.])\.(?=\d)/g, '0.'],
  // "1 000 g".
  [/(?<=\b\d{1,3})\s(?=000\b)/g, ''],
  // "crème 35 %": numbers that are not amounts.
  [/(?<!\d)(?:\d+\/\d+|\d+(?:[.,]\d+)?)[\s-]*(?:%|°|cm\b|mm\b)/giu, ' '],
  [/\(\s*\)/g, ' '],
];

/** Removes text from an ingredient line that does not affect the result. */
export function cleanLine({ cleaning }: LineLanguage, line: string): string {
  const rules = [...cleaning, ...RULES];
  return rules.reduce((text, [pattern, by]) => text.replace(pattern, by), line).trim();
}
