/** Shorter texts are not compared: too many names differ in one letter. */
const MIN_LENGTH = 4;

/**
 * 0 when the text is the name with one letter wrong, missing, surplus, or swapped with the next one;
 * 1 when it is the start of the name with such a letter; else Infinity.
 */
export function typoRank(text: string, name: string): number {
  if (text.length < MIN_LENGTH) return Infinity;
  let at = 0;
  while (at < text.length && text[at] === name[at]) at += 1;
  const rest = text.slice(at);
  const nameRest = name.slice(at);
  const swapped = rest.slice(1, 2) + rest.slice(0, 1) + rest.slice(2);
  const ranks = [
    compare(rest.slice(1), nameRest.slice(1)), // wrong
    compare(rest, nameRest.slice(1)), // missing
    compare(rest.slice(1), nameRest), // surplus
    compare(swapped, nameRest),
  ];
  return Math.min(...ranks);
}

function compare(text: string, name: string): number {
  if (text === name) return 0;
  return text !== '' && name.startsWith(text) ? 1 : Infinity;
}
