import type { UnitSystem } from '../units/unit-system.js';
import { lineGroups } from './line-groups.js';
import { lineText } from './line-text.js';
import type { PortableRecipe } from './portable-recipe.js';
import type { RecipePublication } from './recipe-json-ld.js';
import { factsOfRecipe, RECIPE_WORDS } from './recipe-words.js';

/** A recipe as plain text, in its language. */
export function recipeAsText(
  recipe: PortableRecipe,
  { authorFirstName, sourceUrl }: RecipePublication,
  unitSystem: UnitSystem,
): string {
  const { locale, name, description, steps } = recipe;
  const words = RECIPE_WORDS[locale];
  const groups = lineGroups(recipe).map(({ heading, lines }) =>
    [
      ...(heading === null ? [] : [`${heading}:`]),
      ...lines.map((line) =>
        typeof line === 'string' ? `- ${line}` : `- ${lineText(line, { locale, unitSystem })}`,
      ),
    ].join('\n'),
  );
  const paragraphs = [
    `${name}\n${factsOfRecipe(recipe, authorFirstName)}`,
    ...(description === null ? [] : [description]),
    [words.ingredients, ...groups].join('\n\n'),
    [words.steps, ...steps.map((step, index) => `${String(index + 1)}. ${step.description}`)].join(
      '\n\n',
    ),
    ...(sourceUrl === null ? [] : [`${words.source} ${sourceUrl}`]),
  ];
  return `${paragraphs.join('\n\n')}\n`;
}
