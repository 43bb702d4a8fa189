// Names of ingredients and units. The list contains ids, which differ between installations; the
// label files contain the names by key.
import { searchLabels } from '../client/index.js';

/** Maximum number of ingredients that the page proposes. */
const MAX_PROPOSALS = 8;

/**
 * Reads the entries of all ids:
 * `{ ingredients: [[id, { key, subcategory }]], units: [[id, { key, type }]] }`.
 */
export async function readKeys(popote) {
  const [ingredients, units] = await Promise.all([
    popote.listReferenceIngredients(),
    popote.listReferenceUnits(),
  ]);
  return {
    ingredients: ingredients.data.map(({ id, key, subcategory }) => [id, { key, subcategory }]),
    units: units.data.map(({ id, key, type }) => [id, { key, type }]),
  };
}

export class CatalogueNames {
  #ingredients = new Map();
  #units = new Map();
  #labels;
  #number;

  constructor(labels) {
    this.#labels = labels;
    // Three digits, but all of an integer.
    this.#number = new Intl.NumberFormat(labels.locale, {
      maximumFractionDigits: 0,
      maximumSignificantDigits: 3,
      roundingPriority: 'morePrecision',
    });
  }

  use({ ingredients, units }) {
    this.#ingredients = new Map(ingredients);
    this.#units = new Map(units);
  }

  /** Empty for an ingredient that this device does not know yet. */
  ingredient(id) {
    return this.#labels.ingredients[this.#ingredients.get(id)?.key]?.name ?? '';
  }

  /** The ingredients that a text may begin: `{ id, name, shelf }`, the best first. */
  proposals(text) {
    const found = searchLabels(this.#labels.ingredients, text).slice(0, MAX_PROPOSALS);
    return found.flatMap(({ key, name }) => {
      const [id, ingredient] = this.#ingredientOf(key);
      return id === undefined ? [] : { id, name, shelf: this.shelf(ingredient.subcategory) };
    });
  }

  /** The id of the ingredient with exactly this name, plural or synonym; undefined without one. */
  idOf(text) {
    const wanted = text.toLocaleLowerCase(this.#labels.locale);
    const found = Object.entries(this.#labels.ingredients).find(([, { name, plural, synonyms }]) =>
      [name, plural, ...synonyms].some((each) => each.toLocaleLowerCase() === wanted),
    );
    return found && this.#ingredientOf(found[0])[0];
  }

  /** The shelf of an ingredient; empty when this device does not know it. */
  shelfOf(id) {
    return this.shelf(this.#ingredients.get(id)?.subcategory);
  }

  shelf(subcategory) {
    return this.#labels.subcategories[subcategory]?.name ?? '';
  }

  /** "2 pièces" or "1,5 kg"; several amounts are joined by a plus sign. */
  amounts(amounts) {
    return amounts.map((amount) => this.#amount(amount)).join(' + ');
  }

  /** A shop sells whole pieces: counts are rounded up. */
  inWholePieces({ quantity, unitId }) {
    const isCount = this.#units.get(unitId)?.type === 'COUNT';
    return { quantity: isCount ? Math.ceil(quantity) : quantity, unitId };
  }

  /** The sentence for an error of the service. */
  error(code) {
    return this.#labels.errors[code];
  }

  #ingredientOf(key) {
    return [...this.#ingredients].find(([, ingredient]) => ingredient.key === key) ?? [];
  }

  #amount(amount) {
    const { quantity, unitId } = this.inWholePieces(amount);
    const label = this.#labels.units[this.#units.get(unitId)?.key];
    const unit = quantity > 1 ? label?.plural : label?.name;
    return [this.#number.format(quantity), unit].filter(Boolean).join('\u00a0');
  }
}
