import type { Locale } from '#domain/locale.js';

type Rule = readonly [pattern: RegExp, replacement: string];

/** Applied in this order. */
const RULES: readonly Rule[] = [
  // Trade marks, footnote marks and bullets.
  [/[®™©*†‡•·▢□]+/gu, ' '],
  [/\[/g, '('],
  [/\]/g, ')'],
  // "pincée(s)", "oignon(s)".
  [/(?<=\p{L})\((?:s|x|es)\)/giu, ''],
  // Full stops of abbreviations: "c. à s.", "2 tbsp. (30 ml)".
  [/(?<=\p{L})\.(?=\s*[\p{L}(,]|\s*$)/gu, ' '],
  // ".25 ounce".
  [/(?<![\d.])\.(?=\d)/g, '0.'],
  // "1 000 g".
  [/(?<=\b\d{1,3})\s(?=000\b)/g, ''],
  // "375 degrees F", "crème 35 %": numbers that are not amounts.
  [
    /(?<!\d)(?:\d+\/\d+|\d+(?:[.,]\d+)?)[\s-]*(?:%|°|degrees?\b|degrés?\b|po\b|pouces?\b|inch(?:es)?\b|cm\b|mm\b)(?:-thick)?/giu,
    ' ',
  ],
  [/\(\s*\)/g, ' '],
];

const ENGLISH_RULES: readonly Rule[] = [
  // "T" is a tablespoon, "t" a teaspoon.
  [/(?<=[\d½¼¾⅓⅔⅛]\s?)T\b/g, ' tablespoon'],
  [/(?<=[\d½¼¾⅓⅔⅛]\s?)t\b/g, ' teaspoon'],
  // "low-fat", "no-salt-added" and "sugar-free" name an ingredient that is absent.
  [
    /\b(?:low|lower|reduced|less|no|non)[\s-]*(?:fat|sodium|salt|sugar|calorie|cholesterol)(?:[\s-]added)?\b/gi,
    ' ',
  ],
  [/\b(?:fat|sodium|salt|sugar|cholesterol)[\s-]free\b/gi, ' '],
];

/** Removes text from an ingredient line that does not affect the result. */
export function cleanLine(locale: Locale, line: string): string {
  const rules = locale === 'en' ? [...ENGLISH_RULES, ...RULES] : RULES;
  return rules.reduce((text, [pattern, by]) => text.replace(pattern, by), line).trim();
}
