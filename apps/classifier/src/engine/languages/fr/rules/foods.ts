import type { AbsenceRule, ImpliedFoodRule } from '../../../rules/rule.js';

/** Words that say that a food is absent, and wordings that only look so. */
export const ABSENCE_RULES_FR: readonly AbsenceRule[] = [
  {
    id: 'with-or-without',
    when: 'ou <sans>',
    result: null,
    example: 'Servir avec ou sans beurre.',
  },
  {
    id: 'without-doing',
    when: '<sans> PRONOUN|ADVERB* ( INFINITIVE / compter )',
    result: null,
    example: 'Ajouter les épices sans oublier le sel.',
  },
  {
    id: 'without-food',
    when: '<sans|ni>',
    result: 'after',
    example: 'Préparer un gâteau sans œufs.',
  },
  {
    id: 'no-food',
    when: '<non> pas? OF? DETERMINER? INGREDIENT',
    result: 'after',
    example: 'Ajouter du beurre et non de la margarine.',
  },
  {
    id: 'removed-food',
    when: 'MENTION <enlevé|enlevés|enlevée|enlevées|retiré|retirés|retirée|retirées> !OF&!CONTRACTED',
    result: 'before',
    example: 'Cuire le poulet, foie retiré.',
  },
];

/** Actions that tell of a food without its name, unless a food is named before. */
export const IMPLIED_FOOD_RULES_FR: readonly ImpliedFoodRule[] = [
  {
    id: 'whipped-to-snow',
    when: 'en <neige>',
    result: 'eggWhite',
    example: 'Monter en neige ferme.',
  },
];
