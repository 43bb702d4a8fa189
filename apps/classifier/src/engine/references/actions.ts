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

export function actionsOf(doc: Document, instructions: readonly Instruction[]): Actions {
  const places = instructions.some(({ verb }) => verb?.placing ?? false);
  const introduces = ({ verb, technique, head }: Instruction) =>
    hasParticle(doc, head) || ((verb?.introducesObject ?? false) && technique !== null);
  return {
    uses: instructions.some(({ verb }) => verb?.using ?? false),
    // "y jeter les pâtes" adds.
    removes: instructions.some(
      ({ verb, reference }) => reference !== 'place' && (verb?.removing ?? false),
    ),
    places,
    adds: places || instructions.some(introduces),
    refersToFood: instructions.some(
      ({ reference }) => reference !== null && reference !== 'other' && reference !== 'place',
    ),
    refersToPlace: instructions.some(({ reference }) => reference === 'place'),
  };
}
