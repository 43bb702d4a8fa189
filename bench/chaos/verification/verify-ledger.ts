import { setTimeout } from 'node:timers/promises';
import { itemsIn, isRight } from '../load/actions/planning.js';
import { checkRead } from '../load/actions/recipe-checks.js';
import { isRightLine, linesIn, standsIn } from '../load/actions/shopping-list.js';
import type { ApiAnswer } from '../people/api-request.js';
import type { EventListener } from '../people/event-listener.js';
import { type Person, WEEKS, type World } from '../people/world.js';
import { PASSWORD } from '../../seed/authors.js';
import { favouriteId } from '../records/ledger.js';

/** Differences between what the service confirmed and what it answers at the end. */
export interface LedgerVerification {
  /** Objects that were read and compared. */
  compared: number;
  /** Confirmed objects that are gone, or whose deletion is. */
  lost: number;
  /** Objects that no confirmed request created. */
  doubled: number;
  /** Objects with another content. */
  wrong: number;
}

/** After a failed read, a process reads events 5 s later; clients connect again after a second. */
const MAX_EVENT_DELAY_MS = 10_000;

/** Reads everything that the ledger contains, as the people who wrote it. */
export async function verifyLedger(
  world: World,
  listeners: readonly EventListener[],
): Promise<LedgerVerification> {
  const verifier = new LedgerVerifier(world);
  for (const person of world.people) {
    await verifier.verifyRecipes(person);
    await verifier.verifyFavourites(person);
  }
  for (const listener of listeners) {
    await verifier.verifyHouse(listener.person);
    await verifier.verifyEvents(listener);
  }
  await verifier.verifyAccounts();
  await verifier.verifyEndedSessions();
  return verifier.result;
}

class LedgerVerifier {
  readonly result: LedgerVerification = { compared: 0, lost: 0, doubled: 0, wrong: 0 };

  constructor(private readonly world: World) {}

  /** Lists the recipes of a person and reads each of them. */
  async verifyRecipes(person: Person): Promise<void> {
    const { ledger } = this.world;
    const known = new Map(ledger.recipes.live.filter(([, { authorId }]) => authorId === person.id));
    const found = idsIn(await this.get(person, '/recipes?tab=perso&limit=100'));
    this.compare(known, asMap(found), () => true, 'recipe');
    for (const [id, recipe] of known) {
      const answer = await this.get(person, `/recipes/${id}`);
      try {
        checkRead(answer, recipe, person);
      } catch (error) {
        this.result.wrong++;
        ledger.addWrongAnswer(String(error));
      }
    }
  }

  async verifyFavourites(person: Person): Promise<void> {
    const answer = await this.get(person, '/recipes?tab=favoris&limit=100');
    const found = idsIn(answer).map((id) => favouriteId(person.id, Number(id)));
    const known = new Map(
      this.world.ledger.favourites.live.filter(([id]) => id.startsWith(`${String(person.id)}-`)),
    );
    this.compare(known, asMap(found), () => true, 'favourite');
  }

  /** The plan and the list of every week of a house. */
  async verifyHouse(person: Person): Promise<void> {
    const { items, lines } = this.world.ledger;
    for (const week of WEEKS) {
      const planned = itemsIn(await this.get(person, `/planning?date=${week}`));
      const knownItems = items.live.filter(
        ([, item]) => item.houseId === person.houseId && item.date === week,
      );
      this.compare(new Map(knownItems), planned, isRight, 'planning item');
      const listed = linesIn(await this.get(person, `/planning/shopping-list?date=${week}`));
      const knownLines = lines.live.filter(
        ([, line]) => line.houseId === person.houseId && standsIn(line, week),
      );
      this.compare(new Map(knownLines), listed, isRightLine, 'own line');
    }
  }

  /** Every planning item of the house was named in an event. */
  async verifyEvents({ person, items }: EventListener): Promise<void> {
    const { live } = this.world.ledger.items;
    const known = new Map(live.filter(([, item]) => item.houseId === person.houseId));
    const isComplete = () => [...known.keys()].every((id) => items.has(Number(id)));
    const deadline = performance.now() + MAX_EVENT_DELAY_MS;
    while (!isComplete() && performance.now() < deadline) await setTimeout(100);
    const named = [...items].map(String).filter((id) => known.has(id)); // others were removed later
    this.compare(known, asMap(named), () => true, 'event of planning item');
  }

  async verifyAccounts(): Promise<void> {
    for (const [email, { id }] of this.world.ledger.accounts.live) {
      const { status, body } = await this.world.requester.write({
        kind: 'verify',
        method: 'POST',
        path: '/auth/login',
        body: { email, password: PASSWORD },
      });
      this.result.compared++;
      if (status === 200 && (body as { id: number }).id === id) continue;
      this.report('lost', `account ${email}`);
    }
  }

  async verifyEndedSessions(): Promise<void> {
    for (const cookie of this.world.ledger.endedSessions) {
      const { status } = await this.get({ cookie }, '/auth/me');
      this.result.compared++;
      if (status !== 401) this.report('lost', 'the end of a session');
    }
  }

  private get({ cookie }: Pick<Person, 'cookie'>, path: string): Promise<ApiAnswer> {
    return this.world.requester.write({ kind: 'verify', method: 'GET', path, cookie });
  }

  private compare<Known, Found>(
    known: ReadonlyMap<string, Known>,
    found: ReadonlyMap<string, Found>,
    matches: (found: Found, known: Known) => boolean,
    name: string,
  ): void {
    this.result.compared += known.size;
    for (const [id, value] of known) {
      const other = found.get(id);
      if (other === undefined) this.report('lost', `${name} ${id}`);
      else if (!matches(other, value)) this.report('wrong', `${name} ${id}`);
    }
    for (const id of found.keys()) if (!known.has(id)) this.report('doubled', `${name} ${id}`);
  }

  private report(problem: 'lost' | 'doubled' | 'wrong', name: string): void {
    this.result[problem]++;
    this.world.ledger.addWrongAnswer(`at the end, ${problem}: ${name}`);
  }
}

function idsIn({ body }: ApiAnswer): string[] {
  return (body as readonly { readonly id: number }[]).map(({ id }) => String(id));
}

function asMap(ids: readonly string[]): Map<string, true> {
  return new Map(ids.map((id) => [id, true]));
}
