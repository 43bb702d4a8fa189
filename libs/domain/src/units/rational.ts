/** Denominator of input: exact for the three decimals of a recipe line, approximate for 1/3. */
const PRECISION = 1_000_000;
/** Denominator of factors and of output: three decimals. */
const DECIMALS = 1000;

/** An exact, non-negative number. Only the output is rounded. */
export class Rational {
  static readonly ZERO = new Rational(0n, 1n);

  private constructor(
    private readonly numerator: bigint,
    private readonly denominator: bigint,
  ) {}

  /** The number nearest to `value` with six decimals. */
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

  /** Multiplies by `numerator / denominator`, both positive, with at most three decimals. */
  times(numerator: number, denominator = 1): Rational {
    const [over, under] = [numerator, denominator].map((value) =>
      BigInt(Math.round(value * DECIMALS)),
    );
    return new Rational(this.numerator * over, this.denominator * under);
  }

  /** Rounds half up to a multiple of `1 / parts`. A number greater than zero is at least one part. */
  roundedTo(parts: number): Rational {
    if (this.numerator === 0n) return this;
    const count =
      (2n * BigInt(parts) * this.numerator + this.denominator) / (2n * this.denominator);
    return new Rational(count || 1n, BigInt(parts));
  }

  /** Rounds half up to three decimals. A number greater than zero is at least 0.001. */
  rounded(): number {
    const { numerator } = this.roundedTo(DECIMALS);
    return Number(numerator) / DECIMALS;
  }
}

function greatestCommonDivisor(a: bigint, b: bigint): bigint {
  while (b !== 0n) [a, b] = [b, a % b];
  return a;
}
