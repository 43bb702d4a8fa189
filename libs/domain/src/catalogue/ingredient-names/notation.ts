import type { SubcategoryKey } from '#domain/catalogue/categories.js';
import type { FACTS } from '#domain/catalogue/ingredients.js';

/**
 * The names of the ingredients of a subcategory in one language. A row contains comma-separated
 * names in the singular; the first is the label. Plurals are generated.
 *
 * - `graine(s) de sésame`: two names, with and without the text in brackets.
 * - `pâte!`: no plural is generated, because "pâtes" is another ingredient.
 * - `?pepper`: an alternative. The name may mean this ingredient; another one is its default.
 */
export type NamesOf<S extends SubcategoryKey> = Readonly<Record<keyof (typeof FACTS)[S], string>>;

/** The names of a language, by subcategory. */
export type NameTables = { readonly [S in SubcategoryKey]: NamesOf<S> };

export interface WrittenNames {
  readonly label: string;
  /** All written forms with label and plurals. */
  readonly forms: readonly string[];
  /** Forms whose default is another ingredient. */
  readonly alternatives: readonly string[];
}

/** The first name of a row. */
export function readLabel(row: string): string {
  const [first = ''] = row.split(',', 1);
  return first.trim().replace('!', '');
}

/** All names of a row in the singular, alternatives included, in the order of the row. */
export function readSingulars(row: string): string[] {
  return row.split(',').flatMap((written) => expand(written.trim().replace(/^\?|!$/g, '')));
}

/** Parses a row of names. */
export function readNames(row: string, plural: (name: string) => string): WrittenNames {
  const forms = new Set<string>();
  const alternatives = new Set<string>();
  for (const written of row.split(',')) {
    const name = written.trim();
    if (name.startsWith('?')) addForms(name.slice(1), plural, alternatives);
    else addForms(name, plural, forms);
  }
  return { label: readLabel(row), forms: [...forms], alternatives: [...alternatives] };
}

function addForms(written: string, plural: (name: string) => string, forms: Set<string>): void {
  for (const name of expand(written)) {
    if (name.endsWith('!')) forms.add(name.slice(0, -1));
    else forms.add(name).add(plural(name));
  }
}

/** All combinations of the name with and without the text of each pair of brackets. */
function expand(name: string): string[] {
  const open = name.indexOf('(');
  if (open < 0) return [name];
  const close = name.indexOf(')', open);
  const before = name.slice(0, open);
  const rest = expand(name.slice(close + 1));
  return ['', name.slice(open + 1, close)].flatMap((inside) =>
    rest.map((after) => before + inside + after),
  );
}
