import { gzipSync } from 'node:zlib';
import type { ArchiveFormat } from '#domain/sources/archive.js';
import { picture } from '../../recipes/photos/picture.js';
import type { InventedRecipe } from './invented-recipes.js';
import { zip } from './zip.js';

/** Writes recipes as one application exports them, each with a picture. */
type Builder = (recipes: readonly InventedRecipe[], picture: Buffer) => Promise<Buffer> | Buffer;

const slugOf = ({ name }: InventedRecipe) => name.toLowerCase().replaceAll(/\P{L}+/gu, '-');
const idOf = (index: number) => `00000000-0000-4000-8000-${String(index).padStart(12, '0')}`;

/** Ids without dashes in some tables, and rows in another order than the recipe. */
const mealie: Builder = (recipes, image) => {
  const lines = recipes.flatMap(({ parts }, index) =>
    parts.flatMap(({ heading, lines: texts }, part) =>
      texts.map((note, line) => ({
        recipe_id: idOf(index).replaceAll('-', ''),
        position: part * 100 + line,
        title: line === 0 ? heading : null,
        note,
        quantity: 1,
        unit_id: null,
        food_id: null,
        original_text: null,
      })),
    ),
  );
  const steps = recipes.flatMap(({ parts }, index) =>
    parts.flatMap(({ heading, steps: texts }, part) =>
      texts.map((text, step) => ({
        recipe_id: idOf(index),
        position: part * 100 + step,
        title: step === 0 ? heading : '',
        text,
      })),
    ),
  );
  const database = {
    users: [{ id: 1, email: 'camille@example.org', password: '$2b$12$invented' }],
    recipes_ingredients: lines.toReversed(),
    recipe_instructions: steps.toReversed(),
    notes: recipes.map(({ notes }, index) => ({ recipe_id: idOf(index), title: '', text: notes })),
    tags: recipes.flatMap(({ tags }) => tags).map((name) => ({ id: `tag-${name}`, name })),
    recipes_to_tags: recipes.flatMap(({ tags }, index) =>
      tags.map((name) => ({ recipe_id: idOf(index), tag_id: `tag-${name}` })),
    ),
    recipes: recipes.map((recipe, index) => ({
      id: idOf(index),
      slug: slugOf(recipe),
      name: recipe.name,
      description: recipe.description,
      recipe_servings: recipe.portions,
      prep_time: `${String(recipe.prepMinutes)} minutes`,
      perform_time: `${String(recipe.cookMinutes)} minutes`,
      org_url: recipe.address,
    })),
  };
  return zip([
    ['backup/database.json', JSON.stringify(database)],
    ...recipes.map(
      (_, index) => [`backup/data/recipes/${idOf(index)}/images/original.webp`, image] as const,
    ),
  ]);
};

const tandoor: Builder = async (recipes, image) => {
  const zips = recipes.map(async (recipe, index) => {
    const json = {
      name: recipe.name,
      description: recipe.description,
      keywords: recipe.tags.map((name) => ({ name })),
      working_time: recipe.prepMinutes,
      waiting_time: recipe.cookMinutes,
      servings: recipe.portions,
      servings_text: recipe.notes,
      source_url: recipe.address,
      steps: recipe.parts.map(({ heading, lines, steps }, order) => ({
        name: heading ?? '',
        order,
        instruction: steps.join('\n\n'),
        ingredients: [
          ...(heading === null ? [] : [{ is_header: true, note: heading, order: 0 }]),
          ...lines.map((line, place) => ({ ...amountOf(line), note: '', order: place + 1 })),
        ],
      })),
    };
    const entries = [
      ['recipe.json', JSON.stringify(json)],
      ['image.jpg', image],
    ] as const;
    return [`${String(index)}.zip`, await zip(entries)] as const;
  });
  return zip(await Promise.all(zips));
};

