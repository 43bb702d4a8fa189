import { readFileSync } from 'node:fs';
import path from 'node:path';
import { createClassifier } from '../../apps/classifier/src/classifier.js';
import type { IngredientKey } from '../../libs/domain/src/catalogue/ingredients.js';
import type { UnitKey } from '../../libs/domain/src/catalogue/units.js';
import type { Locale } from '../../libs/domain/src/locale.js';
import type { Amount } from '../../libs/domain/src/units/amount.js';

/** An ingredient line with an amount. */
export interface MeasuredLine extends Amount {
  readonly ingredient: IngredientKey;
}

/** Lines of recipes in each language. */
export type LinesByLocale = Readonly<Record<Locale, readonly MeasuredLine[]>>;

/**
 * Reads `ingredient-lines.<locale>.txt` of a folder, one line of a recipe on each line, with the
 * classifier. Omits lines without a known food or an amount. As in a draft, a number without a unit
 * counts pieces.
 */
export function readLines(folder: string): LinesByLocale {
  const classifier = createClassifier();
  const read = (locale: Locale) =>
    readFileSync(path.join(folder, `ingredient-lines.${locale}.txt`), 'utf8')
      .split('\n')
      .flatMap((text): MeasuredLine[] => {
        const { ingredient, quantity, unit } = classifier.resolveLine(locale, text);
        return ingredient && quantity ? [{ ingredient, quantity, unit: unit ?? 'piece' }] : [];
      });
  return { fr: read('fr'), en: read('en') };
}

/**
 * Lines without a folder: common foods, the most common first, each in the units in which French
 * and English recipes measure it. A repeated unit is more frequent.
 */
export function typicalLines(): LinesByLocale {
  return { fr: linesOf(FRENCH_UNITS), en: linesOf(ENGLISH_UNITS) };
}

const FRENCH_UNITS: Readonly<Partial<Record<IngredientKey, string>>> = {
  butter: 'gram gram gram tablespoon',
  salt: 'pinch teaspoon gram',
  egg: 'piece',
  sugar: 'gram gram tablespoon',
  flour: 'gram gram gram tablespoon',
  oliveOil: 'tablespoon tablespoon centiliter',
  garlic: 'clove',
  onion: 'piece piece piece gram',
  pepper: 'pinch teaspoon',
  cream: 'centiliter centiliter gram',
  milk: 'centiliter liter milliliter',
  carrot: 'piece piece gram',
  parsley: 'bunch sprig tablespoon',
  tomato: 'piece gram',
  lemonJuice: 'tablespoon centiliter',
  honey: 'tablespoon teaspoon gram',
  rice: 'gram',
  parmesan: 'gram gram tablespoon',
  mushroom: 'gram',
  mustard: 'tablespoon teaspoon',
  whiteWine: 'centiliter',
  cocoaPowder: 'gram tablespoon',
  groundAlmond: 'gram',
  thyme: 'sprig',
};

const ENGLISH_UNITS: Readonly<Partial<Record<IngredientKey, string>>> = {
  butter: 'tablespoon tablespoon gram milliliter',
  salt: 'teaspoon teaspoon pinch',
  egg: 'piece',
  sugar: 'milliliter tablespoon gram',
  flour: 'milliliter milliliter tablespoon gram',
  oliveOil: 'tablespoon milliliter',
  garlic: 'clove clove clove teaspoon',
  onion: 'piece piece milliliter',
  pepper: 'teaspoon',
  cream: 'milliliter',
  milk: 'milliliter',
  cheddar: 'milliliter gram',
  chickenBroth: 'milliliter gram',
  brownSugar: 'milliliter tablespoon gram',
  tomato: 'piece milliliter',
  lemonJuice: 'tablespoon',
  honey: 'tablespoon',
  rice: 'milliliter gram',
  parmesan: 'milliliter gram',
  mushroom: 'gram milliliter',
  soySauce: 'tablespoon',
  vanillaExtract: 'teaspoon',
  cinnamon: 'teaspoon',
  parsley: 'tablespoon bunch',
};

const QUANTITIES: Readonly<Partial<Record<UnitKey, number>>> = {
  gram: 100,
  milliliter: 120,
  centiliter: 20,
  tablespoon: 2,
};

/** A food of rank n has lines in proportion to 1 / n. */
function linesOf(unitsOf: Readonly<Partial<Record<IngredientKey, string>>>): MeasuredLine[] {
  return Object.entries(unitsOf).flatMap(([ingredient, names], rank) => {
    const lines = names.split(' ').map((name) => {
      const unit = name as UnitKey;
      return { ingredient: ingredient as IngredientKey, quantity: QUANTITIES[unit] ?? 1, unit };
    });
    const repetitions = Math.ceil(60 / (rank + 1) / lines.length);
    return Array.from({ length: repetitions }, () => lines).flat();
  });
}
