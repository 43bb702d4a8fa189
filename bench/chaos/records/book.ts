/** A value that was confirmed, null once it is deleted. `changing` while a write has no answer. */
interface Entry<Value> {
  value: Value | null;
  /** By `performance.now()`. */
  settledAt: number;
  changing: boolean;
}

/** What the service has confirmed about the objects of one kind. */
export class Book<Value> {
  private readonly entries = new Map<string, Entry<Value>>();

  /** Both the old and the next value are right from now on. */
  begin(id: string | number): void {
    const entry = this.entries.get(String(id));
    if (entry !== undefined) entry.changing = true;
  }

  /** The service has confirmed this value; null when the object was deleted. */
  settle(id: string | number, value: Value | null): void {
    this.entries.set(String(id), { value, settledAt: performance.now(), changing: false });
  }

  /** What every read since `time` must have found; undefined when several values are right. */
  valueSince(id: string | number, time: number): Value | null | undefined {
    const entry = this.entries.get(String(id));
    return entry === undefined || entry.changing || entry.settledAt > time
      ? undefined
      : entry.value;
  }

  /** The objects about which every read since `time` must agree; null for those that are deleted. */
  knownSince(time: number): [id: string, value: Value | null][] {
    return this.ids.flatMap((id): [string, Value | null][] => {
      const value = this.valueSince(id, time);
      return value === undefined ? [] : [[id, value]];
    });
  }

  /** The ids of all objects that were ever confirmed. */
  get ids(): readonly string[] {
    return [...this.entries.keys()];
  }

  /** The objects that exist. */
  get live(): [id: string, value: Value][] {
    return [...this.entries].flatMap(([id, { value, changing }]) =>
      value === null || changing ? [] : [[id, value]],
    );
  }
}
