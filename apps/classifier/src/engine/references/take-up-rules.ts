import type { Document } from '../document/document.js';
import type { Instruction, Reference } from '../document/instruction.js';
import { isAppliance, isCookware, isFood, isUtensil, type Mention } from '../document/mention.js';
import type { TableRule } from '../rules/decision-table.js';

/** What the verbs of a clause can take up. */
export interface FocusState {
  /** Objects of the last verb that had some, its own or taken up, and their sentence. */
  readonly objects: readonly Mention[];
  readonly objectsSentence: number;
  /** The foods that these objects were put into. */
  readonly holding: Mentions;
  /** The vessel that holds these objects, because a placing verb put them there. */
  readonly vessel: Mentions;
  /** The vessel in which the verb before acts, for what the next verb adds. */
  readonly workplace: Mentions;
  /** The vessel that the sentence names first, for all its verbs. */
  readonly fronted: Mentions;
  /** The last utensil that was no tool: "bol" in "dans un bol avec un fouet". */
  readonly place: Mentions;
  /** The tool that the verb before told the cook to take. */
  readonly tool: Mention | undefined;
  /** What the pronoun of a verb refers to. */
  referentsOf(instruction: Instruction): readonly Mention[];
}

type Mentions = readonly Mention[];

/** An instruction that refers to something before its clause. */
interface ReferringInstruction {
  readonly doc: Document;
  readonly focus: FocusState;
  readonly instruction: Instruction;
  /** Index of the first mention of its clause. */
  readonly first: number;
}

const earlier = ({ doc, first }: ReferringInstruction): Mentions => doc.mentions.slice(0, first);

/** The vessel of which a part was named: "le fond de la casserole". */
const partlyNamed = ({ doc, first }: ReferringInstruction) =>
  doc.mentions.findLast(
    (each, index) =>
      index < first &&
      isUtensil(each) &&
      !isAppliance(each) &&
      (doc.hasClass(each.from - 2, 'OF') || doc.hasClass(each.from - 1, 'CONTRACTED')),
  );

const refersTo =
  (reference: Reference) =>
  ({ instruction }: ReferringInstruction) =>
    instruction.reference === reference;

const asList = (mention: Mention | undefined) => (mention === undefined ? [] : [mention]);

/** Foods of a condition are not in the dish yet: "Pendant que les pâtes cuisent, …". */
const isInMainClause =
  ({ clauses }: Document) =>
  (mention: Mention) =>
    mention.clauses.some((index) => clauses[index]?.kind === 'main');

/** What an instruction refers to. */
export const REFERENCE_RULES: readonly TableRule<
  ReferringInstruction,
  (instruction: ReferringInstruction) => Mentions
>[] = [
  {
    id: 'pronoun',
    applies: refersTo('object'),
    result: ({ focus, instruction }) => [...focus.referentsOf(instruction), ...focus.vessel],
    example: 'Éplucher les carottes et les couper.',
  },
  {
    id: 'all-foods',
    applies: refersTo('everything'),
    result: (context) => [
      ...earlier(context).filter(isFood).filter(isInMainClause(context.doc)),
      ...context.focus.vessel,
    ],
    example: 'Ajouter le lait et mixer le tout.',
  },
  {
    id: 'latest-food',
    applies: refersTo('latest'),
    result: (context) => asList(earlier(context).findLast(isFood)),
    example: 'Parer le saumon et couper celui-ci en cubes.',
  },
  {
    id: 'latest-vessel',
    applies: refersTo('place'),
    result: (context) =>
      context.focus.place.length > 0 ? context.focus.place : asList(partlyNamed(context)),
    example: 'Chauffer une poêle et y ajouter les oignons.',
  },
];

/** A clause, and what it leaves out. */
interface ElidingClause {
  readonly focus: FocusState;
  readonly sentence: number;
  /** Whether the verbs of the clause have no object and no pronoun. */
  readonly leavesObjectOut: boolean;
  /** Whether the verbs add an object of their own. */
  readonly adds: boolean;
  /** Whether the verbs only accompany the verb before: "stirring with a spoon". */
  readonly accompanies: boolean;
  /** Whether a verb mixes. */
  readonly mixes: boolean;
  /** Whether a verb cooks on the stove, and whether the clause names what its verbs act on. */
  readonly cooks: boolean;
  readonly isNamed: boolean;
  /** Whether the clause names a vessel. */
  readonly hasVessel: boolean;
  /** Whether this vessel is no oven, so that the food is not in the vessel before any more. */
  readonly changesVessel: boolean;
}

/** What a clause takes up because it leaves it out. Every rule that applies adds its mentions. */
export const OMISSION_RULES: readonly TableRule<
  ElidingClause,
  (clause: ElidingClause) => Mentions
>[] = [
  {
    id: 'omitted-object',
    applies: ({ leavesObjectOut, sentence, focus }) =>
      leavesObjectOut && sentence === focus.objectsSentence,
    result: ({ focus: { objects } }) => objects,
    example: 'Verser le lait et laisser épaissir.',
  },
  {
    id: 'mixed-food',
    applies: ({ leavesObjectOut, mixes, sentence, focus }) =>
      leavesObjectOut && mixes && sentence === focus.objectsSentence,
    result: ({ focus: { holding } }) => holding,
    example: 'Verser la farine dans le lait et mélanger.',
  },
  {
    id: 'vessel-of-object',
    applies: ({ leavesObjectOut, changesVessel }) => leavesObjectOut && !changesVessel,
    result: ({ focus: { vessel, workplace }, accompanies }) => (accompanies ? workplace : vessel),
    example: 'Verser le lait dans une casserole et laisser épaissir.',
  },
  {
    id: 'vessel-of-addition',
    applies: ({ adds, hasVessel, focus }) => adds && !hasVessel && focus.fronted.length === 0,
    result: ({ focus: { workplace } }) => workplace,
    example: 'Heat the oil in a skillet and add the cumin seeds.',
  },
  {
    id: 'vessel-of-cooking',
    applies: ({ cooks, leavesObjectOut, hasVessel, focus }) =>
      cooks && !leavesObjectOut && !hasVessel && focus.fronted.length === 0,
    result: ({ focus: { vessel, workplace }, isNamed }) =>
      (isNamed ? vessel : workplace).filter(isCookware),
    example: 'Mettre du beurre dans une poêle et faire revenir les champignons.',
  },
  {
    id: 'fronted-vessel',
    applies: ({ hasVessel }) => !hasVessel,
    result: ({ focus: { fronted } }) => fronted,
    example: 'Dans une poêle, faire revenir les oignons et ajouter le lait.',
  },
  {
    id: 'tool-taken-before',
    applies: ({ focus }) => focus.tool !== undefined,
    result: ({ focus: { tool } }) => asList(tool),
    example: 'Prendre une fourchette et écraser les bananes.',
  },
];
