/** Exact for the three decimals of a recipe line, and near enough for a third read in a text. */
const PRECISION = 1_000_000;
/** What an answer shows: three decimals. */
const SHOWN = 1000n;

/** An exact amount: never negative, rounded only when it is shown. */
export class Rational {
  static readonly ZERO = new Rational(0n, 1n);

  private constructor(
    private readonly numerator: bigint,
    private readonly denominator: bigint,
  ) {}

  /** An amount as it was written, to a millionth. */
  static of(value: number): Rational {
    return new Rational(BigInt(Math.round(value * PRECISION)), BigInt(PRECISION));
  }

  plus(other: Rational): Rational {
    if (this.denominator === other.denominator) {
      return new Rational(this.numerator + other.numerator, this.denominator);
    }
    const divisor = greatestCommonDivisor(this.denominator, other.denominator);
    const [mine, others] = [other.denominator / divisor, this.denominator / divisor];
    return new Rational(this.numerator * mine + other.numerator * others, this.denominator * mine);
  }

  /** The amount times `numerator / denominator`, both positive integers. */
  times(numerator: number, denominator = 1): Rational {
    return new Rational(this.numerator * BigInt(numerator), this.denominator * BigInt(denominator));
  }

  /**
   * Half up, to three decimals. What is more than nothing is never shown as nothing: a trace is
   * the least that can be written, a thousandth.
   */
  rounded(): number {
    if (this.numerator === 0n) return 0;
    const thousandths = (2n * SHOWN * this.numerator + this.denominator) / (2n * this.denominator);
    return Number(thousandths || 1n) / Number(SHOWN);
  }
}

function greatestCommonDivisor(a: bigint, b: bigint): bigint {
  while (b !== 0n) [a, b] = [b, a % b];
  return a;
}
