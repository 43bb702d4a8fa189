import { inLanguage } from '../locale.js';
import { counted } from '../plural.js';

export const proposals = inLanguage({
  title: ['Proposer des plats', 'Propose dishes'],
  cells: ['Pour quels repas ?', 'For which meals?'],
  cookingDays: ['Quand cuisinez-vous ?', 'When do you cook?'],
  cookingDaysHint: [
    'Sans choix, chaque plat est cuisiné le jour même.',
    'Without a choice, each dish is cooked on its day.',
  ],
  more: ['Plus de choix', 'More choices'],
  maxMinutes: ['Temps maximal par plat, en minutes', 'Longest time for a dish, in minutes'],
  use: ['À utiliser en priorité', 'To use first'],
  tabs: ['Parmi', 'Among'],
  perso: ['mes recettes', 'my recipes'],
  foyer: ['celles du foyer', 'those of the house'],
  favoris: ['mes favoris', 'my favourites'],
  publique: ['celles de tous', 'everybody’s'],
  propose: ['Proposer', 'Propose'],
  proposal: [
    (number: number) => `Choix ${String(number)}`,
    (number: number) => `Choice ${String(number)}`,
  ],
  choices: ['Propositions', 'Proposals'],
  lines: [
    (count: number) => counted(count, 'article à acheter', 'articles à acheter'),
    (count: number) => counted(count, 'item to buy', 'items to buy'),
  ],
  session: [(time: string) => `${time} de cuisine`, (time: string) => `${time} of cooking`],
  dishes: [
    (count: number) => counted(count, 'plat', 'plats'),
    (count: number) => counted(count, 'dish', 'dishes'),
  ],
  replace: [(name: string) => `Remplacer : ${name}`, (name: string) => `Replace: ${name}`],
  leaveOut: [(name: string) => `Laisser : ${name}`, (name: string) => `Leave out: ${name}`],
  accept: ['Tout accepter', 'Accept all'],
  accepted: [
    (count: number) => counted(count, 'repas planifié.', 'repas planifiés.'),
    (count: number) => counted(count, 'meal planned.', 'meals planned.'),
  ],
  others: ['D’autres propositions', 'Other proposals'],
  cookOn: [(day: string) => `cuisiné ${day}`, (day: string) => `cooked on ${day}`],
  fromStock: ['déjà cuisiné', 'cooked already'],
  noOther: ['Aucun autre plat ne convient.', 'No other dish fits.'],
  noCell: ['Choisissez au moins un repas.', 'Choose at least one meal.'],
});
