import { agreeing, pronounAgreement } from '../../document/agreement.js';
import type { Document } from '../../document/document.js';
import type { Instruction } from '../../document/instruction.js';
import {
  isAppliance,
  isCovering,
  isFood,
  isUtensil,
  type Mention,
} from '../../document/mention.js';
import type { Clause } from '../../document/clause.js';
import { type Actions, actionsOf, isExclusion } from './kinds-of-instructions.js';
import { hasUnknownObject, type Objects, objectsOf } from './objects.js';

/** Maximum number of clauses of a mention, which bounds the size of a result. */
const MAX_CLAUSES = 12;

const withoutCoverings = (objects: Objects): Objects => ({
  ...objects,
  direct: objects.direct.filter((mention) => !isCovering(mention)),
});

const NONE: readonly Mention[] = [];

/** What the verb of a later clause can take up. It moves from clause to clause. */
export class Focus {
  /** Objects of the last verb that had some, its own or taken up, and their sentence. */
  private objects: readonly Mention[] = [];
  private objectsSentence = -1;
  /** The last objects that a pronoun can refer to, or the foods of a clause without objects. */
  private referents: readonly Mention[] = NONE;
  /** The referents before these, for a pronoun that does not agree with them. */
  private earlier: readonly Mention[] = NONE;
  /** The vessel that holds these objects, because a placing verb put them there. */
  private vessel: Mention | undefined = undefined;
  /** The vessel that the sentence names first, for all its verbs. */
  private fronted: Mention | undefined = undefined;
  /** Sentence of the vessels. */
  private sentence = -1;

  /** @param lastClause index of the last clause, after which nothing is taken up */
  constructor(
    private readonly doc: Document,
    private readonly lastClause: number,
  ) {}

  /**
   * Attaches to a clause what it takes up, and moves on to what the clause mentions itself: the
   * mentions [first, end) of the text.
   */
  moveTo(clause: Clause, index: number, first: number, end: number): void {
    const { kind, instructions, sentence } = clause;
    if (kind === 'condition') this.setReferentsBetween(first, end);
    if (kind !== 'main' || isExclusion(instructions)) return;
    if (sentence !== this.sentence) {
      this.vessel = undefined;
      this.fronted = undefined;
      this.sentence = sentence;
    }
    const objects = objectsOf(this.doc, clause, first, end);
    if (instructions.length === 0) {
      // A heading names what the verbs after it are about: "Les figues : les rôtir".
      this.setReferentsBetween(first, end);
      this.fronted = objects.vessel ?? this.fronted;
      return;
    }
    const taken = first === 0 ? NONE : this.takeUp(clause, objects, first);
    for (const mention of taken) {
      const { clauses } = mention;
      if (clauses.length < MAX_CLAUSES && !clauses.includes(index))
        mention.clauses = [...clauses, index];
    }
    if (index === this.lastClause || this.isAside(clause)) return;
    const actions = actionsOf(this.doc, instructions);
    const moved = actions.removes ? withoutCoverings(objects) : objects;
    this.moveToVerb(clause, actions, moved, taken);
    if (moved.direct.length > 0)
      this.setReferents(actions.refersToFood ? this.objects : moved.direct);
    else if (!taken.some(isFood)) this.setReferentsBetween(first, end);
  }

  /** Whether a clause only accompanies the verb before, whose objects stay in focus: "reserving some water". */
  private isAside({ instructions, sentence }: Clause): boolean {
    if (this.objects.length === 0 || sentence !== this.objectsSentence) return false;
    return instructions.every(({ role }) => role === 'accompanying');
  }

  /** A pronoun can refer to the foods among the mentions [first, end) from now on. */
  private setReferentsBetween(first: number, end: number): void {
    const foods = this.foodsBetween(first, end);
    if (foods.length > 0) this.setReferents(foods);
  }

  private setReferents(mentions: readonly Mention[]): void {
    this.earlier = this.referents;
    this.referents = mentions;
  }

  /** What the pronoun of a verb refers to: the last mentions that agree with it. */
  private referentsOf(instruction: Instruction): readonly Mention[] {
    const pronoun = pronounAgreement(this.doc, instruction);
    const found = agreeing(this.doc, pronoun, this.referents);
    if (found.length > 0) return found;
    const earlier = agreeing(this.doc, pronoun, this.earlier);
    return earlier.length > 0 ? earlier : this.referents;
  }

