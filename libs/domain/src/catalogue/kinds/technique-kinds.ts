import type { TechStepKey } from '../tech-steps.js';

/** Techniques that happen in a vessel on the stove. */
export const STOVE_TECHNIQUES: ReadonlySet<TechStepKey | null> = new Set<TechStepKey>([
  ...(['saute', 'brown', 'sear', 'panFry', 'stirFry', 'sweat', 'toast', 'cook', 'simmer'] as const),
]);

/** Techniques that make one of several foods. */
export const MIXING: ReadonlySet<TechStepKey | null> = new Set<TechStepKey>([
  ...(['mix', 'stir', 'whisk', 'blend', 'knead', 'fold', 'emulsify'] as const),
]);
