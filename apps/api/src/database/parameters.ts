/** Collects the parameters of a statement that is put together from parts. */
export class Parameters {
  private readonly collected: unknown[] = [];

  get values(): readonly unknown[] {
    return this.collected;
  }

  /** The placeholder of a value: `$3::int`. */
  add(value: unknown, type: string): string {
    this.collected.push(value);
    return `$${String(this.collected.length)}::${type}`;
  }
}
