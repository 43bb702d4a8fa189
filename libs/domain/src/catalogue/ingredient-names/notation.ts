import type { SubcategoryKey } from '#domain/catalogue/categories.js';
import type { FACTS } from '#domain/catalogue/ingredients.js';

/**
 * The names of a subject's ingredients in one language, each in one row of comma-separated names,
 * singular, the one a shopping list shows first. Plurals are made by rule.
 *
 * - `graine(s) de sésame`: with what stands in brackets, and without.
 * - `pâte!`: the name has no plural, because "pâtes" are something else.
 * - `?pepper`: the name may mean this ingredient, but another one is its declared default.
 */
export type NamesOf<S extends SubcategoryKey> = Readonly<Record<keyof (typeof FACTS)[S], string>>;

/** The names of a language, by subcategory. */
export type NameTables = { readonly [S in SubcategoryKey]: NamesOf<S> };

export interface WrittenNames {
  readonly label: string;
  /** Every written form, label and plurals included. */
  readonly forms: readonly string[];
  /** Forms that mean another ingredient first. */
  readonly alternatives: readonly string[];
}

/** The name that a row shows first. */
export function readLabel(row: string): string {
  const [first = ''] = row.split(',', 1);
  return first.trim().replace('!', '');
}

/** Reads a row of names. */
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

/** The name with the first pair of brackets filled and left out, and so on for those that follow. */
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
