const TOKEN = /zq[0-9a-f]{12}|\b[0-9A-Z]{4}-[0-9A-Z]{4}-[0-9A-Z]{4}\b/g;
const TOKEN_DIGITS = 12;

/** The owner alone, or also everyone who was ever in a house with the owner. */
export type Audience = 'owner' | 'house';

interface Secret<Person> {
  readonly owner: Person;
  readonly audience: Audience;
}

/** Random texts that only some people may read. */
export class Secrets<Person extends object> {
  private readonly secrets = new Map<string, Secret<Person>>();
  /** Everyone who was ever in a house, by the id of the house. */
  private readonly houses = new Map<number, Set<Person>>();
  private count = 0;

  /** Creates a text that only its audience may read. */
  create(owner: Person, audience: Audience): string {
    this.count += 1;
    const token = `zq${this.count.toString(16).padStart(TOKEN_DIGITS, '0')}`;
    this.add(token, owner, audience);
    return token;
  }

  /** Registers a text that the service created, such as an invitation code. */
  add(token: string, owner: Person, audience: Audience): void {
    if (!this.secrets.has(token)) this.secrets.set(token, { owner, audience });
  }

  /** Records that a person entered a house. */
  enterHouse(person: Person, houseId: number): void {
    const members = this.houses.get(houseId) ?? new Set();
    this.houses.set(houseId, members.add(person));
  }

  /**
   * The secrets in `text` that `viewer`, null without a session, may not read.
   * @param isPlan whether the text shows a plan, in which a house sees what its members planned
   */
  leaksTo(viewer: Person | null, text: string, isPlan: boolean): string[] {
    return [...new Set(text.match(TOKEN))].filter((token) => {
      const secret = this.secrets.get(token);
      if (secret === undefined || secret.owner === viewer) return false;
      const isShared = isPlan || secret.audience === 'house';
      return !(isShared && this.haveMet(viewer, secret.owner));
    });
  }

  private haveMet(one: Person | null, other: Person): boolean {
    if (one === null) return false;
    return [...this.houses.values()].some((members) => members.has(one) && members.has(other));
  }
}
