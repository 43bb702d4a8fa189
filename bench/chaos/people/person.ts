import type { Random } from '../../seed/random.js';

export interface KnownStep {
  readonly id: number;
  readonly description: string;
}

/** A recipe that never changes, so that others can plan, favour and correct it. */
export interface FixedRecipe {
  readonly id: number;
  readonly steps: readonly KnownStep[];
}

/** A client. It does one thing after another. */
export interface Person {
  readonly id: number;
  readonly email: string;
  readonly houseId: number;
  readonly random: Random;
  /** A public recipe of this person. */
  readonly fixedRecipe: FixedRecipe;
  /** The session; another one after each login. */
  cookie: string;
}
