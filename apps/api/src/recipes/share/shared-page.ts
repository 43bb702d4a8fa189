import { hash } from 'node:crypto';
import { lineGroups } from '#domain/exchange/line-groups.js';
import { lineText } from '#domain/exchange/line-text.js';
import type { PortableRecipe } from '#domain/exchange/portable-recipe.js';
import type { UnitSystem } from '#domain/units/unit-system.js';
import { recipeAsJsonLd } from '#domain/exchange/recipe-json-ld.js';
import { factsOfRecipe, RECIPE_WORDS } from '#domain/exchange/recipe-words.js';

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
  const words = RECIPE_WORDS[recipe.locale];
  const { photo, sourceUrl } = facts;
  const image = photo === null ? {} : { image: `${photo.url}/${String(photo.width)}` };
  const body = [
    `<h1>${escape(recipe.name)}</h1>`,
    `<p class="facts">${escape(factsOfRecipe(recipe, facts.authorFirstName))}</p>`,
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

function picture({ url, width, height, widths }: NonNullable<SharedPageFacts['photo']>): string {
  const sources = widths.map((each) => `${url}/${String(each)} ${String(each)}w`).join(', ');
  return `<img src="${escape(url)}/${String(width)}" srcset="${escape(sources)}" sizes="(min-width: 44rem) 42rem, 100vw" width="${String(width)}" height="${String(height)}" alt="">`;
}

/** Each group of lines is a list. */
function ingredientLists(recipe: PortableRecipe, unitSystem: UnitSystem): string[] {
  const { locale } = recipe;
  return lineGroups(recipe).flatMap(({ heading, lines }) => {
    const texts = lines.map((line) =>
      typeof line === 'string' ? line : lineText(line, { locale, unitSystem }),
    );
    return [
      ...(heading === null ? [] : [`<h3>${escape(heading)}</h3>`]),
      ...(texts.length === 0
        ? []
        : [`<ul>${texts.map((text) => `<li>${escape(text)}</li>`).join('')}</ul>`]),
    ];
  });
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
