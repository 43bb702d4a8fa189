import { styleText } from 'node:util';

type Style = Parameters<typeof styleText>[0];

/** Styles text for a terminal; returns it unchanged elsewhere or if `NO_COLOR` is set. */
export function paint(style: Style, text: string): string {
  const { FORCE_COLOR, NO_COLOR } = process.env;
  const coloured = NO_COLOR ? false : Boolean(FORCE_COLOR) || process.stdout.isTTY;
  return coloured ? styleText(style, text) : text;
}
