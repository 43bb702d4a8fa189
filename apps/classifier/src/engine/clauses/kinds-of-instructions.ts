import type { Document } from '../../document/document.js';
import type { Instruction } from '../../document/instruction.js';
import { hasParticle } from '../objects/has-particle.js';

/** Whether instructions only exclude something: "sauf le persil". */
export function isExclusion(instructions: readonly Instruction[]): boolean {
  for (const { role } of instructions) if (role !== 'excluded') return false;
  return instructions.length > 0;
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
  let uses = false;
  let removes = false;
  let places = false;
  let adds = false;
  let refersToFood = false;
  let refersToPlace = false;
  for (const { verb, head, technique, reference } of instructions) {
    uses ||= verb?.using ?? false;
    removes ||= verb?.removing ?? false;
    places ||= verb?.placing ?? false;
    adds ||= hasParticle(doc, head) || ((verb?.introducesObject ?? false) && technique !== null);
    if (reference === 'place') refersToPlace = true;
    else if (reference !== null && reference !== 'other') refersToFood = true;
  }
  return { uses, removes, places, adds: adds || places, refersToFood, refersToPlace };
}
