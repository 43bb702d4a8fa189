import fc from 'fast-check';
import { describeInBrowser } from '../../../../libs/platform/test/describe-in-browser.js';
import { Fixtures } from '../support/fixtures.js';
import { type Member, signUpAdministrator, signUpMember } from '../support/people.js';
import { startTestApp, type TestApp } from '../support/test-app.js';
import { AppWindow, TODAY } from './app-window.js';
import { RandomPerson, type SentOperation } from './random-person.js';

/** `WEB_LIST_RUNS=20 npm test -- web-list-interleavings` runs more seeds than `npm test`. */
const RUNS = Number(process.env['WEB_LIST_RUNS'] ?? 1);
const OPERATIONS = 50;
const INGREDIENTS = ['onion', 'carrot', 'zucchini', 'tomato', 'potato', 'garlic', 'lemon', 'apple'];

describeInBrowser('two windows with the list of the application', (browser) => {
  let app: TestApp;
  let fixtures: Fixtures;
  /** Milliseconds from a tap in one window until the other shows its effect. */
  const delays: number[] = [];
  let windows: AppWindow[] = [];

  beforeAll(async () => {
    app = await startTestApp();
    fixtures = await Fixtures.load(app);
  });
  afterAll(async () => {
    await app.close();
    delays.sort((one, other) => one - other);
    const [p50, max] = [delays[Math.floor(delays.length / 2)], delays.at(-1)];
    process.stderr.write(
      `Until the other window: p50 ${String(p50)} ms, max ${String(max)} ms of ${String(delays.length)}\n`,
    );
  });

  afterEach(async () => {
    await Promise.all(windows.map((window) => window.close()));
    windows = [];
  });

  async function open(member: Member): Promise<AppWindow> {
    const window = await AppWindow.ofList(browser(), app.url, member);
    windows.push(window);
    return window;
  }

  /** Two members of a house with a plan for the week. */
  async function createHouse(): Promise<[Member, Member]> {
    const administrator = await signUpAdministrator(app);
    const ingredients = INGREDIENTS.map((ingredient) => fixtures.line(ingredient, 2));
    const { id } = await fixtures.write(administrator.client, { ingredients });
    const item = { recipeId: id, date: TODAY, slot: 'LUNCH', portions: 4 };
    await administrator.client.post('/planning/items', item);
    return [administrator, await signUpMember(app, administrator)];
  }

  /** Waits until a new line of one person is in the window of the other. */
  async function passOn(one: RandomPerson, other: RandomPerson): Promise<void> {
    const start = performance.now();
    await other.window.line(await one.add()).waitFor();
    delays.push(Math.round(performance.now() - start));
  }

  it.each(Array.from({ length: RUNS }, (_, index) => index + 1))(
    'end equal after 50 operations each, while one of them is offline for a while: seed %d',
    async (seed) => {
      const random = randomOf(seed);
      const members = await createHouse();
      const one = new RandomPerson(await open(members[0]), 'one', random);
      const other = new RandomPerson(await open(members[1]), 'other', random);
      await passOn(one, other);
      await passOn(other, one);

      await actInTurns(one, other, random);
      await one.window.isCurrent();
      await other.window.isCurrent();
      await passOn(one, other);
      await passOn(other, one);
      await other.window.isCurrent();

      const fresh = await open(members[0]);
      const expected = await fresh.shown();
      expect(await one.window.shown()).toEqual(expected);
      expect(await other.window.shown()).toEqual(expected);
      expect([one.sent.size, other.sent.size]).toEqual([one.acts, other.acts]);
      const { body } = await members[0].client.get(`/planning/shopping-list?date=${TODAY}`);
      expectEachOnce(body, [...one.sent.values(), ...other.sent.values()]);
      expect(windows.flatMap(({ errors }) => errors)).toEqual([]);
    },
    300_000,
  );
});

/** Random numbers from 0 to 1 that depend on the seed only. */
function randomOf(seed: number): () => number {
  const number = fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true });
  const numbers = fc.sample(number, { seed, numRuns: 2_000 });
  return () => numbers.pop() ?? 0;
}

/** Both people act in a random order. The first one is offline from a random act to a later one. */
async function actInTurns(
  one: RandomPerson,
  other: RandomPerson,
  random: () => number,
): Promise<void> {
  const leaves = 1 + Math.floor(random() * OPERATIONS * 0.6);
  const returns = leaves + 1 + Math.floor(random() * (OPERATIONS - leaves));
  while (one.acts < OPERATIONS || other.acts < OPERATIONS) {
    const isOne = other.acts >= OPERATIONS || (one.acts < OPERATIONS && random() < 0.5);
    if (isOne && one.acts === leaves) await one.window.context.setOffline(true);
    if (isOne && one.acts === returns) await one.window.context.setOffline(false);
    await (isOne ? one : other).act();
  }
  await one.window.context.setOffline(false);
}

/** Checks that the list of the service contains the effect of each operation, and no other. */
function expectEachOnce(list: any, sent: readonly SentOperation[]): void {
  const idsOf = (kind: string, property: 'id' | 'lineId') =>
    sent.filter((operation) => operation.kind === kind).map((operation) => operation[property]);
  const [removed, unticked] = [idsOf('REMOVE', 'lineId'), new Set(idsOf('UNCHECK', 'lineId'))];
  const remaining = idsOf('ADD', 'id').filter((id) => !removed.includes(id));
  expect(list.ownLines.map(({ id }: any) => id).sort()).toEqual(remaining.sort());

  const ticksOf = (lineId: string) =>
    sent.filter((operation) => operation.kind === 'CHECK' && operation.lineId === lineId);
  for (const { id, checked } of list.ownLines) {
    if (!unticked.has(id)) expect(checked).toBe(ticksOf(id).length > 0);
  }
  for (const { id, checked } of list.lines) {
    if (unticked.has(id)) continue;
    // Two people who have not seen each other tick the line once.
    const ticked = Math.max(
      0,
      ...ticksOf(id).map(({ quantity = 0, seen = [] }) => quantity + (seen[0]?.quantity ?? 0)),
    );
    expect(checked.map(({ quantity }: any) => quantity)).toEqual(ticked === 0 ? [] : [ticked]);
  }
}
