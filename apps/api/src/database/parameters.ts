/** Collects the parameters of a statement that is built from parts. */
export class Parameters {
  private readonly collected: unknown[] = [];

  /** @param preceding number of parameters that the statement has before these */
  constructor(private readonly preceding: number) {}

  get values(): readonly unknown[] {
    return this.collected;
  }

  /** Adds a value and returns its placeholder, for example `$3::int`. */
  add(value: unknown, type: string): string {
    this.collected.push(value);
    return `$${String(this.preceding + this.collected.length)}::${type}`;
  }
}
