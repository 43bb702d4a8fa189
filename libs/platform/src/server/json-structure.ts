/** Maximum nesting of a body: deeper than any valid body, and safe for recursive functions. */
const MAX_DEPTH = 32;

/** Maximum number of objects and lists in a body: more than 500 results of a worker have. */
const MAX_CONTAINERS = 100_000;

const QUOTE = '"'.charCodeAt(0);
const [OPENING_BRACE, CLOSING_BRACE] = ['{'.charCodeAt(0), '}'.charCodeAt(0)];
const [OPENING_BRACKET, CLOSING_BRACKET] = ['['.charCodeAt(0), ']'.charCodeAt(0)];

/**
 * The first structural limit that a JSON text exceeds, as an English sentence; undefined if it
 * exceeds none. Reads the text before it is parsed, because parsing is what the limits protect:
 * 2 MiB of `{}` take ten times as long as 2 MiB of text. Malformed JSON is left to the parser.
 */
export function structureProblem(json: string): string | undefined {
  let depth = 0;
  let containers = 0;
  for (let i = 0; i < json.length; i += 1) {
    switch (json.charCodeAt(i)) {
      case QUOTE:
        i = endOfString(json, i);
        break;
      case OPENING_BRACE:
      case OPENING_BRACKET:
        depth += 1;
        containers += 1;
        if (depth > MAX_DEPTH) return `The body is nested deeper than ${String(MAX_DEPTH)}.`;
        if (containers > MAX_CONTAINERS) {
          return `The body has more than ${String(MAX_CONTAINERS)} objects and lists.`;
        }
        break;
      case CLOSING_BRACE:
      case CLOSING_BRACKET:
        depth -= 1;
    }
  }
  return undefined;
}

/** The index of the quote that closes the string at `start`; the end of the text if there is none. */
function endOfString(json: string, start: number): number {
  let end = start;
  do {
    end = json.indexOf('"', end + 1);
  } while (end !== -1 && isEscaped(json, end));
  return end === -1 ? json.length : end;
}

/** Whether an odd number of backslashes precedes a character. */
function isEscaped(json: string, index: number): boolean {
  let backslashes = 0;
  while (json[index - backslashes - 1] === '\\') backslashes += 1;
  return backslashes % 2 === 1;
}
