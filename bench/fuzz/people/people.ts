import { PASSWORD } from '../../seed/authors.js';
import { INTERNAL_SECRET } from '../../harness/services.js';
import { type Actor, MARK } from '../requests/fuzz-request.js';
import type { Pool } from '../requests/pool.js';
import { type Answer, sendRequest } from '../send-request.js';
import { type Account, fillMarks } from './fill-marks.js';
import type { Secrets } from './secrets.js';

type Person = 'A' | 'B' | 'C';
type Headers = Readonly<Record<string, string>>;

/** The parts of a response from which the fuzzer learns. */
interface Learned {
  readonly id?: number;
  readonly invitationCode?: string;
  readonly members?: readonly { readonly id: number }[];
  readonly dependants?: readonly { readonly id: number }[];
  readonly visibility?: string;
  readonly steps?: readonly { readonly id: number }[];
  readonly recipe?: { readonly id: number } | null;
}

/** The people who send the requests. A and B share a house, C has another one. */
export class People {
  private accounts = new Map<Actor, Account>();
  private readonly signedOut = new Set<Account>();
  /** Requests that this object sent to prepare the people; each may have written. */
  writes = 0;

  constructor(
    private readonly apiUrl: string,
    private readonly pool: Pool,
    readonly secrets: Secrets<Account>,
  ) {}

  /** Replaces all three people by new ones, with their houses, recipes and plans. */
  async renew(): Promise<void> {
    this.signedOut.clear();
    this.accounts = new Map<Person, Account>([
      ['A', await this.signUp()],
      ['B', await this.signUp()],
      ['C', await this.signUp()],
    ]);
    const code = await this.createHouse('A');
    await this.call('B', 'POST', '/house/join', { invitationCode: code });
    await this.createHouse('C');
    for (const person of ['A', 'B', 'C'] as const) {
      for (const visibility of ['PERSONAL', 'HOUSE', 'PUBLIC']) {
        await this.writeAndPlan(person, visibility);
      }
    }
  }

  /**
   * Signs in again the people whose session ended. Replaces everyone if an account is gone, or if its
   * address is now somebody else's: both gave up an address.
   */
  async restoreSessions(): Promise<void> {
    for (const account of this.signedOut) {
      this.signedOut.delete(account);
      const { email } = account;
      const answer = await this.send({}, 'POST', '/auth/login', { email, password: PASSWORD });
      if (parse(answer.text).id !== account.id) return this.renew();
      account.cookie = cookieOf(answer);
    }
  }

  /** The account of an actor; null for those without one. */
  accountOf(actor: Actor): Account | null {
    return this.accounts.get(actor) ?? null;
  }

  headersOf(actor: Actor): Headers {
    if (actor === 'worker') return { authorization: `Bearer ${INTERNAL_SECRET}` };
    const account = this.accountOf(actor);
    return account === null ? {} : { cookie: account.cookie };
  }

  /** Remembers what an answer created or ended: ids, codes, memberships, plans and sessions. */
  learn(account: Account | null, method: string, path: string, answer: Answer): void {
    if (account === null) return;
    if (answer.status === 401 && answer.text.includes('4011')) this.signedOut.add(account);
    if (answer.status >= 300) return;
    if (path === '/auth/password') account.cookie = cookieOf(answer);
    if (path === '/auth/email') this.secrets.own(answer.text, account);
    if (path.startsWith('/auth/logout')) this.signedOut.add(account);
    const learned = parse(answer.text);
    if (learned.invitationCode !== undefined) this.learnHouse(account, path, learned);
    if (method !== 'GET' && learned.visibility !== undefined) this.learnRecipe(learned, answer);
    if (path === '/planning/items') this.learnItem(account, learned);
    if (path === '/planning/menus' && method === 'POST') this.pool.add('menuId', learned.id);
  }

  private learnHouse(account: Account, path: string, house: Learned): void {
    const { id = 0, invitationCode = '', members = [], dependants = [] } = house;
    if (path === '/house' || path === '/house/join') this.secrets.enterHouse(account, id);
    this.pool.add('invitationCode', invitationCode);
    this.secrets.add(invitationCode, account, 'house');
    for (const member of members) {
      this.pool.add('memberId', member.id);
      this.pool.add('profileId', member.id);
    }
    for (const dependant of dependants) this.pool.add('dependantId', dependant.id);
  }

  private learnRecipe({ id: recipeId = 0, steps = [] }: Learned, { text }: Answer): void {
    this.pool.add('recipeId', recipeId);
    this.secrets.storeRecipe(recipeId, text);
    for (const { id: stepId } of steps) {
      this.pool.add('stepId', stepId);
      this.pool.add('step', { recipeId, stepId });
    }
  }

  private learnItem(account: Account, { id, recipe }: Learned): void {
    this.pool.add('itemId', id);
    if (recipe != null) this.secrets.planRecipe(account, recipe.id);
  }

  private async signUp(): Promise<Account> {
    const account = { id: 0, email: '', cookie: '' };
    const email = `${this.secrets.create(account, 'owner')}@example.org`;
    const answer = await this.send({}, 'POST', '/auth/signup', {
      firstName: 'Camille',
      lastName: `Roy ${this.secrets.create(account, 'house')}`,
      email,
      password: PASSWORD,
    });
    this.pool.add('email', email);
    return Object.assign(account, { ...parse(answer.text), email, cookie: cookieOf(answer) });
  }

  private async createHouse(person: Person): Promise<string | undefined> {
    const { invitationCode } = await this.call(person, 'POST', '/house', {
      name: `Maison ${MARK}`,
    });
    const sourceIds = [1, 2, 3, 4];
    await this.call(person, 'PATCH', '/house/current/sources', { sourceIds });
    return invitationCode;
  }

  private async writeAndPlan(person: Person, visibility: string): Promise<void> {
    const { id: recipeId } = await this.call(person, 'POST', '/recipes', {
      name: `Gratin ${MARK}`,
      visibility,
      portions: 4,
      dietIds: [],
      ingredients: [
        {
          ingredientId: this.pool.pick('ingredientId', 0),
          quantity: 2,
          unitId: this.pool.pick('unitId', 0),
        },
      ],
      steps: [
        { description: `Éplucher les carottes et les couper en dés. ${MARK}` },
        { description: `Faire revenir 2 oignons dans une poêle. ${MARK}` },
      ],
    });
    const item = { recipeId, date: '2026-07-06', slot: 'LUNCH', portions: 4 };
    await this.call(person, 'POST', '/planning/items', item);
  }

  /** Sends a request of a person. Throws when it fails. */
  private async call(person: Person, method: string, path: string, body: object): Promise<Learned> {
    const account = this.accountOf(person);
    const marked = fillMarks(path, JSON.stringify(body), account, this.secrets) ?? '';
    const answer = await this.send(this.headersOf(person), method, path, JSON.parse(marked));
    if (answer.status >= 300) throw new Error(`${method} ${path}: ${answer.text}`);
    this.learn(account, method, path, answer);
    return parse(answer.text);
  }

  private send(headers: Headers, method: string, target: string, body: unknown): Promise<Answer> {
    this.writes += 1;
    return sendRequest(this.apiUrl, {
      method,
      target,
      headers: { ...headers, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
  }
}

function cookieOf({ headers }: Answer): string {
  return headers['set-cookie']?.[0]?.split(';', 1)[0] ?? '';
}

function parse(text: string): Learned {
  return text.startsWith('{') ? (JSON.parse(text) as Learned) : {};
}
