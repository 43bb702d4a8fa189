import { CUTTING } from '#domain/catalogue/kinds/technique-kinds.js';
import type { Document } from '../document/document.js';
import type { Instruction } from '../document/instruction.js';
import { isFood, isUtensil } from '../document/mention.js';
import { hasObject } from '../objects/has-object.js';
import { hasParticle } from '../objects/has-particle.js';
import type { TableRule } from '../rules/decision-table.js';
import { isToolOfNextVerb } from './clause-start.js';
import { isCoordinated, isDependent, sharesObject } from './coordination.js';
import { headingEnd, type Sentence } from './sentence.js';

/** An instruction in its sentence. */
export interface InstructionContext {
  readonly doc: Document;
  readonly sentence: Sentence;
  /** Index of the instruction in the sentence. */
  readonly i: number;
  readonly instruction: Instruction;
  readonly previous: Instruction | undefined;
}

/** Whether an instruction starts a clause, or stays in the clause of the instruction before it. */
export type ClauseResult = 'new-clause' | 'same-clause';

const uses = (instruction: Instruction | undefined) => instruction?.verb?.using ?? false;

/** Whether a tool is the next that words from a token on name: "constantly with a wooden spoon", "au fouet". */
function hasTool(doc: Document, from: number): boolean {
  let isTool = false;
  for (let i = from; doc.isWord(i) && doc.instructionAt(i) === undefined; i++) {
    const mention = doc.mentionAt(i);
    if (mention !== undefined) return isTool && isUtensil(mention);
    if (doc.hasClass(i, 'PREPOSITION')) isTool = !doc.hasClass(i, 'LOCATIVE');
  }
  return false;
}

/** The instruction before can belong to the clause of this one: "En remuant, verser …". */
const mayBeFronted = ({ doc, i, previous }: InstructionContext) =>
  previous !== undefined && isDependent(previous) && (i === 1 || isToolOfNextVerb(doc, previous));

/** Whether a verb handles a food that it does not add: "en remuant les pois", not "en versant le lait". */
function handlesFood(doc: Document, { verb, technique, head }: Instruction): boolean {
  if (technique === null || !verb || verb.introducesObject || hasParticle(doc, head)) return false;
  const object = doc.mentions.find(({ from }) => from > head);
  return object !== undefined && isFood(object) && !hasTool(doc, object.to);
}

/** What was named before is seasoned, not the object of the next verb: "écrase l'avocat, sale et presse un citron". */
const isSeasoningBefore = ({ sentence, i, previous, instruction }: InstructionContext) =>
  previous?.technique === 'season' &&
  instruction.technique !== 'season' &&
  sentence.instructions.slice(0, i).some(({ technique }) => technique !== 'season');

