import type { Entity, IngredientMention, TextDetection } from '#domain/detection/contract.js';
import type { Document } from '../document/document.js';
import type { LocalizedDocument } from '../languages/localized-document.js';
import { attachMeasures } from './clauses/attach-measures.js';
import { type Clause, clauseOf } from '../document/clause.js';
import { findPlaces, type Places, placesOf } from './clauses/places.js';
import type { TechniqueInstruction } from '../document/instruction.js';
import { amountOf } from '../quantities/amounts/amount-of.js';

/** Utensils have a constant weight because they do not compete with techniques. */
const UTENSIL_WEIGHT = 1;

/** Assigns techniques, utensils, ingredients and measures to clauses, with offsets in the original text. */
export function attachMentions(doc: LocalizedDocument): TextDetection {
  const { techniques, clauses, measures } = doc;
  const found = techniques.map((technique) => entityOf(doc, technique, clauses));
  const places = findPlaces(doc, clauses, found);
  const { durations, temperatures } = attachMeasures(doc, measures, clauses, places, found);
  return {
    entities: withUtensils(doc, found, places),
    ingredients: ingredientsOf(doc, places),
    durations,
    temperatures,
    clauses: clauses.map((clause) => doc.spanOf(clause)),
  };
}

function entityOf(
  doc: Document,
  { technique: key, from, to, weight, head }: TechniqueInstruction,
  clauses: readonly Clause[],
): Entity {
  const start = doc.start(from);
  const end = doc.end(to - 1);
  return { kind: 'technique', key, start, end, weight, clause: clauseOf(clauses, head) };
}

/** Adds the utensils to the techniques. Both are in text order, and so is the result. */
function withUtensils(
  doc: Document,
  techniques: readonly Entity[],
  places: Places,
): readonly Entity[] {
  let entities: Entity[] | undefined;
  let next = 0;
  for (const mention of doc.mentions) {
    const { utensil: key } = mention.entry;
    if (key === null) continue;
    entities ??= [];
    const { start, end } = doc.spanOf(mention);
    for (let technique; (technique = techniques[next]) && technique.start <= start; next++)
      entities.push(technique);
    for (const clause of placesOf(mention, places))
      entities.push({ kind: 'utensil', key, start, end, weight: UTENSIL_WEIGHT, clause });
  }
  if (entities === undefined) return techniques;
  for (let technique; (technique = techniques[next]); next++) entities.push(technique);
  return entities;
}

function ingredientsOf(doc: LocalizedDocument, places: Places): readonly IngredientMention[] {
  const ingredients: IngredientMention[] = [];
  for (const mention of doc.mentions) {
    const { ingredient: key, utensil } = mention.entry;
    if (key === null || utensil !== null) continue;
    const { quantity, unit } = amountOf(doc, mention);
    const { start, end } = doc.spanOf(mention);
    for (const clause of placesOf(mention, places))
      ingredients.push({ key, start, end, quantity, unit, clause });
  }
  return ingredients;
}
