import type { Document } from '../document/document.js';
import type { Instruction } from '../document/instruction.js';
import { hasParticle } from '../objects/has-particle.js';

/** Whether instructions only exclude something: "sauf le persil". */
export function isExclusion(instructions: readonly Instruction[]): boolean {
  return instructions.length > 0 && instructions.every(({ role }) => role === 'excluded');
}

/** What the verbs of a clause do; true if one of them does it. */
export interface Actions {
  readonly uses: boolean;
  readonly removes: boolean;
  readonly places: boolean;
  /** A verb adds food to that of the clause before: "add the milk", "stir in the flour". */
  readonly adds: boolean;
  /** A verb refers to foods by a pronoun or another substitute. */
  readonly refersToFood: boolean;
  readonly refersToPlace: boolean;
}

/** @param hasPlace whether the clause says where food is put, as in "throw the peas in a pot" */
export function actionsOf(
  doc: Document,
  instructions: readonly Instruction[],
  hasPlace: boolean,
): Actions {
  const takes = ({ verb }: Instruction) => verb !== null && (verb.removing || verb.using);
  const putsSomewhere = ({ verb, reference }: Instruction) =>
    verb !== null && verb.placing && (hasPlace || reference === 'place');
  const places = instructions.some(
    (each) => putsSomewhere(each) || ((each.verb?.placing ?? false) && !takes(each)),
  );
  const introduces = ({ verb, technique, head }: Instruction) =>
    hasParticle(doc, head) || ((verb?.introducesObject ?? false) && technique !== null);
  return {
    uses: instructions.some((each) => (each.verb?.using ?? false) && !putsSomewhere(each)),
    removes: instructions.some((each) => (each.verb?.removing ?? false) && !putsSomewhere(each)),
    places,
    adds: places || instructions.some(introduces),
    refersToFood: instructions.some(
      ({ reference }) => reference !== null && reference !== 'other' && reference !== 'place',
    ),
    refersToPlace: instructions.some(({ reference }) => reference === 'place'),
  };
}