  private foodsBetween(first: number, end: number): readonly Mention[] {
    return this.doc.mentions.slice(first, end).filter(isFood);
  }

  /** The mentions of earlier clauses, before the index `first`, that a clause takes up. */
  private takeUp(clause: Clause, { direct, vessel }: Objects, first: number): readonly Mention[] {
    const taken: Mention[] = [];
    let refers = false;
    for (const instruction of clause.instructions) {
      const { reference } = instruction;
      if (reference === null) continue;
      refers = true;
      if (reference === 'object') {
        this.take(taken, clause, 'pronoun', this.referentsOf(instruction));
        this.takeOne(taken, clause, 'pronoun', this.vessel);
      }
      if (reference === 'everything')
        this.take(
          taken,
          clause,
          'all-foods',
          this.foodsBetween(0, first).filter(this.isInMainClause),
        );
      if (reference === 'latest')
        this.takeOne(taken, clause, 'latest-food', this.lastBefore(first, isFood));
      if (reference === 'place')
        this.takeOne(taken, clause, 'latest-vessel', this.lastBefore(first, isUtensil));
    }
    if (!refers && direct.length === 0 && !hasUnknownObject(this.doc, clause)) {
      if (clause.sentence === this.objectsSentence)
        this.take(taken, clause, 'omitted-object', this.objects);
      this.takeOne(taken, clause, 'vessel-of-object', this.vessel);
    }
    if (vessel === undefined) this.takeOne(taken, clause, 'fronted-vessel', this.fronted);
    return taken;
  }

  /** Foods of a condition are not in the dish yet: "Pendant que les pâtes cuisent, …". */
  private readonly isInMainClause = ({ clauses }: Mention): boolean =>
    clauses.some((index) => this.doc.clauses[index]?.kind === 'main');

  private lastBefore(end: number, test: (mention: Mention) => boolean): Mention | undefined {
    return this.doc.mentions.slice(0, end).findLast(test);
  }

  private take(
    taken: Mention[],
    { instructions, from, to }: Clause,
    why: string,
    mentions: readonly Mention[],
  ): void {
    const verb = instructions[0] ?? { from, to };
    for (const mention of mentions) {
      taken.push(mention);
      const { ingredient, utensil } = mention.entry;
      this.doc.record('carryOver', verb.from, verb.to, why, ingredient ?? utensil);
    }
  }

  private takeOne(
    taken: Mention[],
    clause: Clause,
    why: string,
    mention: Mention | undefined,
  ): void {
    if (mention !== undefined) this.take(taken, clause, why, [mention]);
  }

  private moveToVerb(
    clause: Clause,
    actions: Actions,
    objects: Objects,
    taken: readonly Mention[],
  ): void {
    const acting = this.actedOn(actions, objects.direct);
    const takenFoods = taken.length === 0 ? NONE : taken.filter(isFood);
    if (acting.length > 0 || takenFoods.length > 0) this.objectsSentence = clause.sentence;
    // The pronoun and the foods after it: "add them to the pan with the stock and simmer".
    if (acting.length > 0)
      this.objects = actions.refersToFood ? [...takenFoods, ...acting] : acting;
    else if (takenFoods.length > 0) {
      if (actions.refersToFood) this.objects = takenFoods;
    }
    // "Stir in the mixture": the next verb is about something without a name.
    else if (objects.direct.length === 0 && actions.adds && hasUnknownObject(this.doc, clause))
      this.objects = NONE;
    this.moveVessel(actions, objects, acting, taken);
  }

  /** The objects that a verb acts on. Removing something or setting an appliance leaves those before. */
  private actedOn({ removes, uses }: Actions, direct: readonly Mention[]): readonly Mention[] {
    if (this.objects.length > 0 && (removes || direct.every(isAppliance))) return NONE;
    return uses ? direct.filter(isFood) : direct;
  }

  private moveVessel(
    { refersToPlace, places, adds }: Actions,
    { vessel, isVesselFronted }: Objects,
    acting: readonly Mention[],
    taken: readonly Mention[],
  ): void {
    const taking = refersToPlace ? taken.find(isUtensil) : undefined;
    const placed = isVesselFronted ? undefined : (vessel ?? taking);
    if (placed !== undefined && places) this.vessel = placed;
    // "Put the rice in a pan, add the water and simmer": the water is in the pan as well.
    else if (acting.length > 0 && taken.length === 0 && !adds) this.vessel = undefined;
    if (vessel !== undefined) this.fronted = isVesselFronted ? vessel : undefined;
  }
}
