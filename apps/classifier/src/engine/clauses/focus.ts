import type { UtensilKey } from '#domain/catalogue/utensils.js';
import type { Document } from '../../document/document.js';
import { isFood, isUtensil, type Mention } from '../../document/mention.js';
import type { Clause } from '../../document/clause.js';
import { type Actions, actionsOf, isExclusion } from './kinds-of-instructions.js';
import { hasUnknownObject, type Objects, objectsOf } from './objects.js';

/** Maximum number of clauses of a mention, which bounds the size of a result. */
const MAX_CLAUSES = 12;

/** What covers food. When it is removed, the next verb is about the food: "remove the lid and rest". */
const COVERINGS: ReadonlySet<UtensilKey> = new Set<UtensilKey>([
  'lid',
  'aluminumFoil',
  'plasticWrap',
  'parchmentPaper',
  'paperTowel',
  'teaTowel',
]);

const isNoCovering = ({ entry }: Mention) =>
  entry.utensil === null || !COVERINGS.has(entry.utensil);

const NONE: readonly Mention[] = [];

/** What the verb of a later clause can take up. It moves from clause to clause. */
export class Focus {
  /** Objects of the last verb that had some, its own or taken up, and their sentence. */
  private objects: readonly Mention[] = [];
  private objectsSentence = -1;
  /** What a pronoun refers to: these objects, or other foods of a clause without such objects. */
  private referents: readonly Mention[] = [];
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
    if (kind === 'condition') this.referTo(first, end);
    if (kind !== 'main' || isExclusion(instructions)) return;
    if (sentence !== this.sentence) {
      this.vessel = undefined;
      this.fronted = undefined;
      this.sentence = sentence;
    }
    const objects = objectsOf(this.doc, clause, first, end);
    if (instructions.length === 0) {
      // A heading names what the verbs after it are about: "Les figues : les rôtir".
      this.referTo(first, end);
      this.fronted = objects.vessel ?? this.fronted;
      return;
    }
    const taken = first === 0 ? NONE : this.takeUp(clause, objects, first);
    for (const mention of taken) {
      const { clauses } = mention;
      if (clauses.length < MAX_CLAUSES && !clauses.includes(index))
        mention.clauses = [...clauses, index];
    }
    if (index === this.lastClause) return;
    this.moveToVerb(clause, objects, taken);
    if (objects.direct.length > 0) this.referents = objects.direct;
    else if (!taken.some(isFood)) this.referTo(first, end);
  }

  /** A pronoun can refer to the foods among the mentions [first, end) from now on. */
  private referTo(first: number, end: number): void {
    const foods = this.foodsBetween(first, end);
    if (foods.length > 0) this.referents = foods;
  }

  private foodsBetween(first: number, end: number): readonly Mention[] {
    return this.doc.mentions.slice(first, end).filter(isFood);
  }

  /** The mentions of earlier clauses, before the index `first`, that a clause takes up. */
  private takeUp(clause: Clause, { direct, vessel }: Objects, first: number): readonly Mention[] {
    const taken: Mention[] = [];
    let refers = false;
    for (const { reference } of clause.instructions) {
      if (reference === null) continue;
      refers = true;
      if (reference === 'object') {
        this.take(taken, clause, 'pronoun', this.referents);
        this.takeOne(taken, clause, 'pronoun', this.vessel);
      }
      if (reference === 'everything')
        this.take(taken, clause, 'all-foods', this.foodsBetween(0, first));
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

  private moveToVerb(clause: Clause, objects: Objects, taken: readonly Mention[]): void {
    const actions = actionsOf(this.doc, clause.instructions);
    const acting = this.actedOn(actions, objects.direct);
    const takenFoods = taken.length === 0 ? NONE : taken.filter(isFood);
    if (acting.length > 0 || takenFoods.length > 0) this.objectsSentence = clause.sentence;
    if (acting.length > 0) this.objects = acting;
    else if (takenFoods.length > 0) {
      if (actions.refersToFood) this.objects = takenFoods;
    }
    // "Stir in the mixture": the next verb is about something without a name.
    else if (objects.direct.length === 0 && actions.adds && hasUnknownObject(this.doc, clause))
      this.objects = NONE;
    this.moveVessel(actions, objects, acting, taken);
  }

  /** The objects that a verb acts on. A verb that removes something leaves the objects before. */
  private actedOn({ removes, uses }: Actions, direct: readonly Mention[]): readonly Mention[] {
    if (removes && this.objects.length > 0) return NONE;
    if (uses) return direct.filter(isFood);
    return removes ? direct.filter(isNoCovering) : direct;
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
