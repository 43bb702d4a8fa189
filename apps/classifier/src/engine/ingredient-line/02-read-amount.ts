import type { UnitKey } from '#domain/catalogue/units.js';
import { numberOf } from '../language.js';
import { type Tokens, WORD } from '../tokens.js';
import { type Line, type LineAmount, type LineLanguage, writtenAt } from './line.js';

/** Larger numbers are no amounts of anything. */
const LARGEST = 1_000_000;

/** Words that may stand between a number and its unit: "2 très grosses gousses". */
const MOST_ADJECTIVES = 3;

/** Units that one may leave the "one" before out of: "Pincée de sel". */
const COUNTED: ReadonlySet<UnitKey> = new Set(['pinch', 'slice', 'clove', 'bunch', 'sprig']);

/** Reads the amount of a line: the one it begins with, or else the first that has a unit. */
export function readAmount(language: LineLanguage, line: Line): LineAmount {
  const reader = new AmountReader(language, line);
  const amounts = reader.all();
  return (
    amounts.find(({ from }) => reader.opens(from)) ??
    amounts.find(({ unit }) => unit !== null) ??
    reader.openingUnit() ??
    amounts.find(({ to }) => reader.ingredientAt(to)) ?? {
      quantity: null,
      unit: null,
      from: 0,
      to: 0,
    }
  );
}

class AmountReader {
  private readonly tokens: Tokens;

  constructor(
    private readonly language: LineLanguage,
    private readonly line: Line,
  ) {
    this.tokens = line.tokens;
  }

  all(): LineAmount[] {
    const amounts: LineAmount[] = [];
    for (let i = 0; i < this.tokens.length; i++) {
      const amount = this.amount(i);
      if (amount === undefined) continue;
      amounts.push(amount);
      i = amount.to - 1;
    }
    return amounts;
  }

  /** Whether nothing but small words stand before a token: "environ 2", "(2". */
  opens(at: number): boolean {
    const named = this.line.names.some(({ from }) => from < at);
    return !named && at <= 2;
  }

  ingredientAt(at: number): boolean {
    const i = this.isOf(at) ? at + 1 : at;
    return this.line.names.some(({ from, name }) => from === i && name.ingredient !== null);
  }

  openingUnit(): LineAmount | undefined {
    const found = this.unitAt(0);
    if (found === undefined || !COUNTED.has(found.key)) return undefined;
    return { quantity: 1, unit: found.key, from: 0, to: found.to };
  }

  private amount(from: number): LineAmount | undefined {
    const count = this.number(from);
    if (count === undefined) return undefined;
    const size = this.sizeAt(count.to);
    const at = this.unitStart(size?.to ?? count.to);
    const unit = this.unitAt(at);
    if (unit !== undefined && (size === undefined || COUNTED.has(unit.key))) {
      const rest = this.restAfter(unit.to);
      return this.measured(count.value + rest.value, unit.key, unit.factor, from, rest.to);
    }
    const word = writtenAt(this.tokens, at);
    if (this.language.vague.has(word)) {
      return { quantity: null, unit: null, from, to: at + 1 };
    }
    const contained = this.language.containers.has(word);
    const held = size ?? (contained ? this.sizeAfter(at + 1) : undefined);
    if (held !== undefined) {
      const to = contained ? Math.max(held.to, at + 1) : held.to;
      return this.measured(count.value * held.value, held.key, held.factor, from, to);
    }
    return this.measured(count.value, null, 1, from, contained ? at + 1 : count.to);
  }

  private measured(
    value: number,
    unit: UnitKey | null,
    factor: number,
    from: number,
    to: number,
  ): LineAmount | undefined {
    const quantity = Math.round(value * factor * 1000) / 1000;
    return quantity > 0 && quantity <= LARGEST ? { quantity, unit, from, to } : undefined;
  }

  /** A number, a sum ("1 et ½", "un demi") or the larger end of a range ("2 à 3"). */
  private number(at: number): { value: number; to: number } | undefined {
    let value = this.numberAt(at);
    if (Number.isNaN(value)) return undefined;
    let to = at + 1;
    const next = this.numberAt(to);
    if (next < 1) {
      value = this.isFigure(at) ? value + next : next;
      to++;
    } else if (next >= 10 && !this.isFigure(to)) {
      value *= next;
      to++;
    }
    const end = this.isRange(to) ? this.numberAt(to + 1) : NaN;
    if (!(end > 0) || (end < value && end >= 1)) return { value, to };
    // "1/2 ou 1", but "1-1/2" is a sum.
    return { value: end < value ? value + end : end, to: to + 2 };
  }

