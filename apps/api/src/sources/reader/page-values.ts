import type { ParsedPage } from './html/parse-page.js';
import { parseRecipePage } from './html/parse-markup.js';
import { jsonLdOf } from './linked-data/json-ld.js';
import { MICRODATA, RDFA } from './markup/attributes.js';
import { itemsOf } from './markup/item-reader.js';
import { RECIPE_CLASSES } from './markup/recipe-classes.js';

/**
 * What describes the recipes of a page: JSON-LD, which is all that most pages need; with microdata and
 * RDFa; and with microformats and the classes of plugins besides. Each is read when it is asked for.
 *
 * @throws {MarkupError}
 */
export function* valuesOfPage({ jsonLd }: ParsedPage, html: string): Generator<unknown[]> {
  const values = jsonLdOf(jsonLd);
  yield values;
  const root = parseRecipePage(html);
  values.push(...itemsOf(root, MICRODATA), ...itemsOf(root, RDFA));
  yield values;
  yield [...values, ...itemsOf(root, RECIPE_CLASSES)];
}