/** "200 g red lentils" as Tandoor stores it. */
function amountOf(line: string) {
  const [, amount, unit, food] = /^(\d+) (?:(g|cl|l|tbsp) )?(.+)$/.exec(line) ?? [];
  return {
    amount: Number(amount),
    unit: unit === undefined ? null : { name: unit },
    food: { name: food?.replace(/^de /, '') },
    no_amount: false,
    is_header: false,
  };
}

const withHeadings = (
  { parts }: InventedRecipe,
  list: 'lines' | 'steps',
  mark: (heading: string) => string,
) =>
  parts.flatMap((part) => [...(part.heading === null ? [] : [mark(part.heading)]), ...part[list]]);

const paprika: Builder = (recipes, image) =>
  zip(
    recipes.map((recipe) => {
      const json = {
        name: recipe.name,
        description: recipe.description,
        ingredients: withHeadings(recipe, 'lines', (heading) => `${heading} :`).join('\n'),
        directions: withHeadings(recipe, 'steps', (heading) => `${heading} :`).join('\n\n'),
        servings: `Serves ${String(recipe.portions)}`,
        prep_time: `${String(recipe.prepMinutes)} mins`,
        cook_time: `${String(recipe.cookMinutes)} mins`,
        categories: recipe.tags,
        source_url: recipe.address,
        photo_data: image.toString('base64'),
        nutritional_info: recipe.notes,
        notes: null,
      };
      return [`${recipe.name}.paprikarecipe`, gzipSync(JSON.stringify(json))] as const;
    }),
  );

const schemaOf = (recipe: InventedRecipe) => ({
  '@context': 'https://schema.org',
  '@type': 'Recipe',
  name: recipe.name,
  description: recipe.description,
  recipeYield: recipe.portions,
  prepTime: `PT0H${String(recipe.prepMinutes)}M`,
  cookTime: `PT0H${String(recipe.cookMinutes)}M`,
  keywords: recipe.tags.join(','),
});

const recipeSage: Builder = (recipes, image) =>
  Buffer.from(
    JSON.stringify({
      recipes: recipes.map((recipe) => ({
        ...schemaOf(recipe),
        cookTime: undefined,
        totalTime: `PT${String(recipe.prepMinutes + recipe.cookMinutes)}M`,
        keywords: undefined,
        recipeCategory: recipe.tags,
        comment: [{ '@type': 'Comment', name: 'Author Notes', text: recipe.notes }],
        isBasedOn: recipe.address,
        image: [`data:image/png;base64,${image.toString('base64')}`],
        recipeIngredient: withHeadings(recipe, 'lines', (heading) => `[${heading}]`),
        recipeInstructions: recipe.parts.flatMap(({ heading, steps }) => [
          ...(heading === null ? [] : [{ '@type': 'HowToSection', text: heading }]),
          ...steps.map((text) => ({ '@type': 'HowToStep', text })),
        ]),
      })),
    }),
  );

const nextcloud: Builder = (recipes, image) =>
  zip(
    recipes.flatMap((recipe) => {
      const json = {
        ...schemaOf(recipe),
        url: recipe.address,
        tool: [],
        nutrition: { '@type': 'NutritionInformation', servingSize: recipe.notes },
        recipeIngredient: withHeadings(recipe, 'lines', (heading) => `## ${heading}`),
        recipeInstructions: withHeadings(recipe, 'steps', (heading) => `## ${heading}`),
      };
      const escaped = JSON.stringify(json).replaceAll('/', '\\/');
      return [
        [`Recipes/${recipe.name}/recipe.json`, escaped],
        [`Recipes/${recipe.name}/full.jpg`, image],
        [`Recipes/${recipe.name}/thumb.jpg`, image],
        [`Recipes/${recipe.name}/thumb16.jpg`, image],
      ] as const;
    }),
  );

