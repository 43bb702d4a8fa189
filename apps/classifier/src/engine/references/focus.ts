import { COVERING, MIXING, STOVE_TECHNIQUES } from '#domain/catalogue/kinds/technique-kinds.js';
import type { Clause } from '../document/clause.js';
import type { Document } from '../document/document.js';
import type { Instruction } from '../document/instruction.js';
import { isAppliance, isCookware, isCovering, isFood, isUtensil } from '../document/mention.js';
import type { Mention } from '../document/mention.js';
import { firstRule } from '../rules/decision-table.js';
import { type Actions, actionsOf, isExclusion } from './actions.js';
import { agreeing, pronounAgreement } from './agreement.js';
import {
  ACTING_RULES,
  type FocusTable,
  OBJECT_FOCUS_RULES,
  type Verbs,
  VESSEL_FOCUS_RULES,
} from './focus-rules.js';
import { hasUnknownObject, type Objects, objectsOf } from './objects-of-clause.js';
import { type FocusState, OMISSION_RULES, REFERENCE_RULES } from './take-up-rules.js';

/** Maximum number of clauses of a mention, which bounds the size of a result. */
const MAX_CLAUSES = 12;

const NONE: readonly Mention[] = [];

const isMixing = ({ instructions }: Clause) =>
  instructions.some(({ technique }) => MIXING.has(technique));

/** The first list that is not empty. */
const firstOf = (...lists: readonly (readonly Mention[])[]) =>
  lists.find((list) => list.length > 0) ?? NONE;

/** What the verb of a later clause can take up. It moves from clause to clause. */
export class Focus implements FocusState {
  objects: readonly Mention[] = NONE;
  objectsSentence = -1;
  holding: readonly Mention[] = NONE;
  vessel: readonly Mention[] = NONE;
  workplace: readonly Mention[] = NONE;
  fronted: readonly Mention[] = NONE;
  place: readonly Mention[] = NONE;
  tool: Mention | undefined = undefined;
  /** What a pronoun can refer to, the most likely mentions first: objects, then their targets. */
  private referents: readonly (readonly Mention[])[] = [];
  /** The referents before these, for a pronoun that does not agree with them. */
  private earlier: readonly (readonly Mention[])[] = [];
  /** Sentence of the vessels. */
  private sentence = -1;

  constructor(private readonly doc: Document) {}

  /**
   * Attaches to a clause what it takes up, and moves on to its own mentions. The first of them has
   * the index `first` in the text.
   */
  moveTo(clause: Clause, index: number, own: readonly Mention[], first: number): void {
    const { kind, instructions, sentence } = clause;
    const foods = own.filter(isFood);
    if (kind === 'condition') this.setReferents(foods);
    if (kind !== 'main' || isExclusion(instructions)) return;
    if (sentence !== this.sentence) {
      this.vessel = NONE;
      this.workplace = NONE;
      this.fronted = NONE;
      this.tool = undefined;
      this.sentence = sentence;
    }
    const objects = objectsOf(this.doc, clause, own);
    if (instructions.length === 0) {
      // A heading names what the verbs after it are about: "Les figues : rôtir", "Les figues : les rôtir".
      this.setReferents(foods);
      if (this.isHeading(clause)) [this.objects, this.objectsSentence] = [foods, sentence];
      // "Wok : saisir les crevettes"
      const isHeading = (mention: Mention) => isUtensil(mention) && mention.from === clause.from;
      const heading = this.isHeading(clause) ? own.filter(isHeading) : NONE;
      this.fronted = firstOf(objects.vessel, heading, this.fronted);
      this.place = firstOf(objects.vessel, this.place);
      return;
    }
    const taken = this.takeUp(clause, objects, first);
    for (const mention of taken) {
      const { clauses } = mention;
      if (clauses.length < MAX_CLAUSES && !clauses.includes(index))
        mention.clauses = [...clauses, index];
    }
    if (!this.isAside(clause)) this.moveToVerbs(clause, objects, taken, foods);
  }

  /** What the pronoun of a verb refers to: the last mentions that agree with it. */
  referentsOf(instruction: Instruction): readonly Mention[] {
    const pronoun = pronounAgreement(this.doc, instruction);
    const found = [...this.referents, ...this.earlier]
      .map((mentions) => agreeing(this.doc, pronoun, mentions))
      .find((mentions) => mentions.length > 0);
    // What was cut is several pieces: "taillez le céleri en dés, faites-les revenir".
    return found ?? (pronoun === 'PLURAL' ? firstOf(...this.referents) : NONE);
  }

