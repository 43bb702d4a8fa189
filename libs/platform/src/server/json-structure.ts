/** Maximum nesting of a body: deeper than any valid body, and safe for recursive functions. */
const MAX_DEPTH = 32;

/** Maximum number of objects and lists in a body: more than 500 results of a worker have. */
const MAX_CONTAINERS = 100_000;

const [QUOTE, BACKSLASH] = [0x22, 0x5c];
const [OPENING_BRACE, CLOSING_BRACE] = [0x7b, 0x7d];
const [OPENING_BRACKET, CLOSING_BRACKET] = [0x5b, 0x5d];

/**
 * The first structural limit that JSON in UTF-8 exceeds, as an English sentence; undefined if it
 * exceeds none. Reads the bytes before they are decoded and parsed, because that is what the limits
 * protect: 2 MiB of `{}` take ten times as long as 2 MiB of text. Malformed JSON is left to the
 * parser.
 */
export function structureProblem(json: Buffer): string | undefined {
  let depth = 0;
  let containers = 0;
  for (let i = 0; i < json.length; i += 1) {
    switch (json[i]) {
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

/**
 * The index of the quote that closes the string at `start`; at least the length of the JSON if there
 * is none. A call of `indexOf` for each quote would take seven times as long in a text of quotes.
 */
function endOfString(json: Buffer, start: number): number {
  let end = start + 1;
  while (end < json.length && json[end] !== QUOTE) end += json[end] === BACKSLASH ? 2 : 1;
  return end;
}
