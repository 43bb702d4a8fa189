/** A body of which not everything has arrived. */
export interface UnfinishedBody {
  /** Whose share of the budget the body takes. */
  readonly client: string;
  /** Bytes of memory that it takes. */
  bytes: number;
  /** Called when the body loses its bytes. */
  readonly refuse: () => void;
}

/** The unfinished bodies of a client, oldest first, and the sum of their bytes. */
interface ClientBodies {
  readonly bodies: Set<UnfinishedBody>;
  bytes: number;
}

/**
 * Limits the memory that unfinished bodies take in all. When it is exceeded, the oldest body of the
 * client with the most bytes is refused: other clients are not affected, and a body that arrives
 * without delay is complete before it is the oldest.
 */
export class BodyBudget {
  private readonly clients = new Map<string, ClientBodies>();
  private total = 0;

  constructor(private readonly max: number) {}

  /** Adds bytes to a body, which may be refused at once. */
  add(body: UnfinishedBody, bytes: number): void {
    const client = this.clients.get(body.client) ?? { bodies: new Set(), bytes: 0 };
    this.clients.set(body.client, client);
    client.bodies.add(body);
    client.bytes += bytes;
    body.bytes += bytes;
    this.total += bytes;
    while (this.total > this.max) this.refuseOne();
  }

  /** Removes a body that is complete, or was refused. */
  remove(body: UnfinishedBody): void {
    const client = this.clients.get(body.client);
    if (!client?.bodies.delete(body)) return;
    client.bytes -= body.bytes;
    this.total -= body.bytes;
    if (client.bodies.size === 0) this.clients.delete(body.client);
  }

  private refuseOne(): void {
    const [largest] = [...this.clients.values()].sort((one, other) => other.bytes - one.bytes);
    const [oldest] = largest?.bodies ?? [];
    if (oldest === undefined) return;
    this.remove(oldest);
    oldest.refuse();
  }
}
