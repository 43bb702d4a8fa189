import { decodeDocument } from '../../../egress/read-document.js';
import { parsePage } from '../../reader/html/parse-page.js';
import { valuesOfPage } from '../../reader/page-values.js';
import { ArchiveError } from '../files/archive-error.js';
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
const HEAD = 16 * 1024;

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

/** JSON with a name of linked data, or the beginning of a list of recipes. */
const LINKED_DATA = /^[\s\ufeff]*[[{][^]*"(?:@\w+|recipe\w*)"\s*:/i;

/** By its name, or by its beginning if it is the only file. */
function kindOf({ path }: ArchiveFile, head: string): Kind | undefined {
  if (JSON_NAME.test(path) || LINKED_DATA.test(head)) return 'json';
  return HTML_NAME.test(path) || /^[\s\ufeff]*</.test(head) ? 'html' : undefined;
}

async function* partsOf(
  kinds: ReadonlyMap<ArchiveFile, Kind>,
  files: FilesByPath,
): AsyncGenerator<ArchivePart> {
  for (const [file, kind] of kinds) {
    if (kind === 'html') yield partOfPage(file, files);
    else if (ANY_LIST.test(await headOf(file).catch(() => '')))
      yield* partsOfList(file, files, (node) => node);
    else yield partOfFile(file, files, (node) => node);
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
  const inLanguage = page.language;
  for (const values of valuesOfPage(page, html)) {
    const found = values.map(nodesIn);
    const { length } = found.flatMap(({ recipes }) => recipes);
    if (length > 0) {
      const shown = { page, isOnly: length === 1 };
      return found.flatMap(({ recipes, others }) =>
        recipes.map((recipe) => foundRecipe({ inLanguage, ...recipe }, others, file, files, shown)),
      );
    }
  }
  return [];
}
