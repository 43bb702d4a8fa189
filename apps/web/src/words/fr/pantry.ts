export const pantry = {
  intro:
    'Ce qui est à la maison. La liste en tient compte, et les propositions l’utilisent d’abord.',
  add: 'Ajouter au placard',
  empty: 'Le placard est vide.',
  emptyHint: 'Ajoutez ce que vous avez : la liste l’enlèvera des courses.',
  some: 'il y en a',
  enough: 'Sans quantité',
  quantity: 'Quantité',
  unit: 'Unité',
  bestBefore: 'À consommer avant',
  before: (day: string) => `avant le ${day}`,
  expired: (day: string) => `dépassé depuis le ${day}`,
  of: (amount: string) => `sur ${amount}`,
  usedUp: 'plus rien, d’après la semaine',
  removed: (name: string) => `« ${name} » est retiré du placard.`,
  remove: 'Il n’y en a plus',
};