  private numberAt(i: number): number {
    return numberOf(this.language.language, this.tokens, i);
  }

  private isFigure(i: number): boolean {
    return !Number.isNaN(this.tokens.number(i));
  }

  private isRange(i: number): boolean {
    return ['-', '–', '—'].includes(writtenAt(this.tokens, i)) || this.isWord(i, 'range');
  }

  private isOf(i: number): boolean {
    return this.isWord(i, 'of');
  }

  private isWord(i: number, group: 'range' | 'of'): boolean {
    return this.language.words[group].has(writtenAt(this.tokens, i));
  }

  /** "1 (14.5 ounce) can", "2 8-oz packages": how much each of what follows holds. */
  private sizeAt(at: number): Size | undefined {
    if (this.tokens.is(at, '(')) {
      const size = this.size(at + 1);
      if (size === undefined) return undefined;
      let close = size.to;
      while (close < this.tokens.length && !this.tokens.is(close, ')')) close++;
      return { ...size, to: close + 1 };
    }
    const size = this.size(at);
    const holds =
      size !== undefined && this.language.containers.has(writtenAt(this.tokens, size.to));
    return holds ? size : undefined;
  }

  /** "boîte de 398 ml", "paquet (250 g)", "1 boîte de lait (398 ml)". */
  private sizeAfter(at: number): Size | undefined {
    const near = this.sizeAt(at) ?? this.size(this.isOf(at) ? at + 1 : at);
    if (near !== undefined) return near;
    for (let i = at; i < this.tokens.length; i++) {
      const size = this.tokens.is(i, '(') ? this.size(i + 1) : undefined;
      if (size !== undefined) return { ...size, to: at };
    }
    return undefined;
  }

  private size(at: number): Size | undefined {
    const number = this.number(at);
    if (number === undefined) return undefined;
    const unit = this.unitAt(this.tokens.is(number.to, '-') ? number.to + 1 : number.to);
    if (unit === undefined || COUNTED.has(unit.key)) return undefined;
    return { ...unit, value: number.value };
  }

  /** Where the unit of a number stands, past "de" and adjectives; the number's end if nowhere. */
  private unitStart(at: number): number {
    for (let i = at; i <= at + MOST_ADJECTIVES; i++) {
      if (this.measures(i)) return i;
      if (this.tokens.kind(i) !== WORD || this.isNamed(i)) return at;
    }
    return at;
  }

  private measures(i: number): boolean {
    const word = writtenAt(this.tokens, i);
    return (
      this.unitAt(i) !== undefined ||
      ((this.language.containers.has(word) || this.language.vague.has(word)) && !this.isNamed(i))
    );
  }

  private isNamed(i: number): boolean {
    return this.line.names.some(
      ({ from, to, name }) => from <= i && i < to && name.ingredient !== null,
    );
  }

  /** The unit named at a token, unless it is the ingredient: "4 cloves", but "4 cloves garlic". */
  private unitAt(at: number): Unit | undefined {
    const mention = this.line.names.find(({ from, name }) => from === at && name.unit !== null);
    if (mention?.name.unit == null) return undefined;
    const isFood = mention.name.ingredient !== null && !this.hasFoodAfter(mention.to);
    return isFood ? undefined : { ...mention.name.unit, to: mention.to };
  }

  private hasFoodAfter(at: number): boolean {
    const food = this.line.names.find(({ from, name }) => from >= at && name.ingredient !== null);
    if (food === undefined) return false;
    for (let i = at; i < food.from; i++) if (this.tokens.is(i, ',')) return false;
    return true;
  }

  /** "1 tasse et demie", "1 tasse 1/2". */
  private restAfter(at: number): { value: number; to: number } {
    const fraction = this.isFigure(at) ? this.numberAt(at) : NaN;
    if (fraction < 1) return { value: fraction, to: at + 1 };
    const rest = this.tokens.text.slice(this.tokens.end(at - 1));
    return this.language.words.andAHalf.test(rest)
      ? { value: 0.5, to: at + 2 }
      : { value: 0, to: at };
  }
}

interface Unit {
  readonly key: UnitKey;
  readonly factor: number;
  readonly to: number;
}

interface Size extends Unit {
  readonly value: number;
}
