import type { Words } from '../fr.js';

export const pantry: Words['pantry'] = {
  intro: 'What is at home. The list counts it, and proposals use it first.',
  add: 'Add to the pantry',
  empty: 'The pantry is empty.',
  emptyHint: 'Add what you have: the list takes it off the shopping.',
  some: 'there is some',
  enough: 'No quantity',
  quantity: 'Quantity',
  unit: 'Unit',
  bestBefore: 'Best before',
  before: (day) => `before ${day}`,
  expired: (day) => `since ${day} no longer at its best`,
  of: (amount) => `of ${amount}`,
  usedUp: 'used up, by the plan',
  removed: (name) => `“${name}” is removed from the pantry.`,
  remove: 'It is used up',
};
