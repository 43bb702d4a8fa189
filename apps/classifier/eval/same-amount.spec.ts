import type { Amount } from './findings.js';
import { sameAmount } from './same-amount.js';

const none: Amount = { quantity: null, unit: null };
const of = (quantity: number, unit: Amount['unit']): Amount => ({ quantity, unit });

describe('sameAmount', () => {
  it.each([
    [of(2, 'piece'), of(2, 'piece'), true],
    [of(2, 'piece'), of(3, 'piece'), false],
    [of(2, 'piece'), of(2, 'clove'), false],
    [of(2, 'piece'), of(2, null), false],
    [of(25, 'centiliter'), of(250, 'milliliter'), true],
    [of(1, 'kilogram'), of(1000, 'gram'), true],
    [of(1, 'liter'), of(1, 'kilogram'), false],
    [of(15, 'milliliter'), of(1, 'tablespoon'), false],
    [of(240, 'milliliter'), of(236.588, 'milliliter'), true],
    [of(240, 'milliliter'), of(250, 'milliliter'), false],
    [none, none, true],
    [none, of(1, 'piece'), false],
  ])('compares %j and %j: %s', (a, b, same) => {
    expect(sameAmount(a, b)).toBe(same);
    expect(sameAmount(b, a)).toBe(same);
  });
});
