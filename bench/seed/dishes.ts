import type { Locale } from '../../libs/domain/src/locale.js';

/** Templates of a language. `{a}`, `{b}` and `{c}` stand for ingredients. */
interface Templates {
  readonly names: readonly string[];
  readonly adjectives: readonly string[];
  readonly firstSteps: readonly string[];
  /** Steps about one ingredient. */
  readonly middleSteps: readonly string[];
  readonly lastSteps: readonly string[];
}

export const TEMPLATES: Readonly<Record<Locale, Templates>> = {
  fr: {
    names: [
      'Gratin : {a} et {b}',
      'Tarte {a}, {b}',
      'Quiche {a} et {b}',
      'Velouté {a}',
      'Soupe {a} et {b}',
      'Salade {a}, {b}, {c}',
      'Curry {a} et {b}',
      'Risotto {a}',
      'Cake {a} et {b}',
      'Poêlée {a} et {b}',
      'Mijoté {a}, {b}',
      'Crumble {a}',
      'Clafoutis {a}',
      'Lasagnes {a} et {b}',
      'Papillote {a}, {b}',
      'Beignets {a}',
      'Terrine {a} et {b}',
      'Verrines {a}, {b}',
    ],
    adjectives: ['maison', 'express', 'de saison', 'de mamie', 'au four', 'du dimanche', 'léger'],
    firstSteps: [
      'Préchauffer le four à 180 °C.',
      'Faire bouillir un grand volume d’eau salée dans une casserole.',
      'Beurrer un moule à tarte.',
      'Sortir tous les ingrédients à l’avance.',
    ],
    middleSteps: [
      'Éplucher puis émincer : {a}.',
      'Faire revenir {a} dans une poêle.',
      'Couper en dés {a} sur une planche à découper.',
      'Ajouter {a} et mélanger.',
      'Dans un saladier, fouetter {a}.',
      'Faire fondre {a} dans une casserole à feu doux.',
      'Verser {a} et laisser mijoter.',
      'Incorporer délicatement {a} à la spatule.',
    ],
    lastSteps: [
      'Enfourner pendant 35 minutes.',
      'Laisser mijoter à feu doux 20 minutes, puis servir.',
      'Laisser reposer au réfrigérateur deux heures.',
      'Saler, poivrer et servir aussitôt.',
    ],
  },
  en: {
    names: [
      '{a} and {b} pie',
      'Roast {a} with {b}',
      '{a} soup',
      '{a}, {b} and {c} salad',
      '{a} curry',
      'Baked {a} with {b}',
      '{a} and {b} stew',
      '{a} tart',
      'Grilled {a}',
      '{a} fritters',
      '{a} and {b} casserole',
      'Slow-cooked {a}',
    ],
    adjectives: ['easy', 'one-pot', 'weeknight', 'grandma’s', 'summer', 'winter', 'quick'],
    firstSteps: [
      'Preheat the oven to 180 °C.',
      'Bring a large saucepan of salted water to the boil.',
      'Grease a baking dish.',
      'Take everything out of the refrigerator in time.',
    ],
    middleSteps: [
      'Peel and slice the {a}.',
      'Fry the {a} in a frying pan.',
      'Dice the {a} on a cutting board.',
      'Add the {a} and stir.',
      'Whisk the {a} in a bowl.',
      'Melt the {a} in a saucepan over low heat.',
      'Pour in the {a} and simmer.',
      'Gently fold in the {a} with a spatula.',
    ],
    lastSteps: [
      'Bake for 35 minutes.',
      'Simmer over low heat for 20 minutes, then serve.',
      'Chill for two hours.',
      'Season and serve at once.',
    ],
  },
};

/** Inserts ingredients into a template and capitalises the first letter. */
export function fillTemplate(
  template: string,
  [a = '', b = '', c = '']: readonly string[],
): string {
  const text = template.replaceAll('{a}', a).replaceAll('{b}', b).replaceAll('{c}', c);
  return text.charAt(0).toUpperCase() + text.slice(1);
}
