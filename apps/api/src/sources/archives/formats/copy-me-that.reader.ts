import { type CheerioAPI, load } from 'cheerio/slim';
import { decodeDocument } from '../../../egress/read-document.js';
import { parseMarkup } from '../../reader/html/parse-markup.js';
import { HEADING } from '../../reader/html/readable-text.js';
import type { LinkedNode } from '../../reader/linked-data/linked-data.js';
import { type ArchiveFile, readFile, readHead } from '../files/archive-file.js';
import { archivedRecipe } from '../nodes/archived-recipe.js';
import type { ArchivePart, FormatReader } from '../nodes/format.js';
import { fileOf, pictureIn } from '../nodes/pictures.js';
import { sectionNode, withSections } from '../nodes/sections.js';

const HTML_NAME = /\.html?$/i;
/** The beginning of a recipe. The page is divided there: its ids repeat in every recipe. */
const RECIPE = /(?=<div\s[^<>]*\bclass\s*=\s*["']?recipe["'\s>])/i;
const MARKS = /\bclass\s*=\s*["']?(?:recipeIngredient|recipeImage|recipeCategory)\b/i;
const MAX_PAGE_BYTES = 128 * 1024 * 1024;
const HEAD = 256 * 1024;

/** The export of CopyMeThat: one page with all recipes, and a folder of pictures. */
export const copyMeThat: FormatReader = {
  format: 'COPYMETHAT',
  find: async (files) => {
    const page = files.find(({ path }) => HTML_NAME.test(path)) ?? files[0];
    if (page === undefined) return null;
    const head = await readHead(page, HEAD).then(String, () => '');
    if (!RECIPE.test(head) || !MARKS.test(head)) return null;
    const bytes = new Uint8Array(await readFile(page, MAX_PAGE_BYTES));
    const [, ...recipes] = decodeDocument({ bytes, charset: undefined }).split(RECIPE);
    const byPath = new Map(files.map((file) => [file.path, file]));
    return {
      total: recipes.length,
      parts: recipes.map((html, index) => partOf(html, page, index, byPath)),
    };
  },
};

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
    notes: othersIn($),
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

/** What stands in the other elements: notes of the recipe, of lines and of steps. */
function othersIn($: CheerioAPI): string {
  const rest = load($.html());
  rest('#name, #description, #recipeYield, #original_link, #rating, #made_this').remove();
  rest(
    '[meta], .recipeCategory, li.recipeIngredient, li.instruction, [class$=_subheader]',
  ).remove();
  return rest.root().text();
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
