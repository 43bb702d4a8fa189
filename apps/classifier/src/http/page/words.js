// Texts and examples of the page in both languages.

export const WORDS = {
  fr: {
    tagline: 'Techniques, ustensiles et ingrédients d’une étape de recette.',
    language: 'Langue',
    step: 'Étape de recette',
    examples: 'Essayer',
    detection: 'Détection',
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
    hint: 'Survolez ou sélectionnez un mot coloré pour en voir le détail. Échap le ferme.',
    nothing: 'Aucun texte.',
    found: (count, ms) => `${String(count)} trouvés en ${ms} ms`,
    unreachable: 'Le classificateur ne répond pas.',
  },
  en: {
    tagline: 'Techniques, utensils and ingredients of a recipe step.',
    language: 'Language',
    step: 'Recipe step',
    examples: 'Try',
    detection: 'Detection',
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
    hint: 'Hover over or select a coloured word to see its details. Escape closes them.',
    nothing: 'No text.',
    found: (count, ms) => `${String(count)} found in ${ms} ms`,
    unreachable: 'The classifier does not respond.',
  },
};

/** Example steps: a short name and the text. The page opens with the first one. */
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
