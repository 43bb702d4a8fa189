import type { Document } from '../model/document.js';
import type { Classification, Instruction } from '../model/instruction.js';

/** Decides which verbs of a language are instructions. */
export interface InstructionClassifier {
  /** Classifies the verb at a token; null if it is no instruction. */
  classify: (doc: Document, at: number) => Classification | null;
  /** Whether the verb at a token belongs to an auxiliary before it: "faire … revenir". */
  completes: (doc: Document, auxiliary: Instruction, at: number) => boolean;
}
