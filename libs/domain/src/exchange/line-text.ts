import { ingredientRow } from '../catalogue/ingredient-names.js';
import { INGREDIENTS } from '../catalogue/ingredients.js';
import { isSingular } from '../catalogue/unit-names/unit-labels.js';
import { type UnitKey, UNITS } from '../catalogue/units.js';
import { type Label, readRow } from '../labels/label.js';
import type { Locale } from '../locale.js';
import { printAmount, type PrintStyle } from '../units/printed-amount.js';
import type { PortableLine } from './portable-recipe.js';

const INGREDIENTS_BY_KEY: ReadonlyMap<string, (typeof INGREDIENTS)[number]> = new Map(
  INGREDIENTS.map((ingredient) => [ingredient.key, ingredient]),
);
const UNITS_BY_KEY: ReadonlyMap<string, (typeof UNITS)[number]> = new Map(
  UNITS.map((unit) => [unit.key, unit]),
);

/** An `h` that French speaks as a consonant: "de haricots". */
const ELIDED = /^(?!ha[rc]|ho[mu])[aeiouyhâàéèêëîïôœ]/i;

/** An ingredient line as people write it: "250 g de farine (tamisée)", "250 g flour (sifted)". */
export function lineText(line: PortableLine, reader: PrintStyle): string {
  const { locale } = reader;
  const { ingredient, quantity, note } = line;
  const { name, plural } = labelOf(ingredient, locale);
  const key = unitOfLine(line);
  const text =
    key === 'piece'
      ? `${inLocale(String(quantity), locale)} ${isSingular(quantity, locale) ? name : plural}`
      : `${amountOf(quantity, key, reader)} ${of(name, locale)}`;
  return note === null ? text : `${text} (${note})`;
}

/** The name of the ingredient of a line. */
export function nameOfLine({ ingredient }: PortableLine, locale: Locale): string {
  return labelOf(ingredient, locale).name;
}

/** A unit that this version does not have counts pieces. */
export function unitOfLine({ unit }: PortableLine): UnitKey {
  return UNITS_BY_KEY.get(unit)?.key ?? 'piece';
}

function amountOf(quantity: number, unit: UnitKey, reader: PrintStyle): string {
  const printed = printAmount(quantity, unit, reader);
  return `${inLocale(String(printed.quantity), reader.locale)} ${printed.unit}`;
}

function inLocale(number: string, locale: Locale): string {
  return locale === 'fr' ? number.replace('.', ',') : number;
}

/** A food that this version does not have is shown by its key. */
function labelOf(key: string, locale: Locale): Pick<Label, 'name' | 'plural'> {
  const food = INGREDIENTS_BY_KEY.get(key);
  return food === undefined
    ? { name: key, plural: key }
    : readRow(ingredientRow(food, locale), locale);
}

function of(name: string, locale: Locale): string {
  if (locale === 'en') return name;
  return ELIDED.test(name) ? `d’${name}` : `de ${name}`;
}
