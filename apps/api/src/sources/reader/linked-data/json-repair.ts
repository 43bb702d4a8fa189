const SPACE = /\s/;
const LITERAL = /[^\s,:{}[\]"'/]+/y;
const JSON_LITERAL = /^(?:true|false|null|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:e[+-]?\d+)?)$/i;
/** The text after a comma between two values. A comma inside a string is followed by other text. */
const VALUE_START = /^(?:["'{}[\]\d/-]|true|false|null|$)/;

/**
 * Rewrites malformed JSON as JSON in one pass. Removes comments and stray commas; adds missing
 * commas, closing brackets and values; accepts raw line breaks, invalid escapes and unescaped
 * quotes in strings. Stops after the first complete value.
 */
export class JsonRepair {
  /** Whether the text ends within a value, once it is repaired. */
  isCut = false;
  private at = 0;
  private readonly out: string[] = [];
  /** The closing brackets of the open values, the innermost last. */
  private readonly open: string[] = [];
  /** Number of open values for each closing bracket. */
  private readonly unclosed: Record<string, number> = { '}': 0, ']': 0 };
  /** Kind of the last token. It decides where commas are written; commas of the text are ignored. */
  private last: 'start' | 'colon' | 'value' = 'start';

  constructor(private readonly text: string) {}

  repair(): string {
    do {
      this.token();
    } while (this.at < this.text.length && (this.open.length > 0 || this.last === 'start'));
    this.isCut ||= this.open.length > 0;
    while (this.open.length > 0) this.close();
    return this.out.join('');
  }

  private token(): void {
    const char = this.text[this.at] ?? '';
    if (char === '"' || char === "'") this.value(this.string(char));
    else if (char === '{' || char === '[') this.begin(char);
    else if (char === '}' || char === ']') this.end(char);
    else if (char === '/' && '/*'.includes(this.text[this.at + 1] ?? ' ')) this.comment();
    else if (char === ':') this.colon();
    else if (char === ',') this.comma();
    else this.literal();
  }

  private begin(bracket: string): void {
    this.separate();
    this.out.push(bracket);
    const closer = bracket === '{' ? '}' : ']';
    this.open.push(closer);
    this.unclosed[closer] = (this.unclosed[closer] ?? 0) + 1;
    this.last = 'start';
    this.at += 1;
  }

  /** Closes all open values up to this bracket; ignores a bracket that closes no value. */
  private end(bracket: string): void {
    this.at += 1;
    if (this.unclosed[bracket] === 0) return;
    while (this.close() !== bracket);
  }

  private close(): string {
    if (this.last === 'colon') this.out.push('null');
    const bracket = this.open.pop() ?? '';
    this.unclosed[bracket] = (this.unclosed[bracket] ?? 0) - 1;
    this.out.push(bracket);
    this.last = 'value';
    return bracket;
  }

  private colon(): void {
    this.at += 1;
    if (this.last !== 'value') return;
    this.out.push(':');
    this.last = 'colon';
  }

  private comma(): void {
    this.at += 1;
    if (this.last === 'colon') this.value('null');
  }

  private separate(): void {
    if (this.last === 'value') this.out.push(',');
  }

  private value(json: string): void {
    this.separate();
    this.out.push(json);
    this.last = 'value';
  }

  private comment(): void {
    const [mark, skip] = this.text[this.at + 1] === '*' ? ['*/', 2] : ['\n', 1];
    const end = this.text.indexOf(mark, this.at + 2);
    this.at = end < 0 ? this.text.length : end + skip;
  }

  /** Writes a number or a word; skips any other character. */
  private literal(): void {
    LITERAL.lastIndex = this.at;
    const word = LITERAL.exec(this.text)?.[0];
    this.at += word?.length ?? 1;
    if (word === undefined) return;
    this.value(JSON_LITERAL.test(word) ? word.toLowerCase() : JSON.stringify(word));
  }

  private string(quote: string): string {
    let value = '';
    let from = this.at + 1;
    let i = from;
    for (; i < this.text.length; i += 1) {
      const char = this.text[i];
      if (char === '\\') {
        value += this.text.slice(from, i) + this.escaped(i);
        i += this.text[i + 1] === 'u' && this.isHex(i + 2) ? 5 : 1;
        from = i + 1;
      } else if (char === quote && this.isClosing(i)) break;
    }
    this.at = i + 1;
    this.isCut ||= i === this.text.length;
    return JSON.stringify(value + this.text.slice(from, i));
  }

  /** The character of an escape sequence; the escaped character itself if JSON has no such escape. */
  private escaped(backslash: number): string {
    const char = this.text[backslash + 1] ?? '';
    if (char === 'u' && this.isHex(backslash + 2)) {
      return String.fromCharCode(parseInt(this.text.slice(backslash + 2, backslash + 6), 16));
    }
    return { n: '\n', r: '\r', t: '\t', b: '\b', f: '\f' }[char] ?? char;
  }

  private isHex(start: number): boolean {
    return /^[\da-f]{4}$/i.test(this.text.slice(start, start + 4));
  }

  /** Whether a quote ends its string: the text after it must continue like JSON. */
  private isClosing(quote: number): boolean {
    const next = this.nextVisible(quote + 1);
    const char = this.text[next];
    if (char === ',') {
      const after = this.nextVisible(next + 1);
      return VALUE_START.test(this.text.slice(after, after + 5));
    }
    return char === undefined || ':}]"/'.includes(char);
  }

  private nextVisible(index: number): number {
    let next = index;
    while (next < this.text.length && SPACE.test(this.text[next] ?? '')) next += 1;
    return next;
  }
}
