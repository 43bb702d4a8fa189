/** The end of a sentence without a space before the next: "tin.Melt", "180°C.Bake"; not "1.5". */
const JOINT = /(?<=[\p{Ll}\p{N})°%»”"’.]|\p{Lu}\p{Lu}|[\d°] ?[CF])[.!?…](?=\p{Lu})/gu;
/** "St" of "St.Moret", "e.g" of "e.g.Butter". */
const ABBREVIATION = /(?:^|[\s('’])(?:ste?|dr|mrs?|ms|mme|mlle|prof)$|\.\p{L}$/iu;
/** More than the length of an abbreviation. */
const ABBREVIATION_LENGTH = 8;

/** The parts of a text between glued sentences, which were paragraphs before a site removed tags. */
export function divideGluedSentences(text: string): string[] {
  const parts: string[] = [];
  let start = 0;
  for (const { index } of text.matchAll(JOINT)) {
    if (ABBREVIATION.test(text.slice(Math.max(0, index - ABBREVIATION_LENGTH), index))) continue;
    parts.push(text.slice(start, index + 1));
    start = index + 1;
  }
  return [...parts, text.slice(start)];
}
