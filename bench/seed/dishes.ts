import type { Locale } from '#domain/locale.js';

/** How dishes and steps are worded in a language; `{a}`, `{b}`, `{c}` are ingredients. */
interface Wording {
  readonly names: readonly [string, ...string[]];
  readonly adjectives: readonly [string, ...string[]];
  /** What a recipe begins with, what is done to its ingredients, and how it ends. */
  readonly openings: readonly [string, ...string[]];
  readonly middles: readonly [string, ...string[]];
  readonly endings: readonly [string, ...string[]];
}

export const WORDINGS: Readonly<Record<Locale, Wording>> = {
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
    openings: [
      'Préchauffer le four à 180 °C.',
      'Faire bouillir un grand volume d’eau salée dans une casserole.',
      'Beurrer un moule à tarte.',
      'Sortir tous les ingrédients à l’avance.',
    ],
    middles: [
      'Éplucher puis émincer : {a}.',
      'Faire revenir {a} dans une poêle.',
      'Couper en dés {a} sur une planche à découper.',
      'Ajouter {a} et mélanger.',
      'Dans un saladier, fouetter {a}.',
      'Faire fondre {a} dans une casserole à feu doux.',
      'Verser {a} et laisser mijoter.',
      'Incorporer délicatement {a} à la spatule.',
    ],
    endings: [
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
    openings: [
      'Preheat the oven to 180 °C.',
      'Bring a large saucepan of salted water to the boil.',
      'Grease a baking dish.',
      'Take everything out of the refrigerator in time.',
    ],
    middles: [
      'Peel and slice the {a}.',
      'Fry the {a} in a frying pan.',
      'Dice the {a} on a cutting board.',
      'Add the {a} and stir.',
      'Whisk the {a} in a bowl.',
      'Melt the {a} in a saucepan over low heat.',
      'Pour in the {a} and simmer.',
      'Gently fold in the {a} with a spatula.',
    ],
    endings: [
      'Bake for 35 minutes.',
      'Simmer over low heat for 20 minutes, then serve.',
      'Chill for two hours.',
      'Season and serve at once.',
    ],
  },
};

/** Puts ingredients into a wording; the dish begins with a capital. */
export function word(wording: string, [a = '', b = '', c = '']: readonly string[]): string {
  const text = wording.replaceAll('{a}', a).replaceAll('{b}', b).replaceAll('{c}', c);
  return text.charAt(0).toUpperCase() + text.slice(1);
}