/** Decides whether an instruction starts a clause. */
export const CLAUSE_RULES: readonly TableRule<InstructionContext, ClauseResult>[] = [
  {
    id: 'verb-after-heading',
    applies: ({ doc, i, sentence }) => headingEnd(doc, i, sentence) !== null,
    result: 'new-clause',
    example: 'Sauce : mélanger le lait et la farine.',
  },
  {
    id: 'verb-after-earlier-action',
    applies: ({ doc, previous, instruction, sentence }) =>
      previous === undefined &&
      instruction.reference !== null &&
      doc.hasClass(sentence.from, 'PURPOSE'),
    result: 'new-clause',
    example: 'Après avoir lavé les carottes, les râper.',
  },
  {
    id: 'first-verb',
    applies: ({ previous, instruction: { role } }) => previous === undefined && role !== 'excluded',
    result: 'same-clause',
    example: 'Laver les carottes.',
  },
  {
    id: 'later-action-or-exclusion',
    applies: ({ instruction: { role } }) => role === 'before' || role === 'excluded',
    result: 'new-clause',
    example: 'Ajouter la crème avant de servir le poisson.',
  },
  {
    id: 'verb-after-later-action',
    applies: ({ previous, instruction }) =>
      previous?.role === 'before' && !isDependent(instruction),
    result: 'new-clause',
    example: 'Avant de servir, parsemer de persil.',
  },
  {
    id: 'verb-after-exclusion',
    applies: ({ previous }) => previous?.role === 'excluded',
    result: 'new-clause',
    example: 'Versez le sirop sur les blancs, pas sur le fouet, en battant.',
  },
  {
    id: 'purpose-of-tool',
    applies: ({ previous, instruction }) => uses(previous) && instruction.role === 'purpose',
    result: 'same-clause',
    example: 'Utilisez une mandoline pour émincer le fenouil.',
  },
  {
    id: 'tool-of-next-verb',
    applies: ({ doc, instruction }) => isToolOfNextVerb(doc, instruction),
    result: 'new-clause',
    example: 'Cream the butter and then, using a wooden spoon, mix in the flour.',
  },
  {
    id: 'tool-of-verb',
    applies: ({ previous, instruction }) =>
      uses(instruction) && (instruction.role === 'accompanying' || previous?.role === 'purpose'),
    result: 'same-clause',
    example: 'Mash the bananas, using a fork.',
  },
  {
    id: 'shared-object',
    applies: (context) => {
      const { doc, previous, instruction, i, sentence } = context;
      return (
        previous !== undefined &&
        !isDependent(instruction) &&
        !isSeasoningBefore(context) &&
        isCoordinated(doc, previous, instruction) &&
        sharesObject(doc, i, sentence)
      );
    },
    result: 'same-clause',
    example: 'Éplucher, laver et couper les carottes.',
  },
  {
    id: 'part-that-is-cut-off',
    applies: ({ doc, i, previous, instruction }) =>
      i === 1 &&
      previous !== undefined &&
      CUTTING.has(previous.technique) &&
      instruction.verb?.removing === true &&
      isCoordinated(doc, previous, instruction),
    result: 'same-clause',
    example: 'Couper et retirer la base du poireau.',
  },
  {
    id: 'verb-after-fronted-action-with-object',
    applies: (context) =>
      mayBeFronted(context) &&
      context.previous !== undefined &&
      !(uses(context.previous) && context.previous.technique === null) &&
      hasObject(context.doc, context.previous, context.instruction.phraseStart),
    result: 'new-clause',
    example: 'En remuant la sauce, verser le lait.',
  },
  {
    id: 'verb-after-fronted-action',
    applies: mayBeFronted,
    result: 'same-clause',
    example: 'En remuant, verser le lait.',
  },
  {
    id: 'next-verb',
    applies: ({ instruction }) => !isDependent(instruction) || instruction.reference !== null,
    result: 'new-clause',
    example: 'Laver les carottes et émincer les oignons.',
  },
  {
    id: 'purpose-without-technique',
    applies: ({ instruction }) => instruction.role === 'purpose' && instruction.technique === null,
    result: 'same-clause',
    example: 'Mélanger la farine et le lait pour obtenir une pâte.',
  },
  {
    id: 'object-of-both-verbs',
    applies: ({ doc, i, previous, instruction }) =>
      i === 1 &&
      previous?.reference === null &&
      instruction.role === 'accompanying' &&
      handlesFood(doc, instruction) &&
      !hasParticle(doc, previous.head) &&
      !hasObject(doc, previous, instruction.phraseStart),
    result: 'same-clause',
    example: 'Faire revenir en remuant les oignons.',
  },
  {
    id: 'dependent-verb-with-object',
    applies: ({ doc, instruction, i, sentence }) => {
      const end = sentence.instructions[i + 1]?.phraseStart ?? sentence.to;
      return hasObject(doc, instruction, end);
    },
    result: 'new-clause',
    example: 'Verser le lait en remuant la sauce.',
  },
  {
    id: 'accompanying-verb-with-tool',
    applies: ({ doc, instruction: { role, to } }) => role === 'accompanying' && hasTool(doc, to),
    result: 'new-clause',
    example: 'Verser le lait en remuant avec une cuillère.',
  },
  {
    id: 'dependent-verb',
    applies: () => true,
    result: 'same-clause',
    example: 'Verser le lait en remuant.',
  },
];
