import { RECIPE_LIMITS } from '#domain/recipe/recipe-limits.js';
import type { ArchivedRecipe } from '#domain/sources/archive.js';
import { readableText } from '../../reader/html/readable-text.js';
import {
  type LinkedData,
  type LinkedNode,
  property,
} from '../../reader/linked-data/linked-data.js';
import type { ShownPage } from '../../reader/page-remarks.js';
import { readRecipeNode } from '../../reader/recipe-page.reader.js';
import { ArchiveError } from '../files/archive-error.js';

/** Where relative addresses in an archive lead to. */
const ARCHIVE = new URL('https://archive.invalid/');

/**
 * The recipe of a node in terms of schema.org, which the reader of pages reads. Readers of other
 * formats write such nodes, with `restMinutes` besides.
 *
 * @throws {ArchiveError} NO_RECIPE for a node without a name
 */
export function archivedRecipe(
  node: LinkedNode,
  others: readonly unknown[] = [],
  page?: ShownPage,
): ArchivedRecipe {
  // Pictures within the node would exceed the texts that a node may have.
  const read = readRecipeNode(
    { ...node, image: undefined, thumbnailUrl: undefined },
    others,
    ARCHIVE,
    page,
  );
  if (read === null) throw new ArchiveError('NO_RECIPE');
  const { recipe, data } = read;
  return {
    ...recipe,
    restMinutes: minutesOf(node['restMinutes']),
    sourceUrl: pageOf(data, node),
  };
}

/** A number of minutes that a recipe can have; null for anything else. */
export function minutesOf(value: unknown): number | null {
  const minutes = typeof value === 'number' ? Math.round(value) : 0;
  return minutes > 0 && minutes <= RECIPE_LIMITS.minutes ? minutes : null;
}

const MAX_ADDRESS = 2000;

function pageOf(data: LinkedData, node: LinkedNode): string | null {
  for (const name of ['isBasedOn', 'orgURL', 'url', '@id', 'mainEntityOfPage']) {
    for (const text of data.texts(property(node, name), '@id', 'url')) {
      const address = readableText(text).trim();
      if (!/^https?:\/\//i.test(address) || !URL.canParse(address)) continue;
      const { href } = new URL(address);
      if (href.length <= MAX_ADDRESS) return href;
    }
  }
  return null;
}
