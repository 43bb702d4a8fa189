import { RECIPE_LIMITS } from '#domain/recipe/recipe-limits.js';
import { BLOCK_EDGE, HEADING, LIST_ITEM } from '../html/readable-text.js';
import { isAdvertising, withoutAdvertisingMarks } from './advertising.js';
import { isAside, isAsideName } from './asides.js';
import { cleanText } from './clean-text.js';
import { divideGluedSentences } from './glued-sentences.js';
import { withHeading } from './instruction-heading.js';
import { joinContinuations, joinStep } from './instruction-lines.js';
import { withoutEmphasis } from './markup-rests.js';
import { divideAtLabels, labelOf } from './step-labels.js';
import {
  divideAtNumbering,
  type Numbering,
  numberingOf,
  withoutNumbering,
} from './step-numbering.js';

/** A text of the instructions of a page. */
export interface InstructionText {
  readonly text: string;
  /** Names of sections and of the step, which precede the text. */
  readonly headings: readonly string[];
  /** Whether the page presents the text as one step, so that its line breaks only wrap it. */
  readonly isStep: boolean;
}

/** Maximum length of the instructions of a recipe. */
const MAX_LENGTH = RECIPE_LIMITS.steps * RECIPE_LIMITS.stepLength;
/** Maximum number of lines that are read: steps, headings, numbers and advertisements. */
const MAX_LINES = 10 * RECIPE_LIMITS.steps;
/** Lines with words, before they are joined or divided. */
const LINES = new RegExp(`\\S[^\\n${BLOCK_EDGE}]*`, 'gu');
const BLOCK_EDGES = new RegExp(`${BLOCK_EDGE}[${LIST_ITEM}\\s]*`, 'u');
const NO_WORDS = /^[\p{N}\p{P}\p{S}\s]*$/u;

/** Divides a text that is too long for a step, at the end of a sentence or between words. */
function splitLong(text: string): string[] {
  if (text.length <= RECIPE_LIMITS.stepLength) return [text];
  const head = text.slice(0, RECIPE_LIMITS.stepLength);
  const sentence = head.lastIndexOf('. ') + 1;
  const end = sentence || head.lastIndexOf(' ') || -1;
  const cut = end > 0 ? end : head.search(/[\ud800-\udbff]?$/);
  return [text.slice(0, cut).trim(), ...splitLong(text.slice(cut).trim())];
}

/** "## Sauce" */
const MARKDOWN_HEADING = /^#{1,6} (?=\S)/u;

/** The lines of a block of a text; a heading starts with {@link HEADING}. */
function linesOfBlock(block: string): string[] {
  const lines = withoutEmphasis(cleanText(block)).split('\n', MAX_LINES);
  if (block.startsWith(HEADING)) return [HEADING + lines.join(' ')];
  return lines.map((line) => line.replace(MARKDOWN_HEADING, HEADING));
}

/** The steps and headings in the lines of an instruction, joined where lines are only wrapped. */
function joinedLinesOf({ text, isStep }: InstructionText): string[] {
  const blocks = text.slice(0, MAX_LENGTH).split(BLOCK_EDGES, MAX_LINES).map(linesOfBlock);
  if (isStep) {
    const lines = blocks.flat();
    const headings = lines.filter((line) => line.startsWith(HEADING));
    return [...headings, ...joinStep(lines.filter((line) => !line.startsWith(HEADING)))];
  }
  const joined: string[] = [];
  for (const lines of blocks) {
    if (joined.length >= MAX_LINES) break;
    joined.push(...joinContinuations(lines));
  }
  return joined;
}

/** The lines of an instruction. A page with one instruction may have all its steps there. */
function linesOf(instruction: InstructionText, isOnly: boolean): string[] {
  const isStep = instruction.isStep && !isOnly;
  const lines = joinedLinesOf({ ...instruction, isStep }).slice(0, MAX_LINES);
  const divided = lines.flatMap(divideAtLabels).flatMap(divideAtNumbering);
  if (!isOnly || divided.length > 1) return divided;
  const parts = divided.flatMap(divideGluedSentences);
  return parts.length > 2 ? parts : divided;
}

/** The lines of each instruction, up to a total. */
function linesOfAll(instructions: readonly InstructionText[]): string[][] {
  const all: string[][] = [];
  let remaining = MAX_LINES;
  for (const instruction of instructions) {
    if (remaining <= 0) break;
    const lines = linesOf(instruction, instructions.length === 1).slice(0, remaining);
    remaining -= lines.length;
    all.push(lines);
  }
  return all;
}

