import { CATEGORIES } from '../catalogue/categories.js';
import { CATEGORY_LABELS, SUBCATEGORY_LABELS } from '../catalogue/category-labels.js';
import { ingredientRow } from '../catalogue/ingredient-names.js';
import { INGREDIENTS } from '../catalogue/ingredients.js';
import { unitLabel } from '../catalogue/unit-names/unit-labels.js';
import { UNIT_TABLES } from '../catalogue/unit-names.js';
import { UNITS, type UnitKey } from '../catalogue/units.js';
import { COURSES } from '../recipe/recipe-content.js';
import { COURSE_LABELS } from '../courses/names/course-labels.js';
import type { Locale } from '../locale.js';
import {
  ALLERGEN_LABELS,
  CONFLICT_REASON_LABELS,
  DIET_LABELS,
  PROPOSAL_REASON_LABELS,
  SLOT_LABELS,
  SOURCE_LABELS,
  VISIBILITY_LABELS,
} from './choice-labels.js';
import { type Label, type LabelRows, readRow, synonymsOf } from './label.js';
import { TECH_STEP_LABELS } from './tech-step-labels.js';
import { UTENSIL_LABELS } from './utensil-labels.js';

type Labels = Readonly<Record<string, Label>>;

/** Names from other sources, by key; they become synonyms. */
export type OtherNames = Readonly<Record<string, readonly string[]>>;

/** The labels of every catalogue and every choice in one language. Clients of the API show them. */
export function labelFile(
  locale: Locale,
  { techSteps, utensils }: { readonly techSteps: OtherNames; readonly utensils: OtherNames },
) {
  return {
    locale,
    ingredients: labelsOf(INGREDIENTS, (ingredient) =>
      readRow(ingredientRow(ingredient, locale), locale),
    ),
    units: labelsOf(UNITS, ({ key }) => unitLabels(key, locale)),
    techSteps: withoutPlurals(fromRows(TECH_STEP_LABELS, locale, techSteps)),
    utensils: fromRows(UTENSIL_LABELS, locale, utensils),
    diets: fromRows(DIET_LABELS, locale),
    allergies: fromRows(ALLERGEN_LABELS, locale),
    categories: labelsOf(keysOf(CATEGORIES), ({ key }) =>
      readRow(`${CATEGORY_LABELS[locale][key]}!`, locale),
    ),
    subcategories: fromRows(SUBCATEGORY_LABELS, locale),
    sources: fromRows(SOURCE_LABELS, locale),
    slots: fromRows(SLOT_LABELS, locale),
    courses: labelsOf(
      COURSES.map((key) => ({ key })),
      ({ key }) => readRow(COURSE_LABELS[locale][key], locale),
    ),
    visibilities: fromRows(VISIBILITY_LABELS, locale),
    conflictReasons: fromRows(CONFLICT_REASON_LABELS, locale),
    proposalReasons: fromRows(PROPOSAL_REASON_LABELS, locale),
  };
}

function labelsOf<Row extends { readonly key: string }>(
  rows: readonly Row[],
  labelOf: (row: Row) => Label,
): Labels {
  return Object.fromEntries(rows.map((row) => [row.key, labelOf(row)]));
}

function keysOf<Key extends string>(table: Readonly<Record<Key, unknown>>): { key: Key }[] {
  return (Object.keys(table) as Key[]).map((key) => ({ key }));
}

function fromRows(rows: LabelRows<string>, locale: Locale, otherNames: OtherNames = {}): Labels {
  return labelsOf(keysOf(rows), ({ key }) =>
    readRow(rows[key]?.[locale] ?? '', locale, otherNames[key]),
  );
}

/** Verbs in the infinitive have no plural. */
function withoutPlurals(labels: Labels): Labels {
  return Object.fromEntries(
    Object.entries(labels).map(([key, label]) => [key, { ...label, plural: label.name }]),
  );
}

/** The label after a quantity, and the spellings that mean exactly this unit as synonyms. */
function unitLabels(key: UnitKey, locale: Locale): Label {
  const name = unitLabel(key, 1, locale);
  const spellings = UNIT_TABLES[locale].units
    .filter(({ unit, factor }) => unit === key && factor === 1)
    .flatMap(({ forms }) => forms);
  return { name, plural: unitLabel(key, 2, locale), synonyms: synonymsOf(name, spellings, locale) };
}
