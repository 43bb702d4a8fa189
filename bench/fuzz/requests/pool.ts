const MAX_VALUES = 50;

/** Ids that requests create. The newest ones are picked more often, so that ids fit together. */
const CREATED: ReadonlySet<string> = new Set([
  'recipeId',
  'stepId',
  'step',
  'itemId',
  'memberId',
  'dependantId',
  'menuId',
  'profileId',
]);
const NEWEST = 2;

/** Values that exist in the service, by the name of the field or parameter that takes them. */
export class Pool {
  private readonly values = new Map<string, unknown[]>();

  /** Adds a value and forgets the oldest of too many. */
  add(name: string, value: unknown): void {
    const known = this.values.get(name) ?? [];
    if (known.includes(value)) return;
    known.push(value);
    if (known.length > MAX_VALUES) known.shift();
    this.values.set(name, known);
  }

  has(name: string): boolean {
    return this.values.has(name);
  }

  /** One of the values; undefined when there is none. */
  pick(name: string, index: number): unknown {
    const known = this.values.get(name) ?? [];
    const picked = CREATED.has(name) && index % 2 === 0 ? known.slice(-NEWEST) : known;
    return picked[Math.floor(index / 2) % picked.length];
  }
}
