import type {
  DurationMention,
  Entity,
  IngredientMention,
  ReadFoods,
  TemperatureMention,
  TextDetection,
} from '#domain/detection/contract.js';
import type { LocalizedDocument } from '../compile/compiled-language.js';
import { rangeAt } from '../document/clause.js';
import type { Document } from '../document/document.js';
import { amountOf, shareOf } from '../quantities/amounts/amount-of.js';
import { clauseOfMeasure } from '../references/measure-clauses.js';

/** Utensils have a constant weight because they do not compete with techniques. */
const UTENSIL_WEIGHT = 1;

/** Assigns techniques, utensils, ingredients and measures to clauses, with offsets in the original text. */
export function attachMentions(doc: LocalizedDocument): Omit<TextDetection, keyof ReadFoods> {
  const techniques = techniquesOf(doc);
  return {
    entities: [...techniques, ...utensilsOf(doc)].sort((a, b) => a.start - b.start),
    ingredients: ingredientsOf(doc),
    ...measuresOf(doc),
    clauses: doc.clauses.map((clause) => doc.spanOf(clause)),
  };
}

function techniquesOf(doc: LocalizedDocument): readonly Entity[] {
  return doc.techniques.map((instruction): Entity => {
    const { technique: key, weight, head, role, phraseStart } = instruction;
    const { start, end } = doc.spanOf(instruction);
    const clause = rangeAt(doc.clauses, head);
    // Not in "mettre le riz dans un bol en remuant".
    const accompanies =
      role === 'accompanying' && doc.instructionBefore(phraseStart)?.technique !== null;
    const during = doc.decide('technique', doc.language.duringRules, head) ?? accompanies;
    return { kind: 'technique', key, start, end, weight, clause, ...(during && { during }) };
  });
}

function utensilsOf(doc: Document): readonly Entity[] {
  const entities: Entity[] = [];
  for (const mention of doc.mentions) {
    const { utensil: key } = mention.entry;
    if (key === null) continue;
    const { start, end } = doc.spanOf(mention);
    for (const clause of mention.clauses)
      entities.push({ kind: 'utensil', key, start, end, weight: UTENSIL_WEIGHT, clause });
  }
  return entities;
}

function ingredientsOf(doc: LocalizedDocument): readonly IngredientMention[] {
  const ingredients: IngredientMention[] = [];
  for (const mention of doc.mentions) {
    const { ingredient: key, utensil } = mention.entry;
    if (key === null || utensil !== null) continue;
    const { quantity, unit, written } = amountOf(doc, mention);
    const share = quantity === null ? shareOf(doc, mention) : undefined;
    const part = share === undefined ? {} : { share };
    const amountSpan = written && {
      amountStart: doc.start(written.from),
      amountEnd: doc.end(written.to - 1),
    };
    const found = { key, ...doc.spanOf(mention), quantity, unit, ...amountSpan, ...part };
    for (const clause of mention.clauses) ingredients.push({ ...found, clause });
  }
  return ingredients;
}

function measuresOf(doc: Document): Pick<TextDetection, 'durations' | 'temperatures'> {
  const durations: DurationMention[] = [];
  const temperatures: TemperatureMention[] = [];
  for (const measure of doc.measures) {
    const { start, end } = doc.spanOf(measure);
    const clause = clauseOfMeasure(doc, measure);
    if (measure.kind === 'temperature')
      temperatures.push({ start, end, clause, celsius: measure.celsius });
    else {
      const { minSeconds, maxSeconds } = measure;
      durations.push({ start, end, clause, minSeconds, maxSeconds });
    }
  }
  return { durations, temperatures };
}
