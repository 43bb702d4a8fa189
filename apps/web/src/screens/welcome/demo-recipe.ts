/** A sample recipe, written as on a page: the service reads its lines. */
export interface DemoRecipe {
  readonly name: string;
  readonly portions: number;
  readonly minutes: readonly [preparation: number, cooking: number];
  readonly lines: readonly string[];
  readonly steps: readonly string[];
}
