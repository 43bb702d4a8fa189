import {
  type Actor,
  ITEMS,
  MEMBERS,
  PAGE,
  PASSWORD,
  RECIPES,
  type Target,
  type World,
} from './world.js';

/** What an answer is told by: `200`, or `404/4045`. */
type Outcome = string;

export interface Rule {
  /** What the path or the body refers to; a route that refers to nothing is asked once. */
  readonly targets: readonly Target[];
  readonly expected: (actor: Actor, target: Target) => Outcome;
  readonly body?: (world: World, target: Target) => unknown;
  readonly query?: string;
}

const NOT_SIGNED_IN: readonly Actor[] = ['nobody', 'signed out', 'deleted', 'worker'];

/** Who belongs to the house that a target is of. */
const HOUSE_OF: Partial<Record<Target, readonly Actor[]>> = {
  'our item': ['member', 'author', 'administrator'],
  'our member': ['member', 'author', 'administrator'],
  administrator: ['member', 'author', 'administrator'],
  'their item': ['stranger'],
  'their member': ['stranger'],
};

const READERS: Partial<Record<Target, readonly Actor[]>> = {
  personal: ['author'],
  house: ['member', 'author', 'administrator'],
  public: ['former member', 'stranger', 'member', 'author', 'administrator'],
  'other house': ['stranger'],
};

const includes = (
  people: Partial<Record<Target, readonly Actor[]>>,
  actor: Actor,
  target: Target,
) => people[target]?.includes(actor) ?? false;

/** Rules are made of steps, each of which may answer before the next one is asked. */
type Step = (actor: Actor, target: Target) => Outcome | undefined;

const session: Step = (actor) => (NOT_SIGNED_IN.includes(actor) ? '401/4011' : undefined);
const house: Step = (actor) => (actor === 'former member' ? '404/4041' : undefined);
const noHouse: Step = (actor) => (actor === 'former member' ? undefined : '409/4020');
const administration: Step = (actor) =>
  actor === 'administrator' || actor === 'stranger' ? undefined : '403/4031';
const readable: Step = (actor, target) =>
  includes(READERS, actor, target) ? undefined : '404/4045';
const own: Step = (actor, target) =>
  actor === 'author' && target !== 'other house' ? undefined : '403/4030';
const ownItem: Step = (actor, target) =>
  includes(HOUSE_OF, actor, target) ? undefined : '404/4053';
const ownMember: Step = (actor, target) =>
  includes(HOUSE_OF, actor, target) ? undefined : '404/4051';
const notSelf: Step = (actor, target) => (actor === target ? '409/4021' : undefined);
const webEnabled: Step = (actor) => (actor === 'stranger' ? '403/4032' : undefined);
const worker: Step = (actor) => (actor === 'worker' ? undefined : '401/4011');

function rule(
  success: number | string,
  steps: readonly Step[],
  rest: Partial<Omit<Rule, 'expected'>> = {},
): Rule {
  return {
    targets: ['nothing'],
    expected: (actor, target) => {
      for (const step of steps) {
        const answer = step(actor, target);
        if (answer !== undefined) return answer;
      }
      return String(success);
    },
    ...rest,
  };
}

const recipe = { targets: RECIPES };
const recipeBody = { body: ({ fixtures }: World) => fixtures.recipe() };
const week = { query: '?date=2026-11-21' };