  /** The mentions before the index `first` that a clause takes up. */
  private takeUp(clause: Clause, objects: Objects, first: number): readonly Mention[] {
    const { instructions, sentence } = clause;
    const taken: Mention[] = [];
    const take = (id: string, mentions: readonly Mention[]) => {
      const verb = instructions[0] ?? clause;
      for (const { entry } of mentions)
        this.doc.record('carryOver', verb.from, verb.to, id, entry.ingredient ?? entry.utensil);
      taken.push(...mentions);
    };
    for (const instruction of instructions) {
      const context = { doc: this.doc, focus: this, instruction, first };
      const rule = firstRule(REFERENCE_RULES, context);
      if (rule !== undefined) take(rule.id, rule.result(context));
    }
    const leavesObjectOut =
      !objects.hasOwn &&
      instructions.every(({ reference }) => reference === null) &&
      !hasUnknownObject(this.doc, clause);
    const hasVessel = objects.vessel.length > 0;
    const adds =
      objects.direct.length > 0 &&
      objects.targets.length === 0 &&
      instructions.every(({ role }) => role !== 'before') &&
      actionsOf(this.doc, instructions, objects.hasPlace).adds;
    const eliding = {
      focus: this,
      sentence,
      leavesObjectOut,
      adds,
      accompanies: instructions.every(({ role }) => role === 'accompanying'),
      mixes: isMixing(clause),
      cooks: instructions.some(({ technique }) => STOVE_TECHNIQUES.has(technique)),
      isNamed: objects.direct.length > 0,
      hasVessel,
      changesVessel: hasVessel && !objects.vessel.some(isAppliance),
    };
    for (const { id, applies, result } of OMISSION_RULES)
      if (applies(eliding)) take(id, result(eliding));
    return taken;
  }

  /** Whether a clause only accompanies the verb before, whose objects stay in focus: "reserving some water". */
  private isAside({ from, instructions, sentence }: Clause): boolean {
    if (this.objects.length === 0 || sentence !== this.objectsSentence) return false;
    if (this.doc.is(from - 1, '(')) return true;
    return instructions.every(({ role }) => role === 'accompanying');
  }

  /** Moves on to what the verbs of a clause act on. */
  private moveToVerbs(
    clause: Clause,
    objects: Objects,
    taken: readonly Mention[],
    foods: readonly Mention[],
  ): void {
    const actions = actionsOf(this.doc, clause.instructions, objects.hasPlace);
    const { targets, covered } = objects;
    // Not what is taken off: "remove the lid and rest", "remove the string from the beef and slice".
    const isKept = (mention: Mention) =>
      targets.length > 0 ? isFood(mention) : !isCovering(mention);
    const direct = actions.removes ? objects.direct.filter(isKept) : objects.direct;
    const acting =
      this.decide(clause, ACTING_RULES, {
        actions,
        direct,
        targets,
        covered,
        hasObjects: this.objects.length > 0,
        setsPartAside: this.setsPartAside(clause, direct),
      }) ?? direct;
    const takenFoods = taken.filter(isFood);
    const covers = clause.instructions.some(({ technique }) => COVERING.has(technique));
    const isPoured = covers
      ? covered.length > 0 || (actions.refersToFood && direct.length > 0)
      : actions.places && direct.length === 0 && targets.length > 0;
    const verbs: Verbs = {
      actions,
      acting,
      takenFoods,
      covered,
      mixes: isMixing(clause),
      hasTaken: taken.length > 0,
      placedIn: this.vesselOf(actions, objects, taken),
      poursOut: takenFoods.length > 0 && isPoured,
      hasUnknown:
        direct.length === 0 &&
        (actions.adds || clause.instructions.some(({ technique }) => technique !== null)) &&
        hasUnknownObject(this.doc, clause),
    };
    if ([acting, takenFoods, covered].flat().length > 0) this.objectsSentence = clause.sentence;
    this.objects = this.decide(clause, OBJECT_FOCUS_RULES, verbs) ?? this.objects;
    this.holding = acting.length > 0 ? objects.holding : NONE;
    this.vessel = this.decide(clause, VESSEL_FOCUS_RULES, verbs) ?? this.vessel;
    // "Take the wok off the heat" removes it as well.
    const isTakenOff = ({ to }: Mention) =>
      this.doc.hasClass(to, 'PARTICLE') && !this.doc.hasClass(to, 'COVERED');
    const isHeld = (each: Mention) => isCookware(each) && !isTakenOff(each);
    const held = actions.removes || actions.uses ? NONE : direct.filter(isHeld);
    const place = firstOf(this.vessel, objects.vessel, held, this.workplace);
    this.workplace = place.some(isAppliance) ? NONE : place;
    if (objects.vessel.length > 0)
      this.fronted = objects.isVesselFronted || this.isHeading(clause) ? objects.vessel : NONE;
    if (verbs.poursOut) this.fronted = NONE;
    this.place = firstOf(direct.filter(isUtensil).slice(-1), objects.vessel, this.place);
    this.tool = this.toolTaken(clause, actions, direct);
    // "Heat the oil. Add the dumplings and fry them": not the oil.
    if (actions.adds && verbs.hasUnknown && foods.length === 0) this.earlier = this.referents = [];
    else if (actions.removes && acting.length === 0 && this.isDiscarded(clause, direct))
      this.referents = [...this.referents, direct];
    else if (direct.length > 0)
      this.setReferents(
        actions.refersToFood ? this.objects : actions.uses ? acting : direct,
        actions.adds ? targets : covered,
        objects.vessel,
      );
    // "Saupoudrez de cacao. Laissez-les refroidir": the cocoa is not what cools.
    else if (takenFoods.length === 0 && !actions.refersToFood) {
      const isTarget = (food: Mention) =>
        targets.includes(food) && !covered.includes(food) && !acting.includes(food);
      // "Frire les beignets dans l'huile et les égoutter": nor is the oil what is drained.
      const isOther = (food: Mention) =>
        this.isInstrument(food) || (isTarget(food) && hasUnknownObject(this.doc, clause));
      this.setReferents(foods.filter((food) => !isOther(food)));
    }
  }

