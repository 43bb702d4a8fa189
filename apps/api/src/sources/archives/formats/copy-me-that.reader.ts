import { pipeline } from 'node:stream';
import { type CheerioAPI, load } from 'cheerio/slim';
import { documentDecoder } from '../../../egress/read-document.js';
import { parseMarkup } from '../../reader/html/parse-markup.js';
import { HEADING } from '../../reader/html/readable-text.js';
import type { LinkedNode } from '../../reader/linked-data/linked-data.js';
import { ArchiveError } from '../files/archive-error.js';
import { type ArchiveFile, readHead } from '../files/archive-file.js';
import { archivedRecipe } from '../nodes/archived-recipe.js';
import type { ArchivePart, FormatReader } from '../nodes/format.js';
import { fileOf, pictureIn } from '../nodes/pictures.js';
import { sectionNode, withSections } from '../nodes/sections.js';

const HTML_NAME = /\.html?$/i;
/** The beginning of a recipe. The page is divided there: its ids repeat in every recipe. */
const RECIPE = /(?=<div\s[^<>]*\bclass\s*=\s*["']?recipe["'\s>])/i;
const MARKS = /\bclass\s*=\s*["']?(?:recipeIngredient|recipeImage|recipeCategory)\b/i;
const MAX_RECIPE_LENGTH = 4 * 1024 * 1024;
const HEAD = 256 * 1024;

/** The export of CopyMeThat: one page with all recipes, and a folder of pictures. */
export const copyMeThat: FormatReader = {
  format: 'COPYMETHAT',
  find: async (files) => {
    const page = files.find(({ path }) => HTML_NAME.test(path)) ?? files[0];
    if (page === undefined) return null;
    const head = await readHead(page, HEAD).catch(() => Buffer.alloc(0));
    if (!RECIPE.test(String(head)) || !MARKS.test(String(head))) return null;
    const byPath = new Map(files.map((file) => [file.path, file]));
    return { total: null, parts: partsOf(page, head, byPath) };
  },
};

async function* partsOf(
  page: ArchiveFile,
  head: Buffer,
  files: ReadonlyMap<string, ArchiveFile>,
): AsyncGenerator<ArchivePart> {
  let index = 0;
  for await (const html of recipesIn(page, head)) yield partOf(html, page, index++, files);
}

/** The page from each recipe to the next: it is never whole in memory. */
async function* recipesIn(page: ArchiveFile, head: Buffer): AsyncGenerator<string> {
  let rest = '';
  const texts = pipeline(await page.stream(), documentDecoder(head), () => undefined);
  for await (const text of texts) {
    const pieces = `${rest}${String(text)}`.split(RECIPE);
    rest = pieces.pop() ?? '';
    yield* pieces.filter((piece) => RECIPE.test(piece));
    if (rest.length > MAX_RECIPE_LENGTH) throw new ArchiveError('TOO_LARGE');
  }
  if (RECIPE.test(rest)) yield rest;
}

function partOf(
  html: string,
  page: ArchiveFile,
  index: number,
  files: ReadonlyMap<string, ArchiveFile>,
): ArchivePart {
  return {
    path: `${page.path}[${String(index)}]`,
    read: () => {
      const $ = load(parseMarkup(html));
      const address = $('img.recipeImage').first().attr('src') ?? '';
      const picture = fileOf(address, page.path, files);
      const imageUrl = /^https?:/i.test(address) ? address : null;
      const recipe = { ...archivedRecipe(nodeOf($)), imageUrl };
      return [{ recipe, picture: picture === undefined ? null : pictureIn(picture) }];
    },
  };
}

function nodeOf($: CheerioAPI): LinkedNode {
  const textIn = (selector: string) => $(selector).first().text().trim();
  const textsIn = (selector: string) =>
    $(selector)
      .toArray()
      .map((element) => $(element).text().trim());
  return {
    name: textIn('#name'),
    description: textIn('#description'),
    notes: textsIn('.recipeNote, li.recipeIngredient_note, li.instruction_note'),
    tags: textsIn('.recipeCategory').filter((tag) => !tag.includes('Tags:')),
    recipeYield: textIn('#recipeYield'),
    prepTime: textIn('[meta="prepTime"]'),
    cookTime: textIn('[meta="cookTime"]'),
    isBasedOn: $('#original_link').first().attr('href') ?? textIn('#original_link'),
    recipeIngredient: itemsOf($, 'recipeIngredient').map(({ text, isHeading }) =>
      isHeading ? HEADING + text : text,
    ),
    recipeInstructions: withSections(
      itemsOf($, 'instruction').map(({ text, isHeading }) =>
        isHeading ? sectionNode(text) : { '@type': 'HowToStep', text },
      ),
    ),
  };
}

/** The items of a list and the headings among them. */
function itemsOf($: CheerioAPI, name: string) {
  return $(`li.${name}, li.${name}_subheader`)
    .toArray()
    .map((item) => ({
      text: $(item).text().trim(),
      isHeading: ($(item).attr('class') ?? '').includes('subheader'),
    }));
}
