import type { Vocabulary } from '../words/vocabulary.js';
import { ConditionCompiler } from './condition.js';
import { Pattern, type Reader } from './pattern.js';
import type { PatternNames } from './rule.js';

/** Maximum number of repetitions of an element, which bounds the time of a match. */
const MAX_REPEATS = 40;

/** Brackets and tokens; a bracket that closes a group may have a repeat sign. */
const LEXEMES = /\(|\)[?*+]?|<[^<>\s]+>|[^\s()]+/g;

/** Direction of reading. */
type Direction = 1 | -1;

/** Compiles the patterns of a language. */
export class PatternCompiler {
  private readonly conditions: ConditionCompiler;
  /** Readers by direction and notation. Patterns share the readers of equal elements. */
  private readonly readers = new Map<string, Reader>();

  constructor(
    private readonly names: PatternNames,
    vocabulary: Vocabulary,
  ) {
    this.conditions = new ConditionCompiler(names.properties, vocabulary);
  }

  /** Compiles a pattern, see {@link Pattern}. Throws if its notation is wrong. */
  compile(text: string): Pattern {
    const lexemes: readonly string[] = text.match(LEXEMES) ?? [];
    const at = lexemes.findIndex((lexeme) => lexeme.startsWith('<'));
    if (at < 0) throw new Error(`The pattern "${text}" is about no token.`);
    const start = lexemes.indexOf('[');
    const end = lexemes.includes(']') ? lexemes.indexOf(']') : lexemes.length;
    const [nearest = nothing, ...toStart] = this.elementsOf(lexemes.slice(start + 1, at), -1);
    return new Pattern(
      this.conditions.compile((lexemes[at] ?? '').slice(1, -1)),
      nearest,
      sequence(toStart),
      sequence(this.elementsOf(lexemes.slice(0, Math.max(start, 0)), -1)),
      sequence(this.elementsOf(lexemes.slice(at + 1, end), 1)),
      sequence(this.elementsOf(lexemes.slice(end + 1), 1)),
      start >= 0,
      end < lexemes.length,
    );
  }

  /** The elements of a pattern, or of a part of it, in the direction of reading. */
  private elementsOf(lexemes: readonly string[], direction: Direction): readonly Reader[] {
    const { options, next } = this.readOptions(lexemes, 0, direction);
    const [elements, ...others] = options;
    if (elements === undefined || others.length > 0 || next !== lexemes.length)
      throw new Error(`"${lexemes.join(' ')}" in a pattern is not well-formed.`);
    return elements;
  }

  /** Reads alternatives up to a closing bracket or the end. */
  private readOptions(lexemes: readonly string[], from: number, direction: Direction) {
    const options: Reader[][] = [[]];
    let i = from;
    for (; i < lexemes.length && !lexemes[i]?.startsWith(')'); i++) {
      const lexeme = lexemes[i] ?? '';
      if (lexeme === '/') options.push([]);
      else if (lexeme === '(') {
        const group = this.readOptions(lexemes, i + 1, direction);
        i = group.next;
        const sign = repeatSign(lexemes[i] ?? '');
        options.at(-1)?.push(repeated(firstOf(group.options.map(sequence)), sign));
      } else options.at(-1)?.push(this.elementOf(lexeme, direction));
    }
    if (direction === -1) for (const elements of options) elements.reverse();
    return { options, next: i };
  }

  /** A token or a named part, with its repetitions. */
  private elementOf(lexeme: string, direction: Direction): Reader {
    const key = `${String(direction)} ${lexeme}`;
    const known = this.readers.get(key);
    if (known !== undefined) return known;
    const sign = repeatSign(lexeme);
    const text = lexeme.slice(0, lexeme.length - sign.length);
    const name = /^\{(\w+)\}$/.exec(text)?.[1];
    const once = name === undefined ? this.token(text, direction) : this.part(name, direction);
    const element = repeated(once, sign);
    this.readers.set(key, element);
    return element;
  }

  private token(text: string, direction: Direction): Reader {
    if (/^[[\]<]/.test(text)) throw new Error(`A pattern has a misplaced "${text}".`);
    const { isMet } = this.conditions.compile(text);
    return (doc, i) => (isMet(doc, i) ? i + direction : null);
  }

  private part(name: string, direction: Direction): Reader {
    const part = this.names.parts[name];
    if (part === undefined) throw new Error(`A pattern names an unknown part "${name}".`);
    return sequence(this.elementsOf(part.match(LEXEMES) ?? [], direction));
  }
}

/** The repeat sign at the end of a lexeme; empty without one. */
function repeatSign(lexeme: string): string {
  return lexeme.length > 1 ? (/[?*+]$/.exec(lexeme)?.[0] ?? '') : '';
}

const nothing: Reader = (_, i) => i;

/** Repeats a reader as often as possible, but only inside the text. */
function repeated(read: Reader, sign: string): Reader {
  if (sign === '') return read;
  const min = sign === '+' ? 1 : 0;
  const max = sign === '?' ? 1 : MAX_REPEATS;
  return (doc, from) => {
    let i = from;
    for (let count = 0; count < max; count++) {
      const next = i >= 0 && i < doc.length ? read(doc, i) : null;
      if (next === null) return count < min ? null : i;
      i = next;
    }
    return i;
  };
}

/** Reads elements one after the other. */
function sequence(elements: readonly Reader[]): Reader {
  const [first = nothing, ...others] = elements;
  if (others.length === 0) return first;
  return (doc, from) => {
    let i: number | null = from;
    for (const read of elements) {
      i = read(doc, i);
      if (i === null) return null;
    }
    return i;
  };
}

/** Reads the first of several alternatives that is there. */
function firstOf(options: readonly Reader[]): Reader {
  return (doc, i) => {
    for (const read of options) {
      const next = read(doc, i);
      if (next !== null) return next;
    }
    return null;
  };
}