  /** Whether a verb throws away a part of what was named: "retirez les graines", not "retirez le poulet". */
  private isDiscarded({ sentence, to }: Clause, objects: readonly Mention[]): boolean {
    const { names } = this.doc;
    if (sentence !== this.objectsSentence && !this.doc.endsSentence(to)) return false;
    return objects.every(({ from }) => {
      const name = names.find((each) => each.from === from)?.entry.ingredient;
      return !names.some((each) => each.from < from && each.entry.ingredient === name);
    });
  }

  /** Whether the verbs only set a part of something aside: "reserve 1 cup of the water". */
  private setsPartAside({ instructions }: Clause, direct: readonly Mention[]): boolean {
    if (!instructions.every(({ technique }) => technique === 'setAside')) return false;
    return direct.length > 0 && direct.every((mention) => this.isPart(mention));
  }

  /** Whether a mention follows "of": "une louche d'eau", "1 cup of the water". */
  private isPart({ from }: Mention): boolean {
    const { doc } = this;
    if (doc.hasAnyClass(from - 1, ['OF', 'DEGREE'])) return true;
    return doc.hasClass(from - 1, 'DETERMINER') && doc.hasClass(from - 2, 'OF');
  }

  /** Whether a food is what a verb acts with: "Saupoudrez de cacao". */
  private isInstrument({ from }: Mention): boolean {
    return this.doc.hasClass(from - 1, 'OF') && this.doc.instructionAt(from - 2) !== undefined;
  }

  /** The vessel that verbs put food into: after the verb, or the vessel that they refer to or add to. */
  private vesselOf(
    { places, refersToPlace }: Actions,
    { vessel, direct, isVesselFronted }: Objects,
    taken: readonly Mention[],
  ): readonly Mention[] {
    if (!places || isVesselFronted) return NONE;
    const isElsewhere = vessel.length > 0 || (!refersToPlace && direct.length === 0);
    return isElsewhere ? vessel : taken.filter(isUtensil).slice(0, 1);
  }

  /** The mentions that the first rule that applies gives; undefined if none does. */
  private decide<Context>(
    { instructions: [verb] }: Clause,
    table: FocusTable<Context>,
    context: Context,
  ): readonly Mention[] | undefined {
    const rule = firstRule(table, context);
    const mentions = rule?.result(context);
    if (this.doc.decisions === null || !rule || !mentions || !verb) return mentions;
    const keys = mentions.map(({ entry }) => entry.ingredient ?? entry.utensil);
    this.doc.record('focus', verb.from, verb.to, rule.id, keys.join(', '));
    return mentions;
  }

  /** The tool that a verb only introduces for the next one: "prendre un fouet et", not "take the lid off and". */
  private toolTaken(
    { instructions }: Clause,
    { uses }: Actions,
    direct: readonly Mention[],
  ): Mention | undefined {
    if (!uses || instructions.length > 1 || instructions[0]?.technique !== null) return undefined;
    const { doc } = this;
    const isCounted = ({ from }: Mention) =>
      doc.value(from - 1) !== undefined || doc.value(from - 2) !== undefined;
    return direct.find(
      (mention) =>
        isUtensil(mention) && isCounted(mention) && doc.hasClass(mention.to, 'CONJUNCTION'),
    );
  }

  /** Whether words without a verb stand before a colon or an arrow. */
  private isHeading({ to }: Clause): boolean {
    return this.doc.is(to, ':') || this.doc.is(to, '→');
  }

  /**
   * A pronoun can refer to these mentions from now on, and to what they are added to: first to this if
   * a measured part is added, "une pincée de sel aux blancs"; last to the vessel, "les pots".
   */
  private setReferents(mentions: readonly Mention[], targets = NONE, vessel = NONE): void {
    if (mentions.length === 0) return;
    const isPart = mentions.every((mention) => this.isPart(mention));
    this.earlier = this.referents;
    this.referents = [...(isPart ? [targets, mentions] : [mentions, targets]), vessel];
  }
}
