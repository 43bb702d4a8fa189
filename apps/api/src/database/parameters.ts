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

  /** Adds rows and returns a relation of them: `unnest($3::int[], $4::text[]) as key (list, text)`. */
  addRows<Column extends string>(
    name: string,
    columns: Readonly<Record<Column, string>>,
    rows: readonly Readonly<Record<Column, unknown>>[],
  ): string {
    const arrays = Object.entries<string>(columns).map(([column, type]) =>
      this.add(
        rows.map((row) => row[column as Column]),
        `${type}[]`,
      ),
    );
    return `unnest(${arrays.join()}) as ${name} (${Object.keys(columns).join()})`;
  }
}
