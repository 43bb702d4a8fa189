import type { Entry } from '../../words/entry.js';
import type { Mention } from '../../document/mention.js';
import type { Word } from '../../words/word.js';
import type { Line } from '../model/line.js';

/** Completes foods that share the noun of the next: "chicken" is its broth in "chicken or beef broth". */
export function completeMentions(line: Line): readonly Mention[] {
  return line.mentions.map((mention, i) => {
    const next = line.mentions[i + 1];
    const isShared =
      next?.from === mention.to + 1 && line.lineWords.alternative.has(line.lowerCase(mention.to));
    const entry = isShared ? entryWithNoun(line, mention, next) : undefined;
    return entry === undefined ? mention : { ...mention, entry };
  });
}

/** The food whose name is a mention with the last words of the next mention. */
function entryWithNoun(line: Line, mention: Mention, next: Mention): Entry | undefined {
  const words = wordsBetween(line, mention.from, mention.to);
  for (let from = next.from + 1; from < next.to; from++) {
    const [head, ...others] = [...words, ...wordsBetween(line, from, next.to)];
    const entry = head?.names?.get(others);
    if (entry?.ingredient != null) return entry;
  }
  return undefined;
}

function wordsBetween(line: Line, from: number, to: number): Word[] {
  return Array.from({ length: to - from }, (_, i) => line.word(from + i));
}
