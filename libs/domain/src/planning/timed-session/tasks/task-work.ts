import type { IngredientKey } from '../../../catalogue/ingredients.js';
import type { TechStepKey } from '../../../catalogue/tech-steps.js';
import type { UtensilKey } from '../../../catalogue/utensils.js';
import type { RecipeTechnique, StatedDuration } from '../../batch/batch-recipe.js';
import { appliance, type TechniqueEstimate } from '../estimates/technique-estimate.js';
import { techniqueEstimate } from '../estimates/technique-estimates.js';

/** The keys of catalogue ids. Retired entries are absent. */
export interface CatalogueKeys {
  readonly ingredients: ReadonlyMap<number, IngredientKey>;
  readonly utensils: ReadonlyMap<number, UtensilKey>;
}

/** What a technique occupies, and what its duration is estimated from. */
export interface Work extends Pick<TechniqueEstimate, 'attention' | 'resource' | 'wait'> {
  /** The technique that it is in fact: "cook in the oven" is `bake`. */
  readonly technique: TechStepKey | null;
  readonly estimate: TechniqueEstimate;
  readonly stated: StatedDuration | null;
}

/** A cook who is told to work for longer looks after the food from time to time. */
const MAX_ACTIVE_SECONDS = 30 * 60;

const VESSELS_OF_THE_STOVE = new Set<UtensilKey>([
  'stove',
  'fryingPan',
  'sautePan',
  'saucepan',
  'stockpot',
  'wok',
  'griddle',
]);

/** Appliances with a heater of their own. */
const APPLIANCES = new Set<UtensilKey>([
  'microwaveOven',
  'barbecueGrill',
  'slowCooker',
  'deepFryer',
  'airFryer',
  'waffleIron',
  'toaster',
  'kettle',
]);

/** Techniques that happen in the oven or on the stove. */
const COOKED_ANYWHERE = new Set<TechStepKey>(['cook', 'reheat', 'braise', 'stew', 'confit']);

/** A longer time says how long food keeps or ripens: "freeze for up to 3 months". */
const MAX_PLANNED_SECONDS = 30 * 24 * 60 * 60;

/** Food in water or in its own juice is not hotter than 100 °C. */
const MIN_OVEN_CELSIUS = 110;

/** Low for eight hours, or high for four. */
const SLOW_COOKER = appliance([240, 480]);

/** Techniques of the oven that are something else in a pan. */
const IN_A_PAN: Partial<Record<TechStepKey, TechStepKey>> = {
  preheat: 'heat',
  roast: 'panFry',
  grill: 'panFry',
};

/**
 * The work of a technique, from its key and from the utensils, the temperature and the duration that
 * the text states.
 */
export function workOf(technique: RecipeTechnique, keys: CatalogueKeys): Work {
  const used = utensilsOf(technique, keys);
  const key = techniqueIn(used, technique.techStepKey);
  const estimate = withHeater(used, techniqueEstimate(key));
  const { attention, resource, wait } = estimate;
  const stated = plannedDuration(technique);
  const work = { technique: key, estimate, stated };
  if (stated === null || !isUnattended(estimate, stated)) {
    return { ...work, attention, resource, ...(wait ? { wait } : {}) };
  }
  return resource === 'COOK'
    ? { ...work, attention: 'PASSIVE', resource: null, wait: 'REST' }
    : { ...work, attention: 'PASSIVE', resource };
}

function plannedDuration({ duration }: RecipeTechnique): StatedDuration | null {
  return duration !== null && duration.maxSeconds <= MAX_PLANNED_SECONDS ? duration : null;
}

/** The utensils that the text names, and the oven if only its temperature is named. */
function utensilsOf(
  technique: RecipeTechnique,
  { utensils }: CatalogueKeys,
): ReadonlySet<UtensilKey> {
  const named = new Set(technique.utensilIds.flatMap((id) => utensils.get(id) ?? []));
  return isAtOvenTemperature(technique, named) ? new Set([...named, 'oven']) : named;
}

/** "Cook at 180 °C for 30 minutes" names no oven. */
function isAtOvenTemperature(
  { techStepKey, celsius }: RecipeTechnique,
  named: ReadonlySet<UtensilKey>,
): boolean {
  if (techStepKey === null || !COOKED_ANYWHERE.has(techStepKey)) return false;
  if (hasAny(named, VESSELS_OF_THE_STOVE) || hasAny(named, APPLIANCES)) return false;
  return celsius !== null && celsius >= MIN_OVEN_CELSIUS;
}

function techniqueIn(used: ReadonlySet<UtensilKey>, key: TechStepKey | null): TechStepKey | null {
  if (key === null) return null;
  if (used.has('oven')) return key === 'cook' ? 'bake' : key;
  return hasAny(used, VESSELS_OF_THE_STOVE) ? (IN_A_PAN[key] ?? key) : key;
}

/** Heat comes from the oven or the appliance that the text names. */
function withHeater(used: ReadonlySet<UtensilKey>, estimate: TechniqueEstimate): TechniqueEstimate {
  if (estimate.resource !== 'BURNER' && estimate.resource !== 'OVEN') return estimate;
  if (used.has('oven')) return { ...estimate, attention: 'PASSIVE', resource: 'OVEN' };
  if (used.has('slowCooker')) return SLOW_COOKER;
  if (hasAny(used, APPLIANCES)) return { ...estimate, attention: 'PASSIVE', resource: null };
  return estimate;
}

function isUnattended(estimate: TechniqueEstimate, { maxSeconds }: StatedDuration): boolean {
  if (estimate.attention === 'PASSIVE') return false;
  return estimate.statedIsWait === true || maxSeconds > MAX_ACTIVE_SECONDS;
}

function hasAny(used: ReadonlySet<UtensilKey>, keys: ReadonlySet<UtensilKey>): boolean {
  return [...used].some((key) => keys.has(key));
}
