import type { UtensilKey } from '#domain/catalogue/utensils.js';

/**
 * The names of every utensil in the singular; plurals are derived. Words in brackets must stand
 * beside the name without belonging to it: `(sous le) gril`.
 */
export type UtensilNames = Readonly<Record<UtensilKey, readonly string[]>>;
