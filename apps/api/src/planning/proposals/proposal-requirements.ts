import type { KeptItemDto, ProposalEaterDto, ProposalsDto } from './proposals.dto.js';

/** What is wrong between the fields of a request for proposals, as sentences. */
export function problemsOfRequest({ cells, keep }: ProposalsDto): string[] {
  const items = keep?.items ?? [];
  return [
    ...(cells.length === 0 ? ['cells must have at least 1 item'] : []),
    ...repeatedCells(cells),
    ...cells.flatMap(({ eaters }, index) => problemsOfEaters(eaters, `cells[${String(index)}]`)),
    ...items.flatMap((item, index) =>
      problemsOfItem(item, `keep.items[${String(index)}]`, keep?.cookings?.length ?? 0),
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

function problemsOfItem(item: KeptItemDto, path: string, cookings: number): string[] {
  const { recipeId, cooking, eaters } = item;
  return [
    ...((recipeId == null) === (cooking == null)
      ? [`${path}: exactly one of recipeId, cooking must be given`]
      : []),
    ...(cooking != null && cooking >= cookings
      ? [`${path}.cooking must be an index of keep.cookings`]
      : []),
    ...problemsOfEaters(eaters, path),
  ];
}

function problemsOfEaters(
  eaters: readonly ProposalEaterDto[] | null | undefined,
  path: string,
): string[] {
  if (eaters?.length === 0) return [`${path}.eaters must have at least 1 item`];
  return (eaters ?? []).flatMap(({ profileId, dependantId }, index) =>
    (profileId == null) === (dependantId == null)
      ? [`${path}.eaters[${String(index)}]: exactly one of profileId, dependantId must be given`]
      : [],
  );
}
