import type { Span, TextDetection } from '../detection/contract.js';
import { assignToTechniques } from './assign-to-techniques.js';
import { durationOf } from './duration-of-technique.js';
import type { StepTechnique } from './step-technique.js';
import { temperatureOf } from './temperature-of-technique.js';

/** The id of a catalogue key; undefined for an unknown or retired key. */
type IdOf = (key: string) => number | undefined;

/** Converts keys of a detection to ids of catalogue rows. */
export interface CatalogueIdOf {
  readonly techStep: IdOf;
  readonly ingredient: IdOf;
  readonly unit: IdOf;
  readonly utensil: IdOf;
}

/**
 * Maximum number of mentions of all techniques of a text; a long step has about 30. Without it, a
 * text of a few verbs and a thousand foods has several megabytes of mentions, once for each verb.
 */
const MAX_MENTIONS = 500;

/**
 * The techniques of a detection, each with the ingredients and utensils of its clause, and with the
 * duration and the temperature that belong to it. Leaves out keys without an id, mentions in a
 * clause without a technique, and mentions beyond {@link MAX_MENTIONS}.
 *
 * @param text the text that was detected
 */
export function detectedTechniques(
  detection: TextDetection,
  text: string,
  idOf: CatalogueIdOf,
): StepTechnique[] {
  const techniques = detection.entities.filter((entity) => entity.kind === 'technique');
  const durations = assignToTechniques(techniques, detection.durations);
  const temperatures = assignToTechniques(techniques, detection.temperatures);
  let remaining = MAX_MENTIONS;
  const take = <Mention>(find: () => readonly Mention[]): Mention[] => {
    const taken = remaining === 0 ? [] : find().slice(0, remaining);
    remaining -= taken.length;
    return taken;
  };
  return techniques.flatMap((technique) => {
    const { key, start, end, clause, during = false } = technique;
    const techStepId = idOf.techStep(key);
    if (techStepId === undefined) return [];
    return [
      {
        techStepId,
        source: 'auto',
        start,
        end,
        ingredients: take(() => ingredientsOf(detection, clause, idOf)),
        utensils: take(() => utensilsOf(detection, clause, idOf)),
        duration: durationOf(technique, durations.get(technique) ?? [], text),
        temperature: temperatureOf(temperatures.get(technique) ?? [], text),
        during,
      },
    ];
  });
}

function ingredientsOf(
  { ingredients }: TextDetection,
  clause: number,
  idOf: CatalogueIdOf,
): StepTechnique['ingredients'] {
  return distinct(ingredients.filter((mention) => mention.clause === clause)).flatMap((mention) => {
    const ingredientId = idOf.ingredient(mention.key);
    if (ingredientId === undefined) return [];
    const { quantity, unit, share, amountStart, amountEnd, start, end } = mention;
    const isWritten = amountStart !== undefined && amountEnd !== undefined;
    const unitId = unit === null ? null : (idOf.unit(unit) ?? null);
    const part = share === undefined ? {} : { share };
    const amount = { quantity, unitId, ...part, ...(isWritten ? { amountStart, amountEnd } : {}) };
    return [{ ingredientId, ...amount, source: 'auto', start, end }];
  });
}

function utensilsOf(
  { entities }: TextDetection,
  clause: number,
  idOf: CatalogueIdOf,
): StepTechnique['utensils'] {
  const utensils = entities.filter(
    (entity) => entity.kind === 'utensil' && entity.clause === clause,
  );
  return distinct(utensils).flatMap(({ key, start, end }) => {
    const utensilId = idOf.utensil(key);
    return utensilId === undefined ? [] : [{ utensilId, source: 'auto', start, end }];
  });
}

/** Leaves out repetitions within a clause, so that an amount counts once for each technique. */
function distinct<Mention extends Span & { readonly key: string }>(
  mentions: readonly Mention[],
): Mention[] {
  const idOf = ({ key, start, end }: Mention) => `${key} ${String(start)} ${String(end)}`;
  return [...new Map(mentions.map((mention) => [idOf(mention), mention])).values()];
}
