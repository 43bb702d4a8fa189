import { decodeDocument } from '../../../egress/read-document.js';
import { type ParsedPage, parsePage } from '../../reader/html/parse-page.js';
import { parseRecipePage } from '../../reader/html/parse-markup.js';
import { jsonLdOf } from '../../reader/linked-data/json-ld.js';
import { MICRODATA, RDFA } from '../../reader/markup/attributes.js';
import { itemsOf } from '../../reader/markup/item-reader.js';
import { RECIPE_CLASSES } from '../../reader/markup/recipe-classes.js';
import { ArchiveError, reasonOf } from '../files/archive-error.js';
import { type ArchiveFile, readFile, readHead } from '../files/archive-file.js';
import type { ArchivePart, FormatReader, FoundRecipe } from '../nodes/format.js';
import {
  ANY_LIST,
  type FilesByPath,
  foundRecipe,
  nodesIn,
  partOfFile,
  partsOfList,
} from '../nodes/node-parts.js';
import { MAX_TEXT_BYTES } from '../nodes/recipe-files.js';

const JSON_NAME = /\.(?:json|jsonld)$/i;
const HTML_NAME = /\.(?:html?|xhtml)$/i;
const HEAD = 1024;

/** Files of JSON or HTML with recipes in terms of schema.org. */
export const schemaOrg: FormatReader = {
  format: 'SCHEMA_ORG',
  find: async (files) => {
    const kinds = new Map<ArchiveFile, Kind>();
    for (const file of files) {
      const kind = kindOf(file, files.length === 1 ? await headOf(file) : '');
      if (kind !== undefined) kinds.set(file, kind);
    }
    if (kinds.size === 0) return null;
    return { total: null, parts: partsOf(kinds, new Map(files.map((file) => [file.path, file]))) };
  },
};

type Kind = 'json' | 'html';

const headOf = async (file: ArchiveFile) => (await readHead(file, HEAD)).toString();

/** By its name, or by its beginning if it is the only file. */
function kindOf({ path }: ArchiveFile, head: string): Kind | undefined {
  if (JSON_NAME.test(path) || /^[\s\ufeff]*[[{]/.test(head)) return 'json';
  return HTML_NAME.test(path) || /^[\s\ufeff]*</.test(head) ? 'html' : undefined;
}

async function* partsOf(
  kinds: ReadonlyMap<ArchiveFile, Kind>,
  files: FilesByPath,
): AsyncGenerator<ArchivePart> {
  for (const [file, kind] of kinds) {
    try {
      if (kind === 'html') yield partOfPage(file, files);
      else if (ANY_LIST.test(await headOf(file))) yield* partsOfList(file, files, (node) => node);
      else yield partOfFile(file, files, (node) => node);
    } catch (error) {
      // The file ends too early, for example. Other files are not concerned.
      const reason = reasonOf(error);
      yield {
        path: file.path,
        read: () => {
          throw new ArchiveError(reason);
        },
      };
    }
  }
}

function partOfPage(file: ArchiveFile, files: FilesByPath): ArchivePart {
  return {
    path: file.path,
    read: async () => {
      const bytes = new Uint8Array(await readFile(file, MAX_TEXT_BYTES));
      const html = decodeDocument({ bytes, charset: undefined });
      const found = recipesOfPage(html, file, files);
      if (found.length === 0) throw new ArchiveError('NO_RECIPE');
      return found;
    },
  };
}

/** All recipes of a page: unlike a page of a site, it is not about one of them. */
function recipesOfPage(html: string, file: ArchiveFile, files: FilesByPath): FoundRecipe[] {
  const page = parsePage(html);
  const found = valuesOf(page, html).map(nodesIn);
  const isOnly = found.flatMap(({ recipes }) => recipes).length === 1;
  return found.flatMap(({ recipes, others }) =>
    recipes.map((recipe) => foundRecipe(recipe, others, file, files, { page, isOnly })),
  );
}

/** JSON-LD; without it microdata and RDFa, or else microformats and the classes of plugins. */
function valuesOf({ jsonLd }: ParsedPage, html: string): unknown[] {
  const hasRecipe = (values: unknown[]) =>
    values.some((value) => nodesIn(value).recipes.length > 0);
  const blocks = jsonLdOf(jsonLd);
  if (hasRecipe(blocks)) return blocks;
  const root = parseRecipePage(html);
  const items = [...itemsOf(root, MICRODATA), ...itemsOf(root, RDFA)];
  return hasRecipe(items) ? items : itemsOf(root, RECIPE_CLASSES);
}
