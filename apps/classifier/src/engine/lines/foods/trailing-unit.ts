import type { UnitKey } from '#domain/catalogue/units.js';
import type { TokenRange } from '../../document/token.js';
import type { Line } from '../model/line.js';

/** The unit at the end of a name or after it: "2 garlic cloves", "1 celery stalk". */
export function trailingUnit(line: Line, { from, to }: TokenRange): UnitKey | null {
  const unitAt = (i: number) => line.word(i).names?.value?.unit?.key ?? null;
  return unitAt(to) ?? (to - from < 2 ? null : unitAt(to - 1));
}
