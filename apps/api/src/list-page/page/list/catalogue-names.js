// Names of ingredients and units. The list contains ids, which differ between installations; the
// label files contain the names by key.

/** Reads the keys of all ids: `{ ingredients, units }`, each a list of `[id, key]`. */
export async function readKeys(popote) {
  const [ingredients, units] = await Promise.all([
    popote.listReferenceIngredients(),
    popote.listReferenceUnits(),
  ]);
  const keysOf = ({ data }) => data.map(({ id, key }) => [id, key]);
  return { ingredients: keysOf(ingredients), units: keysOf(units) };
}

export class CatalogueNames {
  #ingredients = new Map();
  #units = new Map();
  #labels;
  #number;

  constructor(labels) {
    this.#labels = labels;
    this.#number = new Intl.NumberFormat(labels.locale, { maximumFractionDigits: 3 });
  }

  use({ ingredients, units }) {
    this.#ingredients = new Map(ingredients);
    this.#units = new Map(units);
  }

  /** Empty for an ingredient that this device does not know yet. */
  ingredient(id) {
    return this.#labels.ingredients[this.#ingredients.get(id)]?.name ?? '';
  }

  shelf(subcategory) {
    return this.#labels.subcategories[subcategory]?.name ?? '';
  }

  /** "2 pièces" or "1,5 kg"; several amounts are joined by a plus sign. */
  amounts(amounts) {
    return amounts.map((amount) => this.#amount(amount)).join(' + ');
  }

  /** The sentence for an error of the service. */
  error(code) {
    return this.#labels.errors[code];
  }

  #amount({ quantity, unitId }) {
    const label = this.#labels.units[this.#units.get(unitId)];
    const unit = quantity > 1 ? label?.plural : label?.name;
    return [this.#number.format(quantity), unit].filter(Boolean).join('\u00a0');
  }
}
