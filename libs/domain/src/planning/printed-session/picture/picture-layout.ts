import { recipeIdsOf } from '../../batch/batch-session.js';
import type { PrintedSession, PrintedTask } from '../printed-session.js';
import { shortenList } from '../../printing/short-text.js';
import { SESSION_WORDS } from '../session-words.js';
import { fitText } from './fit-text.js';
import { type Lane, lanesOf } from './session-lanes.js';
import { type RecipeMark, recipeMarks } from './recipe-marks.js';
import { type RowContent, type TimelineRow, sessionRows } from './session-rows.js';

/** Units of the picture. On a screen of 360 px, one unit is one px. */
export const FONT_SIZE = 11;
export const LINE_HEIGHT = 14;
export const MARGIN = 8;

const WIDTH = 360;
const TIME_WIDTH = 40;
const DURATION_WIDTH = 46;
const MIN_TEXT_WIDTH = 96;
const GAP = 6;
/** A lane has room for its name, which is written from bottom to top. */
const [MIN_LANE_WIDTH, MAX_LANE_WIDTH] = [FONT_SIZE, 18];
const MAX_LINES = 3;

/** Recipes that a text names, and stripes of a bar. */
export const MAX_CODES = 4;

/** A row with the lines of its text, which begins with the codes of its recipes. */
export interface PictureRow extends TimelineRow {
  readonly codes: string;
  readonly lines: readonly string[];
  readonly height: number;
}

/** Where the parts of a picture are, from left to right: times, lanes, texts, durations. */
export interface PictureLayout {
  readonly width: number;
  readonly marks: ReadonlyMap<number, RecipeMark>;
  readonly lanes: readonly Lane[];
  /** The indexes of the lanes of each task. */
  readonly lanesOfTask: ReadonlyMap<PrintedTask, readonly number[]>;
  readonly laneWidth: number;
  readonly lanesLeft: number;
  readonly textLeft: number;
  readonly rows: readonly PictureRow[];
}

/** The width grows beyond that of a phone only for more lanes than a household has. */
export function layOut(session: PrintedSession): PictureLayout {
  const lanes = lanesOf(session);
  const marks = recipeMarks(session);
  const lanesLeft = MARGIN + TIME_WIDTH;
  const beside = lanesLeft + GAP + DURATION_WIDTH + MARGIN;
  const laneWidth = Math.max(
    MIN_LANE_WIDTH,
    Math.min(MAX_LANE_WIDTH, (WIDTH - beside - MIN_TEXT_WIDTH) / Math.max(1, lanes.length)),
  );
  const textLeft = lanesLeft + lanes.length * laneWidth + GAP;
  const width = Math.max(WIDTH, textLeft + MIN_TEXT_WIDTH + DURATION_WIDTH + MARGIN);
  const textWidth = width - textLeft - DURATION_WIDTH - MARGIN;
  const rows = sessionRows(session).map((row) => {
    const codes = codesOf(row.content, marks);
    const written = `${codes} ${textOf(row.content, session)}`;
    const lines = fitText(written, textWidth / FONT_SIZE, MAX_LINES);
    return { ...row, codes, lines, height: lines.length * LINE_HEIGHT + 4 };
  });
  return {
    width,
    marks,
    lanes,
    lanesOfTask: lanesByTask(lanes),
    laneWidth,
    lanesLeft,
    textLeft,
    rows,
  };
}

function lanesByTask(lanes: readonly Lane[]): PictureLayout['lanesOfTask'] {
  const byTask = new Map<PrintedTask, number[]>();
  lanes.forEach(({ tasks }, lane) => {
    for (const task of tasks) byTask.set(task, [...(byTask.get(task) ?? []), lane]);
  });
  return byTask;
}

function codesOf(content: RowContent, marks: PictureLayout['marks']): string {
  if (content.kind === 'HEADING') return '';
  const ids =
    content.kind === 'TASK'
      ? recipeIdsOf(content.task)
      : content.reminder.steps.map(({ recipeId }) => recipeId);
  const codes = ids.map((recipeId) => marks.get(recipeId)?.code ?? '');
  return shortenList(codes, MAX_CODES).join(' ');
}

function textOf(content: RowContent, { locale }: PrintedSession): string {
  const { reminder, reminders } = SESSION_WORDS[locale];
  if (content.kind === 'HEADING') return content.text;
  if (content.kind === 'REMINDER') {
    const { kind, detail } = content.reminder;
    const what = `${reminder} – ${reminders[kind]}`;
    return detail === undefined ? what : `${what} (${detail})`;
  }
  const { title, isReminded } = content.task;
  return isReminded ? `${reminder} – ${title}` : title;
}
