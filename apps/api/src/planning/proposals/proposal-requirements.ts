import { problemsOfBatch, problemsOfEaters } from '../plan/week/item-requirements.js';
import type { ProposalsDto } from './proposals.dto.js';

/** What is wrong between the fields of a request for proposals, as sentences. */
export function problemsOfRequest({ cells, keep }: ProposalsDto): string[] {
  return [
    ...repeatedCells(cells),
    ...cells.flatMap(({ eaters }, index) => problemsOfEaters(eaters, `cells[${String(index)}].`)),
    ...(keep == null ? [] : problemsOfBatch(keep).map((problem) => `keep.${problem}`)),
  ];
}

function repeatedCells(cells: ProposalsDto['cells']): string[] {
  const seen = new Set<string>();
  return cells.flatMap(({ date, slot }, index) => {
    const cell = `${date} ${slot}`;
    const isRepeated = seen.has(cell);
    seen.add(cell);
    return isRepeated ? [`cells[${String(index)}] must not repeat an earlier one`] : [];
  });
}
