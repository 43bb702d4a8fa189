import type { TokenScope } from '#domain/session/token-scope.js';
import { Fixtures } from '../support/fixtures.js';
import {
  createToken,
  signUpAdministrator,
  signUpMember,
  signUpPerson,
  type Person,
  type Member,
} from '../support/people.js';
import { picture } from '../recipes/photos/picture.js';
import { INTERNAL_SECRET, type TestApp } from '../support/test-app.js';

/** Kinds of callers. The stranger administers another house. */
export const ACTORS = [
  'anonymous',
  'signed out',
  'deleted',
  'ended token',
  'worker',
  'former member',
  'stranger',
  'member',
  'author',
  'administrator',
] as const;
export type Actor = (typeof ACTORS)[number];

/** Objects of the first house (`our`), of the stranger's house (`their`, `other`), and unknown ids. */
export const RECIPES = ['personal', 'house', 'public', 'other house', 'unknown'] as const;
export const ITEMS = ['our item', 'their item', 'unknown'] as const;
export const COOKINGS = ['our cooking', 'their cooking', 'unknown'] as const;
export const MEMBERS = ['our member', 'administrator', 'their member', 'unknown'] as const;
export const DEPENDANTS = ['our dependant', 'their dependant', 'unknown'] as const;
export const SHOPS = ['our shop', 'their shop', 'unknown'] as const;
export type Target =
  | (typeof RECIPES)[number]
  | (typeof ITEMS)[number]
  | (typeof COOKINGS)[number]
  | (typeof MEMBERS)[number]
  | (typeof DEPENDANTS)[number]
  | (typeof SHOPS)[number]
  | 'nothing';

/** Ids that no row has. */
export const UNKNOWN = 2_000_000_000;
const UNKNOWN_PHOTO = '5c0e7e5a-1d5c-4b0e-9d6c-2f6f3c1b7a10';
export const PASSWORD = 'trois petits navets';
/** A page that the source `web` can import. No request is sent. */
export const PAGE = Buffer.from('https://soup.example/recipe').toString('base64url');

interface WrittenRecipe {
  readonly id: number;
  readonly stepId: number;
  readonly photoId: string;
  readonly photoWidth: number;
}

/** Two houses with their members, dependants, recipes and planning items. */
export interface World {
  readonly fixtures: Fixtures;
  readonly picture: Uint8Array;
  readonly headers: Readonly<Record<Actor, Readonly<Record<string, string>>>>;
  /** Of the administrator, by access token with a single scope. */
  readonly tokens: Readonly<Record<TokenScope, Readonly<Record<string, string>>>>;
  readonly emails: Readonly<Record<'member', string>>;
  readonly invitationCode: string;
  readonly recipes: Readonly<Record<string, WrittenRecipe>>;
  readonly items: Readonly<Record<string, number>>;
  readonly cookings: Readonly<Record<string, number>>;
  readonly members: Readonly<Record<string, number>>;
  readonly dependants: Readonly<Record<string, number>>;
  readonly shops: Readonly<Record<string, number>>;
}

export async function createWorld(app: TestApp): Promise<World> {
  const fixtures = await Fixtures.load(app);
  const [administrator, stranger] = [
    await signUpAdministrator(app),
    await signUpAdministrator(app),
  ];
  const [member, author] = [
    await signUpMember(app, administrator),
    await signUpMember(app, administrator),
  ];
  const theirMember = await signUpMember(app, stranger);
  const former = await signUpMember(app, administrator);
  await former.client.succeed('POST', '/house/leave');
  await enableWeb(fixtures, administrator);

  const jpeg = await picture(40, 30).jpeg().toBuffer();
  const write = (person: Person, visibility: string) =>
    writeRecipe(fixtures, person, visibility, jpeg);
  const recipes = {
    personal: await write(author, 'PERSONAL'),
    house: await write(author, 'HOUSE'),
    public: await write(author, 'PUBLIC'),
    'other house': await write(theirMember, 'HOUSE'),
    unknown: { id: UNKNOWN, stepId: UNKNOWN, photoId: UNKNOWN_PHOTO, photoWidth: 40 },
  };
  return {
    fixtures,
    picture: jpeg,
    headers: await headersOf(app, { administrator, stranger, member, author, former }),
    tokens: await tokensOf(administrator),
    emails: { member: member.email },
    invitationCode: administrator.invitationCode,
    recipes,
    items: {
      'our item': await plan(author, recipes.house.id),
      'their item': await plan(theirMember, recipes['other house'].id),
      unknown: UNKNOWN,
    },
    cookings: {
      'our cooking': await cook(author, recipes.house.id),
      'their cooking': await cook(theirMember, recipes['other house'].id),
      unknown: UNKNOWN,
    },
    members: {
      'our member': member.id,
      administrator: administrator.id,
      'their member': theirMember.id,
      unknown: UNKNOWN,
    },
    dependants: {
      'our dependant': await addDependant(member),
      'their dependant': await addDependant(theirMember),
      unknown: UNKNOWN,
    },
    shops: {
      'our shop': await addShop(member),
      'their shop': await addShop(theirMember),
      unknown: UNKNOWN,
    },
  };
}

