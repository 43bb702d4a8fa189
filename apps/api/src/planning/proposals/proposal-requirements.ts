import { problemsOfEaters, requireOne } from '../grid/item-requirements.js';
import type { KeptItemDto, ProposalsDto } from './proposals.dto.js';

/** What is wrong between the fields of a request for proposals, as sentences. */
export function problemsOfRequest({ cells, keep }: ProposalsDto): string[] {
  const cookings = keep?.cookings?.length ?? 0;
  return [
    ...repeatedCells(cells),
    ...cells.flatMap(({ eaters }, index) => problemsOfEaters(eaters, `cells[${String(index)}].`)),
    ...(keep?.items ?? []).flatMap((item, index) =>
      problemsOfKept(item, `keep.items[${String(index)}]`, cookings),
    ),
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

function problemsOfKept(item: KeptItemDto, path: string, cookings: number): string[] {
  const { cooking, eaters } = item;
  return [
    ...requireOne(item, ['recipeId', 'cooking'], path),
    ...(cooking != null && cooking >= cookings
      ? [`${path}.cooking must be an index of keep.cookings`]
      : []),
    ...problemsOfEaters(eaters, `${path}.`),
  ];
}
