import { Book } from './book.js';

/** A correction that the API accepted. */
export interface AcceptedCorrection {
  readonly id: number;
  readonly stepId: number;
}

/** The part of a recipe that its author wrote. */
export interface RecipeText {
  readonly name: string;
  readonly visibility: 'PERSONAL' | 'HOUSE' | 'PUBLIC';
  readonly portions: number;
  readonly ingredients: readonly { ingredientId: number; quantity: number; unitId: number }[];
  readonly steps: readonly string[];
}

export interface KnownRecipe {
  readonly authorId: number;
  readonly houseId: number;
  readonly text: RecipeText;
}

export interface KnownItem {
  readonly houseId: number;
  readonly plannedBy: number;
  readonly date: string;
  readonly slot: string;
  readonly portions: number;
  readonly recipeId: number;
}

export interface KnownLine {
  readonly houseId: number;
  readonly addedBy: number;
  /** A date in the week of the list. */
  readonly week: string;
  readonly text: string;
  readonly checked: boolean;
}

export interface KnownAccount {
  readonly id: number;
  readonly email: string;
}

/** Maximum number of descriptions that are kept; further violations are only counted. */
const MAX_DESCRIPTIONS = 50;

/** Everything that the service has confirmed, and what it answered wrongly. */
export class Ledger {
  readonly recipes = new Book<KnownRecipe>();
  readonly items = new Book<KnownItem>();
  readonly lines = new Book<KnownLine>();
  /** By {@link favouriteId}. */
  readonly favourites = new Book<true>();
  /** By email. */
  readonly accounts = new Book<KnownAccount>();
  readonly corrections: AcceptedCorrection[] = [];
  /** Cookies of sessions that were logged out. */
  readonly endedSessions: string[] = [];
  /** Number of writes that the service confirmed. */
  confirmedWrites = 0;
  wrongResponses = 0;
  readonly descriptions: string[] = [];

  addWrongAnswer(description: string): void {
    this.wrongResponses++;
    if (this.descriptions.length < MAX_DESCRIPTIONS) this.descriptions.push(description);
  }
}

export function favouriteId(profileId: number, recipeId: number): string {
  return `${String(profileId)}-${String(recipeId)}`;
}
