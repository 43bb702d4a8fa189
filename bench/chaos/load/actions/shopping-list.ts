import { randomUUID } from 'node:crypto';
import type { KnownLine } from '../../records/ledger.js';
import { type ApiAnswer, requireContent, requireStatus } from '../../people/api-request.js';
import { type Action, type Person, read, WEEKS, type World, write } from '../../people/world.js';

/** Own lines of a person, at most. */
const MAX_LINES = 10;

interface LineBody {
  readonly id: string;
  readonly text: string | null;
  readonly checked: boolean;
}

/** Adds, ticks, changes or removes a line; the operation id makes a repetition harmless. */
export const changeList: Action = async (world, person) => {
  const own = linesOf(world, person);
  if (own.length === 0 || (own.length < MAX_LINES && person.random.chance(0.4))) {
    return addLine(world, person);
  }
  const [id, line] = person.random.pick(own);
  const text = `ligne ${String(person.random.between(1, 100_000))}`;
  const changes = [
    { operation: { kind: 'CHECK' }, next: { ...line, checked: true } },
    { operation: { kind: 'UNCHECK' }, next: { ...line, checked: false } },
    { operation: { kind: 'EDIT', text }, next: { ...line, text } },
    { operation: { kind: 'REMOVE' }, next: null },
  ];
  const { operation, next } = person.random.pick(changes);
  await apply(world, person, { id: randomUUID(), lineId: id, ...operation }, id, line, next);
};

/** Checks every own line of the house that did not change meanwhile. */
export const readList: Action = async (world, person) => {
  const week = person.random.pick(WEEKS);
  const path = `/planning/shopping-list?date=${week}`;
  const answer = await read(world, person, 'read the shopping list', path);
  if (answer === undefined) return;
  const found = linesIn(answer);
  for (const [id, known] of world.ledger.lines.knownSince(answer.sentAt)) {
    const isHere = known?.houseId === person.houseId && standsIn(known, week);
    const line = found.get(id);
    const matches = isHere ? line !== undefined && isRightLine(line, known) : line === undefined;
    requireContent(answer, matches, `line ${id} differs from ${JSON.stringify(known)}`);
  }
};

/** The own lines of a list by id. */
export function linesIn(answer: ApiAnswer): Map<string, LineBody> {
  requireStatus(answer, 200);
  const { ownLines } = answer.body as { readonly ownLines: readonly LineBody[] };
  return new Map(ownLines.map((line) => [line.id, line]));
}

/** A line follows into later weeks until it is ticked off. */
export function standsIn({ week: added, checked }: KnownLine, week: string): boolean {
  return added === week || (added < week && !checked);
}

export function isRightLine({ text, checked }: LineBody, known: KnownLine): boolean {
  return text === known.text && checked === known.checked;
}

async function addLine(world: World, person: Person): Promise<void> {
  const id = randomUUID();
  const text = `ligne ${String(person.random.between(1, 100_000))}`;
  const week = person.random.pick(WEEKS);
  const line = { houseId: person.houseId, addedBy: person.id, week, text, checked: false };
  await apply(world, person, { id, kind: 'ADD', text }, id, line, line);
}

/** Sends one operation on a line of the person. The answer is the list after it. */
async function apply(
  world: World,
  person: Person,
  operation: object,
  lineId: string,
  { week }: KnownLine,
  next: KnownLine | null,
): Promise<void> {
  const { lines } = world.ledger;
  lines.begin(lineId);
  const path = '/planning/shopping-list/operations';
  const body = { date: week, operations: [operation] };
  const request = { kind: 'change the shopping list', method: 'POST', path, body } as const;
  const answer = await write(world, person, request, 200);
  const line = linesIn(answer).get(lineId);
  const matches = next === null ? line === undefined : line && isRightLine(line, next);
  requireContent(answer, matches === true, `line ${lineId} differs from ${JSON.stringify(next)}`);
  lines.settle(lineId, next);
}

function linesOf({ ledger }: World, { id }: Person): [string, KnownLine][] {
  return ledger.lines.live.filter(([, { addedBy }]) => addedBy === id);
}
