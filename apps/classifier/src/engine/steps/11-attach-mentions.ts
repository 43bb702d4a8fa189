import type {
  DurationMention,
  Entity,
  IngredientMention,
  TemperatureMention,
  TextDetection,
} from '#domain/detection/contract.js';
import type { LocalizedDocument } from '../compile/localized-document.js';
import { clauseOf } from '../document/clause.js';
import type { Document } from '../document/document.js';
import { amountOf } from '../quantities/amounts/amount-of.js';
import { clauseOfMeasure } from '../references/measure-clauses.js';
import { findPlaces, type Places, placesOf } from '../references/places.js';

/** Utensils have a constant weight because they do not compete with techniques. */
const UTENSIL_WEIGHT = 1;

/** Assigns techniques, utensils, ingredients and measures to clauses, with offsets in the original text. */
export function attachMentions(doc: LocalizedDocument): TextDetection {
  const techniques = techniquesOf(doc);
  const places = findPlaces(doc, techniques);
  return {
    entities: [...techniques, ...utensilsOf(doc, places)].sort((a, b) => a.start - b.start),
    ingredients: ingredientsOf(doc, places),
    ...measuresOf(doc, places, techniques),
    clauses: doc.clauses.map((clause) => doc.spanOf(clause)),
  };
}

function techniquesOf(doc: Document): readonly Entity[] {
  return doc.techniques.map((instruction): Entity => {
    const { technique: key, weight, head } = instruction;
    const clause = clauseOf(doc.clauses, head);
    return { kind: 'technique', key, ...doc.spanOf(instruction), weight, clause };
  });
}

function utensilsOf(doc: Document, places: Places): readonly Entity[] {
  return doc.mentions.flatMap((mention): Entity[] => {
    const { utensil: key } = mention.entry;
    if (key === null) return [];
    const found = { kind: 'utensil', key, ...doc.spanOf(mention), weight: UTENSIL_WEIGHT } as const;
    return placesOf(mention, places).map((clause) => ({ ...found, clause }));
  });
}

function ingredientsOf(doc: LocalizedDocument, places: Places): readonly IngredientMention[] {
  return doc.mentions.flatMap((mention): IngredientMention[] => {
    const { ingredient: key, utensil } = mention.entry;
    if (key === null || utensil !== null) return [];
    const { quantity, unit } = amountOf(doc, mention);
    const found = { key, ...doc.spanOf(mention), quantity, unit };
    return placesOf(mention, places).map((clause) => ({ ...found, clause }));
  });
}

function measuresOf(
  doc: Document,
  places: Places,
  techniques: readonly Entity[],
): Pick<TextDetection, 'durations' | 'temperatures'> {
  const durations: DurationMention[] = [];
  const temperatures: TemperatureMention[] = [];
  for (const measure of doc.measures) {
    const found = {
      ...doc.spanOf(measure),
      clause: clauseOfMeasure(doc, measure, places, techniques),
    };
    if (measure.kind === 'temperature') temperatures.push({ ...found, celsius: measure.celsius });
    else {
      const { minSeconds, maxSeconds } = measure;
      durations.push({ ...found, minSeconds, maxSeconds });
    }
  }
  return { durations, temperatures };
}
