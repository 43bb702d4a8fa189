import { inLanguage } from '../locale.js';

export const pantry = inLanguage({
  intro: [
    'Ce qui est à la maison. La liste en tient compte, et les propositions l’utilisent d’abord.',
    'What is at home. The list counts it, and proposals use it first.',
  ],
  add: ['Ajouter au placard', 'Add to the pantry'],
  empty: ['Le placard est vide.', 'The pantry is empty.'],
  emptyHint: [
    'Ajoutez ce que vous avez : la liste l’enlèvera des courses.',
    'Add what you have: the list takes it off the shopping.',
  ],
  some: ['il y en a', 'there is some'],
  enough: ['Sans quantité', 'No quantity'],
  bestBefore: ['À consommer avant', 'Best before'],
  before: ['avant le {0}', 'before {0}'],
  expired: ['dépassé depuis le {0}', 'since {0} no longer at its best'],
  of: ['sur {0}', 'of {0}'],
  usedUp: ['plus rien, d’après la semaine', 'used up, by the plan'],
  removed: ['« {0} » est retiré du placard.', '“{0}” is removed from the pantry.'],
});
