import fc from 'fast-check';
import { Rational } from './rational.js';

const thousandth = fc.integer({ min: 1, max: 1_000_000_000 }).map((count) => count / 1000);
const portions = fc.integer({ min: 1, max: 1000 });

describe('Rational', () => {
  it.each([
    ['a tenth and two tenths', Rational.of(0.1).plus(Rational.of(0.2)), 0.3],
    ['three thirds are one', [1, 2, 3].map(() => Rational.of(1).times(1, 3)).reduce(sum), 1],
    ['a third, rounded down', Rational.of(1).times(1, 3), 0.333],
    ['two thirds, rounded up', Rational.of(1).times(2, 3), 0.667],
    ['half a thousandth rounds up', Rational.of(0.001).times(1, 2), 0.001],
    ['1.0005 rounds up', Rational.of(2.001).times(1, 2), 1.001],
    ['a very small number is not zero', Rational.of(0.001).times(1, 1000), 0.001],
    ['half a portion of three', Rational.of(100).times(0.5, 3), 16.667],
    ['zero', Rational.ZERO, 0],
    ['the largest', Rational.of(1_000_000).times(1000), 1_000_000_000],
    ['three times 0.3333…', Rational.of(1 / 3).times(3), 1],
  ])('%s', (_, amount, shown) => {
    expect(amount.rounded()).toBe(shown);
  });

  it.each([
    ['down to a whole number', 2.4, 1, 2],
    ['half up to a whole number', 2.5, 1, 3],
    ['to a tenth', 0.26, 10, 0.3],
    ['to at least one part', 0.001, 10, 0.1],
    ['zero to zero', 0, 10, 0],
  ])('rounds %s', (_, value, parts, rounded) => {
    expect(Rational.of(value).roundedTo(parts).rounded()).toBe(rounded);
  });

  it('returns a quantity of three decimals unchanged', () => {
    fc.assert(
      fc.property(thousandth, (quantity) => {
        expect(Rational.of(quantity).rounded()).toBe(quantity);
      }),
    );
  });

  it('scales up and down without loss', () => {
    fc.assert(
      fc.property(thousandth, portions, portions, (quantity, planned, written) => {
        const scaled = Rational.of(quantity).times(planned, written);
        expect(scaled.times(written, planned).rounded()).toBe(quantity);
      }),
    );
  });

  it('has the same sum in any order', () => {
    const amount = fc
      .tuple(thousandth, portions, portions)
      .map(([quantity, planned, written]) => Rational.of(quantity).times(planned, written));
    fc.assert(
      fc.property(fc.array(amount, { maxLength: 20 }), (amounts) => {
        const forwards = amounts.reduce(sum, Rational.ZERO).rounded();
        const backwards = [...amounts].reverse().reduce(sum, Rational.ZERO).rounded();
        expect(forwards).toBe(backwards);
      }),
    );
  });
});

function sum(a: Rational, b: Rational): Rational {
  return a.plus(b);
}
