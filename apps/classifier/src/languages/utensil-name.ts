import type { UtensilKey } from '#domain/catalogue/utensils.js';

/**
 * The names of each utensil in the singular; plurals are derived. Words in brackets are required
 * context and not part of the name: `(sous le) gril`.
 */
export type UtensilNames = Readonly<Record<UtensilKey, readonly string[]>>;