/** What every route answers to whom. A route that is not here fails the test. */
export const RULES: Readonly<Record<string, Rule>> = {
  'GET /health': rule(200, []),
  'GET /health/ready': rule(200, []),
  'GET /openapi.json': rule(200, []),
  'GET /reference/diets': rule(200, []),
  'GET /reference/allergies': rule(200, []),
  'GET /reference/ingredients': rule(200, [session]),
  'GET /reference/units': rule(200, [session]),
  'GET /reference/utensils': rule(200, [session]),
  'GET /reference/tech-steps': rule(200, [session]),
  'GET /reference/sources': rule(200, [session]),

  'POST /auth/signup': rule('409/4001', [], {
    body: ({ emails }) => ({
      email: emails.member,
      firstName: 'Camille',
      lastName: 'Roy',
      password: PASSWORD,
    }),
  }),
  'POST /auth/login': rule(200, [], {
    body: ({ emails }) => ({ email: emails.member, password: PASSWORD }),
  }),
  'POST /auth/logout': rule(204, [session]),
  'POST /auth/logout-everywhere': rule(204, [session]),
  'GET /auth/me': rule(200, [session]),
  'DELETE /auth/me': rule(204, [session], { body: () => ({ password: PASSWORD }) }),
  'PATCH /auth/password': rule(200, [session], {
    body: () => ({ currentPassword: PASSWORD, newPassword: 'quatre gros poireaux' }),
  }),

  'PATCH /profile/diet': rule(200, [session], { body: () => ({ dietId: null }) }),
  'GET /profile/allergies': rule(200, [session]),
  'PATCH /profile/allergies': rule(200, [session], { body: () => ({ allergyIds: [] }) }),
  'GET /profile/disliked-ingredients': rule(200, [session]),
  'PATCH /profile/disliked-ingredients': rule(200, [session], {
    body: () => ({ ingredientIds: [] }),
  }),

  'POST /house': rule(201, [session, noHouse], { body: () => ({ name: 'Les Lilas' }) }),
  'POST /house/join': rule(200, [session, noHouse], {
    body: ({ invitationCode }) => ({ invitationCode }),
  }),
  'POST /house/leave': rule(204, [session, house]),
  'GET /house/current': rule(200, [session, house]),
  'PATCH /house/current': rule(200, [session, house], { body: () => ({ name: 'Les Lilas' }) }),
  'DELETE /house/current': rule(204, [session, house, administration]),
  'POST /house/current/invitation': rule(200, [session, house, administration]),
  'PATCH /house/current/administrator': rule(200, [session, house, administration, ownMember], {
    targets: MEMBERS,
    body: ({ members }, target) => ({ memberId: members[target] }),
  }),
  'DELETE /house/members/:memberId': rule(
    204,
    [session, house, administration, ownMember, notSelf],
    { targets: MEMBERS },
  ),
  'GET /house/current/sources': rule(200, [session, house]),
  'PATCH /house/current/sources': rule(200, [session, house], {
    body: () => ({ sourceIds: [] }),
  }),

  'GET /recipes': rule(200, [session]),
  'POST /recipes': rule(201, [session], recipeBody),
  'GET /recipes/:recipeId': rule(200, [session, readable], recipe),
  'GET /recipes/:recipeId/suitability': rule(200, [session, readable], recipe),
  'PUT /recipes/:recipeId': rule(200, [session, readable, own], { ...recipe, ...recipeBody }),
  'DELETE /recipes/:recipeId': rule(204, [session, readable, own], recipe),
  'POST /recipes/:recipeId/favorite': rule(204, [session, readable], recipe),
  'DELETE /recipes/:recipeId/favorite': rule(204, [session, readable], recipe),
  'GET /recipes/:recipeId/steps/:stepId/corrections': rule(200, [session, readable], recipe),
  'POST /recipes/:recipeId/steps/:stepId/corrections': rule(201, [session, readable], {
    ...recipe,
    body: ({ fixtures }) => ({ techStepId: fixtures.id('tech-steps', 'peel'), start: 0, end: 8 }),
  }),

  'GET /planning': rule(200, [session, house], week),
  'GET /planning/shopping-list': rule(200, [session, house], week),
  'GET /planning/batch': rule(200, [session, house], week),
  'POST /planning/items': rule(201, [session, house, readable], {
    ...recipe,
    body: ({ recipes }, target) => ({
      recipeId: recipes[target]?.id,
      date: '2026-11-21',
      slot: 'LUNCH',
      portions: 1,
    }),
  }),
  'PATCH /planning/items/:itemId': rule(200, [session, house, ownItem], {
    targets: ITEMS,
    body: () => ({ portions: 3 }),
  }),
  'DELETE /planning/items/:itemId': rule(204, [session, house, ownItem], { targets: ITEMS }),

  'GET /sources/:sourceKey/items': rule(200, [session, house, webEnabled]),
  // The page does not exist: that it was asked for is what matters.
  'GET /sources/:sourceKey/items/:externalId': rule('502/5020', [session, house, webEnabled]),
  'POST /sources/:sourceKey/import/:externalId': rule(201, [session, house, webEnabled], {
    body: ({ fixtures }) => fixtures.recipe({ visibility: 'HOUSE' }),
  }),

  'POST /internal/tech-steps/claims': rule(200, [worker], {
    body: () => ({ detectorVersion: 'test', limit: 1 }),
  }),
  'POST /internal/tech-steps/results': rule(200, [worker], {
    body: () => ({ detectorVersion: 'test', results: [] }),
  }),
  'POST /internal/tech-steps/backfill': rule(202, [worker], { body: () => ({ recipeIds: [] }) }),
  'GET /internal/tech-steps/status': rule(200, [worker]),
  'GET /internal/tech-steps/corrections': rule(200, [worker]),
  'GET /internal/metrics': rule(200, [worker]),
};

/** The path of a route, with what it refers to in place of its parameters. */
export function pathOf(route: string, world: World, target: Target): string {
  const values: Record<string, number | string | undefined> = {
    recipeId: world.recipes[target]?.id,
    stepId: world.recipes[target]?.stepId,
    itemId: world.items[target],
    memberId: world.members[target],
    sourceKey: 'web',
    externalId: PAGE,
  };
  const path = route.replace(/^\S+ /, '').replace(/:(\w+)/g, (_, name: string) => {
    if (values[name] === undefined) throw new Error(`${route}: what is ${name} for ${target}?`);
    return String(values[name]);
  });
  return path + (RULES[route]?.query ?? '');
}
