import type { Entity } from '#domain/detection/contract.js';
import type { Clause } from '../document/clause.js';
import type { Document } from '../document/document.js';
import type { Mention } from '../document/mention.js';

/**
 * The clauses that the mentions of each clause are attached to, by the index of their clause. Empty
 * if no technique occurs twice: each clause is its own place.
 */
export type Places = readonly (readonly number[])[];

export function findPlaces(doc: Document, techniques: readonly Entity[]): Places {
  const { clauses, instructions } = doc;
  const count = instructions.filter(({ technique }) => technique !== null).length;
  if (count === techniques.length) return [];
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
  const named = new Set<string | null>(instructions.map(({ technique }) => technique));
  const isMostlyAbout = (place: number) => {
    const there = techniques.filter(({ clause }) => clause === place);
    return there.filter(({ key }) => named.has(key)).length >= there.length / 2;
  };
  const candidates = [...named].flatMap(
    (technique) => clauseOfTechnique(technique, techniques) ?? [],
  );
  const places = [...new Set(candidates)].filter(
    (place) => place === index || isMostlyAbout(place),
  );
  return places.length === 0 ? [index] : places;
}

/** The clause of the entity of a technique. Each technique has at most one entity. */
export function clauseOfTechnique(
  technique: string | null,
  techniques: readonly Entity[],
): number | undefined {
  return techniques.find(({ key }) => key === technique)?.clause;
}

/** The clauses that a mention is attached to, each once. */
export function placesOf({ clauses }: Mention, places: Places): readonly number[] {
  if (places.length === 0) return clauses;
  return [...new Set(clauses.flatMap((clause) => places[clause] ?? [clause]))];
}
