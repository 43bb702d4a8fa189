import { RECIPE_LIMITS } from '#domain/recipe/recipe-limits.js';
import { BLOCK_EDGE } from '../html/readable-text.js';
import { isAdvertising } from './advertising.js';
import { cleanText } from './clean-text.js';
import { divideGluedSentences } from './glued-sentences.js';
import { withHeading } from './instruction-heading.js';
import { joinContinuations, joinStep } from './instruction-lines.js';
import { divideAtNumbering, leadingNumber, withoutNumbering } from './step-numbering.js';

/** A text of the instructions of a page. */
export interface Instruction {
  readonly text: string;
  /** Names of sections and of the step, which precede the text. */
  readonly headings: readonly string[];
  /** Whether the page presents the text as one step, so that its line breaks only wrap it. */
  readonly isStep: boolean;
}

/** Maximum length of the instructions of a recipe. */
const MAX_LENGTH = RECIPE_LIMITS.steps * RECIPE_LIMITS.stepLength;
const NO_WORDS = /^[\p{N}\p{P}\p{S}\s]*$/u;
/** Markdown: "**Peel** the carrots". */
const BOLD = /\*\*([^*\n]+)\*\*/g;

/** Divides a text that is too long for a step, at the end of a sentence or between words. */
function splitLong(text: string): string[] {
  if (text.length <= RECIPE_LIMITS.stepLength) return [text];
  const head = text.slice(0, RECIPE_LIMITS.stepLength);
  const sentence = head.lastIndexOf('. ') + 1;
  const end = sentence || head.lastIndexOf(' ') || -1;
  const cut = end > 0 ? end : head.search(/[\ud800-\udbff]?$/);
  return [text.slice(0, cut).trim(), ...splitLong(text.slice(cut).trim())];
}

/** The lines of an instruction. A page with one instruction may have all its steps there. */
function linesOf({ text, isStep }: Instruction, isOnly: boolean): string[] {
  const blocks = text
    .slice(0, MAX_LENGTH)
    .split(BLOCK_EDGE)
    .map((block) => cleanText(block).replace(BOLD, '$1').split('\n'));
  const joined = isStep && !isOnly ? joinStep(blocks.flat()) : blocks.flatMap(joinContinuations);
  const divided = joined.flatMap(divideAtNumbering);
  if (!isOnly || divided.length > 1) return divided;
  const parts = divided.flatMap(divideGluedSentences);
  return parts.length > 2 ? parts : divided;
}

/**
 * The steps of a recipe from the instructions of a page, without numbers. Each line is a step,
 * except lines that continue a sentence. The lines of a text that the page presents as one of
 * several steps are one step, unless they are a list. Sentences without a space between them get
 * one; if they are all that a page has, at least three parts are steps.
 *
 * Headings start the first step of their text ("For the glaze: Beat …"): a step is also shown and
 * scheduled without its neighbours, and a heading alone is nothing to do.
 *
 * Leaves out lines without words and advertisements. Keeps within `RECIPE_LIMITS`.
 */
export function stepsOf(instructions: readonly Instruction[]): string[] {
  const isOnly = instructions.length === 1;
  const texts = instructions.map((instruction) => linesOf(instruction, isOnly));
  const numbers = new Set(
    texts
      .flat()
      .map(leadingNumber)
      .filter((number) => number !== undefined),
  );
  return texts
    .flatMap((lines, i) =>
      lines
        .map((line) => withoutNumbering(line, numbers))
        .filter((line) => !NO_WORDS.test(line) && !isAdvertising(line))
        .map((line) => divideGluedSentences(line).join(' '))
        .map((step, j) =>
          j > 0
            ? step
            : (instructions[i]?.headings ?? []).reduceRight(
                (rest, heading) => withHeading(heading, rest),
                step,
              ),
        ),
    )
    .flatMap(splitLong)
    .slice(0, RECIPE_LIMITS.steps);
}