async function enableWeb(fixtures: Fixtures, { client }: Member): Promise<void> {
  const sourceIds = [fixtures.id('sources', 'web')];
  await client.succeed('PATCH', '/house/current/sources', { sourceIds });
}

async function writeRecipe(
  fixtures: Fixtures,
  { client }: Person,
  visibility: string,
  jpeg: Uint8Array,
): Promise<WrittenRecipe> {
  const { id, steps } = await fixtures.write(client, { visibility });
  const { photo } = (await client.putPhoto(id, jpeg)).body;
  const photoId = photo.url.split('/')[2];
  return { id, stepId: steps[0].id, photoId, photoWidth: photo.width };
}

async function plan({ client }: Person, recipeId: number): Promise<number> {
  const item = { recipeId, date: '2026-11-21', slot: 'DINNER', portions: 2 };
  const { id } = await client.succeed<{ id: number }>('POST', '/planning/items', item);
  return id;
}

async function cook({ client }: Person, recipeId: number): Promise<number> {
  const cooking = { recipeId, date: '2026-11-21', portions: 500 };
  const { id } = await client.succeed<{ id: number }>('POST', '/planning/cookings', cooking);
  return id;
}

async function addDependant({ client }: Person): Promise<number> {
  const dependant = { firstName: 'Jules' };
  const { id } = await client.succeed<{ id: number }>(
    'POST',
    '/house/current/dependants',
    dependant,
  );
  return id;
}

async function addShop({ client }: Person): Promise<number> {
  return (await client.succeed('POST', '/house/current/shops', { name: 'Marché' })).id;
}

async function tokensOf({ client }: Person): Promise<World['tokens']> {
  const tokenOf = async (scope: TokenScope) =>
    (await createToken(client, { scopes: [scope] })).headers;
  return {
    read: await tokenOf('read'),
    list: await tokenOf('list'),
    plan: await tokenOf('plan'),
    write: await tokenOf('write'),
  };
}

/** A token that was used before it was deleted. */
async function endedToken(app: TestApp, { client }: Person) {
  const { id, headers } = await createToken(client);
  await app.client().get('/recipes', headers);
  await client.succeed('DELETE', `/auth/tokens/${String(id)}`);
  return headers;
}

type SignedIn = Record<'administrator' | 'stranger' | 'member' | 'author' | 'former', Person>;

async function headersOf(app: TestApp, people: SignedIn): Promise<World['headers']> {
  const session = ({ client }: Person) => ({ cookie: client.cookie ?? '' });
  const [deleted, signedOut] = [await signUpPerson(app), await signUpPerson(app)];
  const ended = { deleted: session(deleted), signedOut: session(signedOut) };
  await deleted.client.succeed('DELETE', '/auth/me', deleted);
  await signedOut.client.succeed('POST', '/auth/logout');
  return {
    anonymous: {},
    'signed out': ended.signedOut,
    deleted: ended.deleted,
    'ended token': await endedToken(app, people.administrator),
    worker: { authorization: `Bearer ${INTERNAL_SECRET}` },
    'former member': session(people.former),
    stranger: session(people.stranger),
    member: session(people.member),
    author: session(people.author),
    administrator: session(people.administrator),
  };
}
