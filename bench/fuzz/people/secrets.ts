const TOKEN = /zq[0-9a-f]{12}|\b[0-9A-Z]{4}-[0-9A-Z]{4}-[0-9A-Z]{4}\b/g;
const TOKEN_DIGITS = 12;

/** The owner alone, or also everyone who was ever in a house with the owner. */
export type Audience = 'owner' | 'house';

interface Secret<Person> {
  readonly owner: Person;
  readonly audience: Audience;
  /** The recipe whose text contains the secret; undefined until the recipe is stored. */
  recipeId?: number;
}

/** Random texts that only some people may read. */
export class Secrets<Person extends object> {
  private readonly secrets = new Map<string, Secret<Person>>();
  /** Everyone who was ever in a house, by the id of the house. */
  private readonly houses = new Map<number, Set<Person>>();
  /** Everyone who ever planned a recipe, by the id of the recipe. */
  private readonly planners = new Map<number, Set<Person>>();
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
    addTo(this.houses, houseId, person);
  }

  /** Records which secrets are in the texts of a recipe. */
  storeRecipe(recipeId: number, text: string): void {
    for (const token of text.match(TOKEN) ?? []) {
      const secret = this.secrets.get(token);
      if (secret !== undefined) secret.recipeId = recipeId;
    }
  }

  /** Records that a person planned a recipe. */
  planRecipe(person: Person, recipeId: number): void {
    addTo(this.planners, recipeId, person);
  }

  /** Records that a person owns the secrets in a text: an address that its owner gave up. */
  own(text: string, owner: Person): void {
    for (const token of text.match(TOKEN) ?? []) {
      const secret = this.secrets.get(token);
      if (secret !== undefined) this.secrets.set(token, { ...secret, owner });
    }
  }

  /**
   * The secrets in `text` that `viewer`, null without a session, may not read.
   * @param isPlan whether the text shows a plan. A house sees the recipes that its members planned,
   *   also when their author hides them later
   */
  leaksTo(viewer: Person | null, text: string, isPlan: boolean): string[] {
    return [...new Set(text.match(TOKEN))].filter((token) => {
      const secret = this.secrets.get(token);
      if (secret === undefined || secret.owner === viewer) return false;
      const { owner, audience, recipeId } = secret;
      if (audience === 'house' && this.haveMet(viewer, owner)) return false;
      return !(isPlan && recipeId !== undefined && this.isPlannedFor(viewer, recipeId));
    });
  }

  /** Whether the viewer, or anyone who was ever in a house with the viewer, planned a recipe. */
  private isPlannedFor(viewer: Person | null, recipeId: number): boolean {
    return [...(this.planners.get(recipeId) ?? [])].some((planner) =>
      this.haveMet(viewer, planner),
    );
  }

  private haveMet(one: Person | null, other: Person): boolean {
    if (one === null) return false;
    return [...this.houses.values()].some((members) => members.has(one) && members.has(other));
  }
}

function addTo<Person>(groups: Map<number, Set<Person>>, id: number, person: Person): void {
  const group = groups.get(id) ?? new Set();
  groups.set(id, group.add(person));
}