const cooklang: Builder = (recipes, image) =>
  zip(
    recipes.flatMap((recipe) => {
      const matter = [
        '---',
        `servings: ${String(recipe.portions)}`,
        `tags: [${recipe.tags.join(', ')}]`,
        `description: ${recipe.description}`,
        `prep time: ${String(recipe.prepMinutes)} minutes`,
        `cook time: ${String(recipe.cookMinutes)} minutes`,
        `source: ${recipe.address}`,
        '---',
      ];
      const parts = recipe.parts.flatMap(({ heading, lines, steps }) => [
        ...(heading === null ? [] : [`== ${heading} ==`]),
        `${lines.map(ingredientOf).join(' ')} -- at hand`,
        ...steps,
      ]);
      const text = [matter.join('\n'), ...parts, `> ${recipe.notes}`].join('\n\n');
      return [
        [`${recipe.name}.cook`, text],
        [`${recipe.name}.jpg`, image],
      ] as const;
    }),
  );

/** "200 g red lentils" as "@red lentils{200%g}". */
function ingredientOf(line: string): string {
  const [, amount = '', unit, food = ''] = /^(\d+) (?:(g|cl|l|tbsp) )?(.+)$/.exec(line) ?? [];
  return `@${food.replace(/^de /, '')}{${amount}${unit === undefined ? '' : `%${unit}`}}`;
}

const copyMeThat: Builder = (recipes, image) => {
  const items = (list: readonly string[], name: string) =>
    list
      .map((text) =>
        text.startsWith('#')
          ? `<li class = "${name}_subheader">${text.slice(1)}</li>`
          : `<li class = "${name}">${text}</li>`,
      )
      .join('\n');
  const pages = recipes.map(
    (recipe, index) => `
      <div class = "recipe">
        <div id = "name">${recipe.name}</div>
        <a id = "original_link" href = "${recipe.address}">${recipe.address}</a>
        <img class = "recipeImage" src = "images/${String(index)}.jpg" />
        <div id = "description">${recipe.description}</div>
        ${recipe.tags.map((tag) => `<span class = "recipeCategory">${tag}</span>`).join('')}
        <a id = "recipeYield">Servings: ${String(recipe.portions)}</a>
        <ul id = "recipeIngredients">${items(
          withHeadings(recipe, 'lines', (heading) => `#${heading}`),
          'recipeIngredient',
        )}</ul>
        <ol id = "recipeInstructions">${items(
          withHeadings(recipe, 'steps', (heading) => `#${heading}`),
          'instruction',
        )}</ol>
        <div id = "recipeNotes"><div class = "recipeNote">${recipe.notes}</div></div>
      </div>`,
  );
  return zip([
    ['recipes.html', `<html><body>${pages.join('')}</body></html>`],
    ...recipes.map((_, index) => [`images/${String(index)}.jpg`, image] as const),
  ]);
};

const schemaOrg: Builder = (recipes, image) =>
  zip(
    recipes.flatMap((recipe, index) => {
      const json = {
        ...schemaOf(recipe),
        url: recipe.address,
        image: `../pictures/${String(index)}.jpg`,
        recipeIngredient: withHeadings(recipe, 'lines', (heading) => `## ${heading}`),
        recipeInstructions: [...recipe.parts, { heading: 'Notes', steps: [recipe.notes] }].map(
          ({ heading, steps }) => ({
            '@type': 'HowToSection',
            name: heading,
            itemListElement: steps.map((text) => ({ '@type': 'HowToStep', text })),
          }),
        ),
      };
      return [
        [`recipes/${String(index)}.jsonld`, JSON.stringify(json)],
        [`pictures/${String(index)}.jpg`, image],
      ] as const;
    }),
  );

export const BUILDERS: Readonly<Record<ArchiveFormat, Builder>> = {
  MEALIE: mealie,
  TANDOOR: tandoor,
  PAPRIKA: paprika,
  RECIPESAGE: recipeSage,
  NEXTCLOUD_COOKBOOK: nextcloud,
  COOKLANG: cooklang,
  COPYMETHAT: copyMeThat,
  SCHEMA_ORG: schemaOrg,
};

export const jpeg = () => picture(80, 60).jpeg().toBuffer();
