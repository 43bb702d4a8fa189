import type { Entity } from '#domain/detection/contract.js';
import type { Document } from '../../document/document.js';
import type { Instruction } from '../../document/instruction.js';
import type { Mention } from '../../document/mention.js';
import type { Clause } from '../../document/clause.js';

/**
 * The clauses that the mentions of each clause are attached to, by the index of their clause. Empty
 * if each clause is its own one.
 */
export type Places = readonly (readonly number[])[];

const OWN_PLACES: Places = [];

/** Each clause is its own place unless a technique of the text is no entity, because it occurs again. */
export function findPlaces(
  { instructions }: Document,
  clauses: readonly Clause[],
  techniques: readonly Entity[],
): Places {
  if (clauses.length <= 1) return OWN_PLACES;
  let count = 0;
  for (const { technique } of instructions) if (technique !== null) count++;
  if (count === techniques.length) return OWN_PLACES;
  return clauses.map((clause, index) => placesIn(clause, index, techniques));
}

/**
 * The clauses that the mentions of a clause are attached to. A technique that occurs again is no
 * entity: the mentions around it are attached to the clause of the entity, unless most techniques of
 * that clause are others: "Wash, peel and grate the carrots. Peel and chop the onion."
 */
function placesIn(
  { instructions }: Clause,
  index: number,
  techniques: readonly Entity[],
): readonly number[] {
  const candidates: number[] = [];
  for (const { technique } of instructions) {
    const place = clauseOfTechnique(technique, techniques);
    if (place !== undefined && !candidates.includes(place)) candidates.push(place);
  }
  // Most clauses repeat no technique.
  if (candidates.length === 1 && candidates[0] === index) return candidates;
  const places = candidates.filter(
    (place) => place === index || isMostlyAbout(place, instructions, techniques),
  );
  if (places.length === 0) places.push(index);
  return places;
}

/** Whether at least half of the techniques of a clause are those of the instructions. */
function isMostlyAbout(
  place: number,
  instructions: readonly Instruction[],
  techniques: readonly Entity[],
): boolean {
  let count = 0;
  let repeated = 0;
  for (const { key, clause } of techniques) {
    if (clause !== place) continue;
    count++;
    if (instructions.some(({ technique }) => technique === key)) repeated++;
  }
  return repeated >= count / 2;
}

/** The clause of the entity of a technique. Each technique has at most one entity. */
export function clauseOfTechnique(
  technique: string | null,
  techniques: readonly Entity[],
): number | undefined {
  if (technique === null) return undefined;
  for (const { key, clause } of techniques) if (key === technique) return clause;
  return undefined;
}

/** The clauses that a mention is attached to, each once. */
export function placesOf({ clauses }: Mention, places: Places): readonly number[] {
  if (places.length === 0) return clauses;
  const all: number[] = [];
  for (const clause of clauses)
    for (const place of places[clause] ?? []) if (!all.includes(place)) all.push(place);
  return all;
}
