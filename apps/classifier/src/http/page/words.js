// What the page says, and the steps it offers to try, in either language.

export const WORDS = {
  fr: {
    tagline: 'Ce que la cuisine lit dans une étape de recette.',
    language: 'Langue',
    step: 'Une étape de recette',
    examples: 'Essayer',
    reading: 'Lecture',
    clauses: 'Propositions et liens',
    technique: 'technique',
    utensil: 'ustensile',
    ingredient: 'ingrédient',
    clause: 'proposition',
    written: 'écrit',
    quoted: (text) => `«\u00a0${text}\u00a0»`,
    characters: 'caractères',
    weight: 'poids',
    amount: 'quantité',
    noAmount: 'sans quantité',
    links: 'lié à',
    noLinks: 'rien',
    hint: 'Survolez ou choisissez un mot coloré pour en voir le détail. Échap le referme.',
    nothing: 'Rien à lire pour l’instant.',
    found: (count, ms) => `${String(count)} trouvés en ${ms} ms`,
    unreachable: 'Le classificateur ne répond pas.',
  },
  en: {
    tagline: 'What the kitchen reads in the step of a recipe.',
    language: 'Language',
    step: 'A step of a recipe',
    examples: 'Try',
    reading: 'Reading',
    clauses: 'Clauses and links',
    technique: 'technique',
    utensil: 'utensil',
    ingredient: 'ingredient',
    clause: 'clause',
    written: 'written',
    quoted: (text) => `“${text}”`,
    characters: 'characters',
    weight: 'weight',
    amount: 'amount',
    noAmount: 'no amount',
    links: 'linked to',
    noLinks: 'nothing',
    hint: 'Point at or choose a coloured word to see more of it. Escape closes it.',
    nothing: 'Nothing to read yet.',
    found: (count, ms) => `${String(count)} found in ${ms} ms`,
    unreachable: 'The classifier does not answer.',
  },
};

/** Steps to try: a short name and the text. The first is there when the page opens. */
export const EXAMPLES = {
  fr: [
    [
      'poêlée',
      "Dans une poêle, faire revenir 2 oignons émincés dans 1 c. à soupe d'huile d'olive. Porter 1,5 l d'eau à ébullition, y plonger les pâtes et laisser cuire 9 minutes sans couvrir.",
    ],
    [
      'gâteau',
      'Préchauffer le four à 180 °C. Dans un saladier, fouetter 3 œufs avec 150 g de sucre, puis incorporer délicatement la farine. Verser dans un moule beurré et enfourner 35 minutes.',
    ],
    [
      'purée',
      'Éplucher et couper en dés 1 kg de pommes de terre, les cuire à la vapeur puis les réduire en purée avec une noix de beurre et ½ verre de lait.',
    ],
  ],
  en: [
    [
      'chowder',
      'In a large pot over medium heat, melt 2 tablespoons of butter; add the chopped onion and cook, stirring occasionally, until soft. Bring 1 1/2 cups of milk to a boil, but do not stir.',
    ],
    [
      'cake',
      'Preheat the oven to 350 degrees F. Cream together the butter and brown sugar, beat in 2 eggs one at a time, then gently fold in the flour. Bake in a greased loaf pan for 40 minutes.',
    ],
    [
      'salmon',
      'Pat the salmon dry with paper towels, season with salt and pepper, and sear in a hot skillet. Set aside, then deglaze the pan with half a lemon.',
    ],
  ],
};
