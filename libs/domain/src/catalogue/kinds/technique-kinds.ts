import type { TechStepKey } from '../tech-steps.js';

/** Techniques that happen in a vessel on the stove. */
export const STOVE_TECHNIQUES: ReadonlySet<TechStepKey | null> = new Set<TechStepKey>([
  ...(['saute', 'brown', 'sear', 'panFry', 'stirFry', 'sweat', 'toast', 'cook', 'simmer'] as const),
]);

/** Techniques that put a food on or into another: "napper de sauce". */
export const COVERING: ReadonlySet<TechStepKey | null> = new Set<TechStepKey>([
  ...(['coat', 'cover', 'sprinkle', 'drizzle', 'garnish', 'brush', 'moisten', 'baste'] as const),
  ...(['fill', 'stuff', 'frost', 'glaze'] as const),
]);

/** Techniques that put a liquid onto food. */
export const MOISTENING: ReadonlySet<TechStepKey | null> = new Set<TechStepKey>([
  ...(['brush', 'drizzle', 'baste'] as const),
]);

/** Techniques that cut off a part, which is then removed. */
export const CUTTING: ReadonlySet<TechStepKey | null> = new Set<TechStepKey>([
  ...(['cut', 'trim', 'slice', 'peel', 'cutOut', 'hollow'] as const),
]);

/** Techniques that make one of several foods. */
export const MIXING: ReadonlySet<TechStepKey | null> = new Set<TechStepKey>([
  ...(['mix', 'stir', 'whisk', 'blend', 'knead', 'fold', 'emulsify'] as const),
]);
