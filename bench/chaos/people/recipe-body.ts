import type { RecipeText } from '../records/ledger.js';

/** A technique in the text of a step. */
interface Span {
  readonly start: number;
  readonly end: number;
}

/** A recipe as the API returns it. */
export interface RecipeBody {
  readonly id: number;
  readonly name: string;
  readonly visibility: RecipeText['visibility'];
  readonly portions: number;
  readonly authorId: number;
  readonly authorHouseId: number | null;
  readonly ingredients: RecipeText['ingredients'];
  readonly steps: readonly {
    readonly id: number;
    readonly order: number;
    readonly description: string;
    readonly analysed: boolean;
    readonly techSteps: readonly Span[];
  }[];
}
