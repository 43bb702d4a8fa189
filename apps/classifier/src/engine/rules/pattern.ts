/**
 * A pattern describes a token and its context, from left to right:
 *
 * - `sans`: this word; `,`: this sign; `-ons`: words with this ending; `=faire`: forms of this verb;
 * - `NEGATION`: a property of a token, listed in `token-tests.ts`;
 * - `a|B`: one of them; `A&B`: both; `!A`: a token without this property; `!` binds tightest, then `&`;
 * - `@fruits`: part of a mention of this ingredient, or of an ingredient of this subcategory;
 * - `<A>`: the token, or the first token of the mention, that the rule is about; a pattern has
 *   exactly one;
 * - `x?`, `x*`, `x+`: optional, any number, at least one, each as often as possible: a repetition
 *   never gives a token back;
 * - `( x y / z )`: the first of these alternatives that matches;
 * - `[`: the first token of the phrase of a verb, or of the mention; by default the token itself.
 *   What stands before it is required, but not part of the phrase;
 * - `]`: the end of the mention; by default the end of the name itself;
 * - `{name}`: a named part of the language.
 *
 * The parts before the token are read from right to left. The parts of a rule about a mention stand
 * before and after the whole mention.
 */
export type Pattern = readonly Element[];

export type Element =
  | { readonly kind: 'token'; readonly test: string; readonly repeat: Repeat }
  | { readonly kind: 'group'; readonly options: readonly Pattern[]; readonly repeat: Repeat }
  | { readonly kind: 'anchor'; readonly test: string }
  | { readonly kind: 'start' }
  | { readonly kind: 'end' };

/** Number of times that an element matches. */
export interface Repeat {
  readonly min: number;
  readonly max: number;
}

/** Maximum number of repetitions of an element, which bounds the time of a match. */
const MAX_REPEATS = 40;

const ONCE: Repeat = { min: 1, max: 1 };
const REPEATS: Readonly<Record<string, Repeat>> = {
  '?': { min: 0, max: 1 },
  '*': { min: 0, max: MAX_REPEATS },
  '+': { min: 1, max: MAX_REPEATS },
};

/** Brackets and tokens; a bracket that closes a group may have a repeat sign. */
const LEXEMES = /\(|\)[?*+]?|<[^<>\s]+>|[^\s()]+/g;

/** Parses a pattern. Throws if its notation is wrong. */
export function parsePattern(text: string): Pattern {
  const lexemes = text.match(LEXEMES) ?? [];
  const { options, next } = parseOptions(lexemes, 0);
  const [pattern] = options;
  const anchors = pattern?.filter(({ kind }) => kind === 'anchor').length;
  if (pattern === undefined || options.length > 1 || next !== lexemes.length || anchors !== 1)
    throw new Error(`The pattern "${text}" is not well-formed.`);
  return pattern;
}

/** Parses alternatives up to a closing bracket or the end. */
function parseOptions(
  lexemes: readonly string[],
  from: number,
): { readonly options: readonly Pattern[]; readonly next: number } {
  const options: Element[][] = [[]];
  let i = from;
  for (; i < lexemes.length && !lexemes[i]?.startsWith(')'); i++) {
    const lexeme = lexemes[i] ?? '';
    if (lexeme === '/') options.push([]);
    else if (lexeme === '(') {
      const group = parseOptions(lexemes, i + 1);
      i = group.next;
      options
        .at(-1)
        ?.push({ kind: 'group', options: group.options, repeat: repeatOf(lexemes[i] ?? '') });
    } else options.at(-1)?.push(parseToken(lexeme));
  }
  return { options, next: i };
}

function parseToken(lexeme: string): Element {
  if (lexeme === '[') return { kind: 'start' };
  if (lexeme === ']') return { kind: 'end' };
  if (lexeme.startsWith('<')) return { kind: 'anchor', test: lexeme.slice(1, -1) };
  const repeat = repeatOf(lexeme);
  return { kind: 'token', test: repeat === ONCE ? lexeme : lexeme.slice(0, -1), repeat };
}

function repeatOf(lexeme: string): Repeat {
  if (lexeme.length === 1) return ONCE;
  return REPEATS[lexeme.at(-1) ?? ''] ?? ONCE;
}
