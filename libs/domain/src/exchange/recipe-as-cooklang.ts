import { printAmount } from '../units/printed-amount.js';
import { lineGroups } from './line-groups.js';
import { nameOfLine, unitOfLine } from './line-text.js';
import type { PortableLine, PortableRecipe } from './portable-recipe.js';
import type { RecipePublication } from './recipe-json-ld.js';

/**
 * A recipe as a file of Cooklang (https://cooklang.org/docs/spec), where ingredients stand in steps: each
 * group of lines is a paragraph of its own before the steps.
 */
export function recipeAsCooklang(
  recipe: PortableRecipe,
  { sourceUrl }: Pick<RecipePublication, 'sourceUrl'>,
): string {
  const { name, locale, portions, tags, description, prepMinutes, cookMinutes, steps } = recipe;
  const metadata: [string, unknown][] = [
    ['title', name],
    ['locale', locale],
    ['servings', portions],
    ['tags', tags.length === 0 ? null : tags],
    ['description', description],
    ['prep time', prepMinutes === null ? null : `${String(prepMinutes)} min`],
    ['cook time', cookMinutes === null ? null : `${String(cookMinutes)} min`],
    ['source', sourceUrl],
  ];
  // Values of YAML may be written as JSON.
  const matter = metadata.flatMap(([key, value]) =>
    value === null ? [] : [`${key}: ${JSON.stringify(value)}`],
  );
  const paragraphs = lineGroups(recipe).flatMap(({ heading, lines }) => [
    ...(heading === null ? [] : [`= ${plain(heading)}`]),
    ...(lines.length === 0 ? [] : [lines.map((line) => itemOf(line, recipe)).join('\n')]),
  ]);
  const end = paragraphs.some((paragraph) => paragraph.startsWith('= '))
    ? [`= ${plain(name)}`]
    : [];
  const texts = steps.map((step) => plain(step.description));
  return `${['---', ...matter, '---'].join('\n')}\n\n${[...paragraphs, ...end, ...texts].join('\n\n')}\n`;
}

/** `@farine{250%g}(tamisée)` */
function itemOf(line: PortableLine | string, { locale }: PortableRecipe): string {
  if (typeof line === 'string') return `@${plain(line)}{}`;
  const { quantity, note } = line;
  const { unit } = printAmount(quantity, unitOfLine(line), { locale, unitSystem: 'METRIC' });
  const amount = unit === '' ? String(quantity) : `${String(quantity)}%${unit}`;
  const after = note === null ? '' : `(${plain(note).replace(/[()]/g, ' ')})`;
  return `@${nameOfLine(line, locale)}{${amount}}${after}`;
}

/** Cooklang has no way to write its own signs in a text. */
function plain(text: string): string {
  return text
    .replace(/[@#~{}]/g, ' ')
    .replace(/--/g, '–')
    .replace(/\[-/g, '[ -')
    .replace(/\n\s*\n/g, '\n')
    .replace(/^[=>\s]+/gm, '')
    .trim();
}
