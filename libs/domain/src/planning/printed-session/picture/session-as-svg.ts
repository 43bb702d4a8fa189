import type { PrintedSession } from '../printed-session.js';
import { dateIn } from '../session-dates.js';
import { counted, SESSION_WORDS } from '../session-words.js';
import { drawLanes } from './draw-lanes.js';
import { drawLegend } from './draw-legend.js';
import { drawRows, drawRules } from './draw-rows.js';
import { textWidth } from './fit-text.js';
import { drawStyle } from './picture-style.js';
import { FONT_SIZE, layOut, LINE_HEIGHT, MARGIN, type PictureLayout } from './picture-layout.js';
import { drawFills } from './recipe-marks.js';
import { element, type Svg, text } from './svg-element.js';
import { timeAxis } from './time-axis.js';

const TITLE_SIZE = 14;

/**
 * A timed session as a picture. Time runs from top to bottom; every task has a row with its text,
 * and bars in the lanes of what it occupies. The picture is complete without its style, and needs no
 * scripts or fonts.
 */
export function sessionAsSvg(session: PrintedSession): string {
  const words = SESSION_WORDS[session.locale];
  const layout = layOut(session);
  const title = `${words.title} ${dateIn(session.locale, session.weekStart)}`;
  const legend = drawLegend(session, layout, MARGIN + TITLE_SIZE + 2 * LINE_HEIGHT + 12);
  const body =
    layout.rows.length === 0
      ? drawEmpty(words.empty, legend.bottom)
      : drawTimeLine(layout, legend.bottom + namesHeight(layout));
  const size = { width: Math.ceil(layout.width), height: Math.ceil(body.bottom + MARGIN) };
  return element(
    'svg',
    {
      xmlns: 'http://www.w3.org/2000/svg',
      ...size,
      viewBox: `0 0 ${String(size.width)} ${String(size.height)}`,
      lang: session.locale,
      role: 'graphics-document document',
      'aria-labelledby': 'session-title session-description',
      'font-family': 'system-ui, Helvetica, Arial, sans-serif',
      'font-size': FONT_SIZE,
    },
    element('title', { id: 'session-title' }, text(title)),
    element('desc', { id: 'session-description' }, text(words.description)),
    drawStyle(size, body.tops),
    drawFills(),
    element('rect', { ...size, fill: '#fff' }),
    ...drawHead(session, title),
    ...legend.drawn,
    ...body.drawn,
  );
}

interface Body {
  readonly drawn: readonly Svg[];
  readonly bottom: number;
  /** Where rows begin. */
  readonly tops: readonly number[];
}

function drawTimeLine(layout: PictureLayout, top: number): Body {
  const axis = timeAxis(layout.rows, top);
  const bottom = (axis.tops.at(-1) ?? top) + (layout.rows.at(-1)?.height ?? 0);
  return {
    drawn: [drawLanes(layout, top, bottom), drawRules(layout, axis), ...drawRows(layout, axis)],
    bottom,
    tops: axis.tops,
  };
}

/** The names of the lanes are written from bottom to top. */
function namesHeight({ lanes }: PictureLayout): number {
  const lengths = lanes.map(({ label }) => textWidth(label));
  return Math.max(0, ...lengths) * FONT_SIZE + MARGIN;
}

function drawEmpty(sentence: string, top: number): Body {
  const bottom = top + LINE_HEIGHT;
  return { drawn: [element('text', { x: MARGIN, y: bottom }, text(sentence))], bottom, tops: [] };
}

/** The title, the length of the session with its kitchen, and the meaning of `≈`. */
function drawHead({ kitchen, makespanMinutes, locale }: PrintedSession, title: string): Svg[] {
  const words = SESSION_WORDS[locale];
  const { cooks, burners, ovens } = kitchen;
  const facts = [
    `${String(Math.floor(makespanMinutes / 60))} h ${String(makespanMinutes % 60).padStart(2, '0')}`,
    counted(cooks, words.cook, locale),
    counted(burners, words.burner, locale),
    counted(ovens, words.oven, locale),
  ];
  const y = MARGIN + TITLE_SIZE;
  return [
    element('text', { x: MARGIN, y, 'font-size': TITLE_SIZE, 'font-weight': 'bold' }, text(title)),
    element('text', { x: MARGIN, y: y + LINE_HEIGHT + 3 }, text(facts.join(' · '))),
    element('text', { x: MARGIN, y: y + 2 * LINE_HEIGHT + 3 }, text(words.legend)),
  ];
}
