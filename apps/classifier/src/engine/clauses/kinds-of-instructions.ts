import type { Document } from '../../document/document.js';
import type { Instruction } from '../../document/instruction.js';
import { hasParticle } from './has-object.js';

/** Whether instructions only exclude something: "sauf le persil". */
export function isExclusion(instructions: readonly Instruction[]): boolean {
  return instructions.length > 0 && instructions.every(({ role }) => role === 'excluded');
}

export const isUsing = ({ verb }: Instruction) => verb?.using === true;

export const isRemoving = ({ verb }: Instruction) => verb?.removing === true;

export const isPlacing = ({ verb }: Instruction) => verb?.placing === true;

/** Whether the verb refers to foods by a pronoun or another substitute. */
export const isPronoun = ({ reference }: Instruction) =>
  reference === 'object' || reference === 'everything' || reference === 'latest';

/** Whether an instruction adds food to that of the clause before: "add the milk", "stir in the flour". */
export function isAdding(doc: Document, { verb, head, technique }: Instruction): boolean {
  if (verb?.placing === true || hasParticle(doc, head)) return true;
  return verb?.introducesObject === true && technique !== null;
}
