import { parse, View } from 'vega';
import { compile, type TopLevelSpec } from 'vega-lite';
import type { Config } from 'vega-lite/build/src/config.js';

export const INK = '#24292f';
export const FAINT_INK = '#57606a';
export const CONTROL_COLOUR = '#8c959f';
export const API_COLOUR = '#0969da';

/** The background is opaque, so that the plots can be read in dark mode. */
const THEME: Config = {
  background: '#ffffff',
  padding: 16,
  font: 'Helvetica Neue, Helvetica, Arial, sans-serif',
  view: { stroke: null },
  title: { color: INK, fontSize: 15, fontWeight: 600, anchor: 'start', offset: 14 },
  header: { labelColor: INK, labelFontSize: 12, labelFontWeight: 600, title: null },
  axis: {
    domainColor: '#d0d7de',
    gridColor: '#eaeef2',
    labelColor: FAINT_INK,
    labelFontSize: 11,
    tickColor: '#d0d7de',
    titleColor: FAINT_INK,
    titleFontSize: 12,
    titleFontWeight: 'normal',
    titlePadding: 10,
  },
};

/** Renders a plot as SVG text. Equal specifications give equal texts. */
export async function renderSvg(spec: TopLevelSpec): Promise<string> {
  const view = new View(parse(compile({ ...spec, config: THEME }).spec), {
    renderer: 'none',
  });
  return `${await view.toSVG()}\n`;
}
