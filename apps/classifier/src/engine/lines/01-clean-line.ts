import type { CleaningRule, LineLanguage } from '../language/line-language.js';

/** Applied in this order, after the rules of the language. */
const RULES: readonly CleaningRule[] = [
  // Trade marks, footnote marks and bullets, but "2 * 125 g".
  [/[®™©†‡•·▢□]|(?<!\d\s?)\*|\*(?!\s?\d)/gu, ''],
  [/\[/g, '('],
  [/\]/g, ')'],
  // Numbers of the lines of a list: "2) 3 eggs", "1. 3 œufs".
  [/^\s*\d{1,2}(?:\)(?=\s)|\.(?=\s+\d))/u, ''],
  // "300 … 350 g"
  [/(?<=\d\s?\p{L}{0,4}\s?)(?:…|\.{2,3})(?=\s?\d)/gu, '-'],
  // Full stops of abbreviations: "c. à s.", "2 tbsp. (30 ml)", "1 lb. 4 oz.".
  [/(?<=\p{L})\.(?=\s*[\p{L}\d(,]|\s*$)/gu, ''],
  // "crème 35 %", "1/2\"", "$2.50", "#10": numbers that are not amounts.
  [
    /(?<!\d)(?:\d+\s*(?:à|to|-|–)\s*)?(?:\d+\/\d+|\d+(?:[.,]\d+)?|[¼-¾⅐-⅞])[\s-]*(?:%|°|["”″$€£]|cm\b|mm\b)/giu,
    '',
  ],
  [/[$€£#]\s?\d+(?:[.,]\d+)?/gu, ''],
  [/\(\s*\)/g, ''],
];

/**
 * Removes text from an ingredient line that does not affect the result. Every replacement has the
 * length of what it replaces, so that offsets refer to the line.
 */
export function cleanLine({ cleaning }: LineLanguage, line: string): string {
  // "¹⁄₃ cup", "250 ㎖"
  const written = line.replace(/[⁰-⁹²³¹₀-₉]|\s[㎎-㏄]/g, (sign) => sign.trim().normalize('NFKC'));
  return [...cleaning, ...RULES].reduce(
    (text, [pattern, by]) =>
      text.replace(pattern, (match: string, group: unknown) =>
        by.replace('$1', String(group)).padEnd(match.length),
      ),
    written,
  );
}
