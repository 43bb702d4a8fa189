import { hash } from 'node:crypto';
import type { Locale } from '#domain/locale.js';
import { lineText } from '#domain/exchange/line-text.js';
import type { PortableRecipe } from '#domain/exchange/portable-recipe.js';
import type { UnitSystem } from '#domain/units/unit-system.js';
import { recipeAsJsonLd } from '#domain/exchange/recipe-json-ld.js';

const STYLE = `
body { margin: 2rem auto; max-width: 42rem; padding: 0 1rem; font: 1.05rem/1.5 Georgia, serif; color: #222; background: #fff; }
h1, h2, h3 { line-height: 1.2; font-family: system-ui, sans-serif; }
.facts, footer { color: #555; }
@media (prefers-color-scheme: dark) { body { color: #e8e8e8; background: #191613; } .facts, footer { color: #aaa; } a { color: #f3a07e; } }
img { width: 100%; height: auto; border-radius: 0.5rem; }
p, li { overflow-wrap: anywhere; white-space: pre-line; }
li { margin: 0.25rem 0; }
@media print { body { margin: 0; color: #222; background: #fff; max-width: none; font-size: 11pt; } img { max-width: 8cm; } li { break-inside: avoid; } }
`;

/** The page runs no script, loads its photo alone, and has the one style above. */
export const CONTENT_SECURITY_POLICY = [
  "default-src 'none'",
  "img-src 'self'",
  `style-src 'sha256-${hash('sha256', STYLE, 'base64')}'`,
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

const WORDS = {
  fr: {
    by: 'par',
    portions: 'portions',
    prep: 'préparation',
    cook: 'cuisson',
    rest: 'repos',
    ingredients: 'Ingrédients',
    steps: 'Préparation',
    source: 'Source :',
  },
  en: {
    by: 'by',
    portions: 'servings',
    prep: 'preparation',
    cook: 'cooking',
    rest: 'resting',
    ingredients: 'Ingredients',
    steps: 'Method',
    source: 'Source:',
  },
} as const satisfies Record<Locale, unknown>;

/** What the page says besides the content of the recipe. */
export interface SharedPageFacts {
  readonly authorFirstName: string;
  /** The units of the author. */
  readonly unitSystem: UnitSystem;
  readonly sourceUrl: string | null;
  /** The address of the page. */
  readonly url: string;
  /** The addresses of the photo are its `url` with a slash and a width. */
  readonly photo: {
    readonly url: string;
    readonly width: number;
    readonly height: number;
    readonly widths: readonly number[];
  } | null;
}

/** A recipe as an HTML page. All texts of people are escaped. */
export function sharedPage(recipe: PortableRecipe, facts: SharedPageFacts): string {
  const words = WORDS[recipe.locale];
  const { photo, sourceUrl } = facts;
  const image = photo === null ? {} : { image: `${photo.url}/${String(photo.width)}` };
  const body = [
    `<h1>${escape(recipe.name)}</h1>`,
    `<p class="facts">${escape(factsOf(recipe, facts.authorFirstName))}</p>`,
    ...(photo === null ? [] : [picture(photo)]),
    ...(recipe.description === null ? [] : [`<p>${escape(recipe.description)}</p>`]),
    `<h2>${words.ingredients}</h2>`,
    ...ingredientLists(recipe, facts.unitSystem),
    `<h2>${words.steps}</h2>`,
    `<ol>${recipe.steps.map(({ description }) => `<li>${escape(description)}</li>`).join('')}</ol>`,
    ...(sourceUrl === null
      ? []
      : [`<footer>${words.source} <a rel="noreferrer" href="${escape(sourceUrl)}">${escape(sourceUrl)}</a></footer>`]), // prettier-ignore
  ];
  return `<!doctype html>
<html lang="${recipe.locale}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="robots" content="noindex, noarchive">
<title>${escape(recipe.name)}</title>
<style>${STYLE}</style>
<script type="application/ld+json">${inScript(recipeAsJsonLd(recipe, { ...facts, ...image }))}</script>
</head>
<body>
<main>
${body.join('\n')}
</main>
</body>
</html>
`;
}

/** "par Camille · 4 portions · préparation 20 min". */
function factsOf(recipe: PortableRecipe, authorFirstName: string): string {
  const words = WORDS[recipe.locale];
  const { portions, prepMinutes, cookMinutes, restMinutes, tags } = recipe;
  const times = [
    [words.prep, prepMinutes],
    [words.cook, cookMinutes],
    [words.rest, restMinutes],
  ] as const;
  return [
    `${words.by} ${authorFirstName}`,
    `${String(portions)} ${words.portions}`,
    ...times.flatMap(([name, minutes]) =>
      minutes === null ? [] : [`${name} ${String(minutes)} min`],
    ),
    ...tags,
  ].join(' · ');
}

function picture({ url, width, height, widths }: NonNullable<SharedPageFacts['photo']>): string {
  const sources = widths.map((each) => `${url}/${String(each)} ${String(each)}w`).join(', ');
  return `<img src="${escape(url)}/${String(width)}" srcset="${escape(sources)}" sizes="(min-width: 44rem) 42rem, 100vw" width="${String(width)}" height="${String(height)}" alt="">`;
}

/** The lines in their order; a heading begins another list. */
function ingredientLists(
  { ingredients, otherLines, locale }: PortableRecipe,
  unitSystem: UnitSystem,
): string[] {
  const html: string[] = [];
  let items: string[] = [];
  const endList = () => {
    if (items.length > 0) html.push(`<ul>${items.join('')}</ul>`);
    items = [];
  };
  for (let index = 0; index <= ingredients.length; index += 1) {
    for (const { kind, text } of otherLines.filter(({ before }) => before === index)) {
      if (kind === 'TEXT') items.push(`<li>${escape(text)}</li>`);
      else {
        endList();
        html.push(`<h3>${escape(text)}</h3>`);
      }
    }
    const line = ingredients[index];
    if (line !== undefined)
      items.push(`<li>${escape(lineText(line, { locale, unitSystem }))}</li>`);
  }
  endList();
  return html;
}

/** JSON that cannot end its script element, nor begin a comment in it. */
function inScript(value: object): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c');
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};

function escape(text: string): string {
  return text.replace(/[&<>"]/g, (character) => ENTITIES[character] ?? '');
}
