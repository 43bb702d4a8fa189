import type { Document } from '../document/document.js';
import type { Instruction, Reference } from '../document/instruction.js';
import { isFood, isUtensil, type Mention } from '../document/mention.js';
import type { TableRule } from '../rules/decision-table.js';

/** What the verbs of a clause can take up. */
export interface FocusState {
  /** Objects of the last verb that had some, and their sentence. */
  readonly objects: readonly Mention[];
  readonly objectsSentence: number;
  /** The vessel that holds these objects. */
  readonly vessel: Mention | undefined;
  /** The vessel that the sentence names first. */
  readonly fronted: Mention | undefined;
  /** What the pronoun of a verb refers to. */
  referentsOf(instruction: Instruction): readonly Mention[];
}

/** A clause that may take up earlier mentions. */
export interface TakeUpContext {
  readonly doc: Document;
  readonly focus: FocusState;
  /** An instruction of the clause that refers to something; undefined for the clause itself. */
  readonly instruction: Instruction | undefined;
  /** The mentions before the clause. */
  readonly earlier: readonly Mention[];
  /** The sentence of the clause. */
  readonly sentence: number;
  /** Whether the verbs of the clause have no object and no pronoun. */
  readonly leavesObjectOut: boolean;
  /** Whether the clause names a vessel. */
  readonly hasVessel: boolean;
}

type TakeUp = (context: TakeUpContext) => readonly Mention[];

const refersTo =
  (reference: Reference) =>
  ({ instruction }: TakeUpContext) =>
    instruction?.reference === reference;

const each = (mention: Mention | undefined) => (mention === undefined ? [] : [mention]);

/** Foods of a condition are not in the dish yet: "Pendant que les pâtes cuisent, …". */
const isInMainClause =
  ({ clauses }: Document) =>
  (mention: Mention) =>
    mention.clauses.some((index) => clauses[index]?.kind === 'main');

/** What a clause takes up. Every rule that applies adds its mentions. */
export const TAKE_UP_RULES: readonly TableRule<TakeUpContext, TakeUp>[] = [
  {
    id: 'pronoun',
    applies: refersTo('object'),
    result: ({ focus, instruction }) => [
      ...(instruction === undefined ? [] : focus.referentsOf(instruction)),
      ...each(focus.vessel),
    ],
    example: 'Éplucher les carottes et les couper.',
  },
  {
    id: 'all-foods',
    applies: refersTo('everything'),
    result: ({ doc, earlier }) => earlier.filter(isFood).filter(isInMainClause(doc)),
    example: 'Ajouter le lait et mixer le tout.',
  },
  {
    id: 'latest-food',
    applies: refersTo('latest'),
    result: ({ earlier }) => each(earlier.findLast(isFood)),
    example: 'Parer le saumon et couper celui-ci en cubes.',
  },
  {
    id: 'latest-vessel',
    applies: refersTo('place'),
    result: ({ earlier }) => each(earlier.findLast(isUtensil)),
    example: 'Chauffer une poêle et y ajouter les oignons.',
  },
  {
    id: 'omitted-object',
    applies: ({ instruction, leavesObjectOut, sentence, focus }) =>
      instruction === undefined && leavesObjectOut && sentence === focus.objectsSentence,
    result: ({ focus }) => focus.objects,
    example: 'Verser le lait et laisser épaissir.',
  },
  {
    id: 'vessel-of-object',
    applies: ({ instruction, leavesObjectOut }) => instruction === undefined && leavesObjectOut,
    result: ({ focus }) => each(focus.vessel),
    example: 'Verser le lait dans une casserole et laisser épaissir.',
  },
  {
    id: 'fronted-vessel',
    applies: ({ instruction, hasVessel }) => instruction === undefined && !hasVessel,
    result: ({ focus }) => each(focus.fronted),
    example: 'Dans une poêle, faire revenir les oignons et ajouter le lait.',
  },
];