/** A step after the headings of its text. */
const withHeadings = (headings: readonly string[], step: string) =>
  headings.reduceRight((rest, heading) => withHeading(heading, rest), step);

/** The lines of an instruction without numbers and advertisements. */
function cleanLines(lines: readonly string[], numbering: Numbering): string[] {
  return lines
    .map((line) => (line.startsWith(HEADING) ? line : withoutNumbering(line, numbering)))
    .map(withoutAdvertisingMarks)
    .filter((line) => !NO_WORDS.test(line) && !isAdvertising(line))
    .map((line) => divideGluedSentences(line).join(' '));
}

/** Leaves out tips, notes and nutrition before and after the steps; between steps they may matter. */
function withoutAsides(steps: readonly string[]): readonly string[] {
  const first = steps.findIndex((step) => !isAside(step));
  const last = steps.findLastIndex((step) => !isAside(step));
  return first < 0 ? steps : steps.slice(first, last + 1);
}

/** Joins the shortest neighbours until there are as many steps as a recipe can have, or no two fit in one. */
function joinToLimit(steps: readonly string[]): string[] {
  const joined = [...steps];
  while (joined.length > RECIPE_LIMITS.steps) {
    const lengths = joined.slice(1).map((step, i) => step.length + (joined[i]?.length ?? 0) + 1);
    const shortest = lengths.indexOf(Math.min(...lengths));
    if ((lengths[shortest] ?? 0) > RECIPE_LIMITS.stepLength) break;
    joined.splice(shortest, 2, joined.slice(shortest, shortest + 2).join(' '));
  }
  return joined;
}

/** Whether instructions have more text or lines than are read. */
function isTooLong(instructions: readonly InstructionText[], lines: readonly string[]): boolean {
  return (
    lines.length >= MAX_LINES ||
    instructions.some(
      ({ text }) => text.length > MAX_LENGTH || (text.match(LINES) ?? []).length > MAX_LINES,
    )
  );
}

/** The steps of a recipe. */
interface StepList {
  readonly steps: string[];
  /** Whether instructions are left out because a recipe has limits. */
  readonly isCut: boolean;
}

/**
 * The steps of a recipe from the instructions of a page, without numbers. Each line is a step,
 * except lines that continue a sentence. The lines of a text that the page presents as one of
 * several steps are one step, unless they are a list. Sentences without a space between them get
 * one; if they are all that a page has, at least three parts are steps.
 *
 * Headings and labels start the next step ("For the glaze: Beat …"): a step is also shown and
 * scheduled without its neighbours, and a heading alone is nothing to do.
 *
 * Leaves out lines without words, advertisements, and tips, notes and nutrition around the steps.
 * Keeps within `RECIPE_LIMITS`: more steps than a recipe can have are joined.
 */
export function stepListOf(instructions: readonly InstructionText[]): StepList {
  const texts = linesOfAll(instructions);
  const all = texts.flat();
  const numbering = numberingOf(all.filter((line) => labelOf(line) === undefined));
  const steps: string[] = [];
  let labels: string[] = [];
  let isWithinAside = false;
  texts.forEach((lines, i) => {
    const cleaned = cleanLines(lines, numbering);
    const headings = instructions[i]?.headings ?? [];
    if (headings.length > 0) isWithinAside = false;
    if (cleaned.length > 0) labels.push(...headings);
    for (const line of cleaned) {
      const label = labelOf(line);
      if (label !== undefined || isAsideName(line)) isWithinAside = isAsideName(label ?? line);
      if (isWithinAside) continue;
      if (label === undefined) {
        steps.push(withHeadings(labels, line.replace(HEADING, '')));
        labels = [];
      } else if (label !== '') labels.push(label);
    }
  });
  if (labels.length > 0) steps.push(labels.join(': '));
  const joined = joinToLimit(withoutAsides(steps).flatMap(splitLong));
  return {
    steps: joined.slice(0, RECIPE_LIMITS.steps),
    isCut: joined.length > RECIPE_LIMITS.steps || isTooLong(instructions, all),
  };
}

/** Whether a text has words that are neither numbers of steps nor advertisements. */
export function hasSteps(instruction: InstructionText): boolean {
  return stepListOf([instruction]).steps.length > 0;
}
