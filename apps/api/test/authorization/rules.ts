import type { TokenScope } from '#domain/session/token-scope.js';
import { type Operation, OPERATIONS } from '../support/openapi/operations.js';
import { type Outcome, REQUESTS, type RouteRequest } from './requests.js';
import {
  type Actor,
  COOKINGS,
  DEPENDANTS,
  ITEMS,
  MEMBERS,
  RECIPES,
  SHOPS,
  type Target,
} from './world.js';

/** How to call a route, and the outcome for each actor and target. */
export interface Rule extends RouteRequest {
  readonly targets: readonly Target[];
  readonly expected: (actor: Actor, target: Target) => Outcome;
}

const WITHOUT_SESSION: readonly Actor[] = [
  'anonymous',
  'signed out',
  'deleted',
  'ended token',
  'worker',
];

/** Members of the house that a target belongs to. */
const HOUSE_OF: Partial<Record<Target, readonly Actor[]>> = {
  'our item': ['member', 'author', 'administrator'],
  'our cooking': ['member', 'author', 'administrator'],
  'their cooking': ['stranger'],
  'our member': ['member', 'author', 'administrator'],
  administrator: ['member', 'author', 'administrator'],
  'our dependant': ['member', 'author', 'administrator'],
  'their dependant': ['stranger'],
  'our shop': ['member', 'author', 'administrator'],
  'their shop': ['stranger'],
  'their item': ['stranger'],
  'their member': ['stranger'],
};

const READERS: Partial<Record<Target, readonly Actor[]>> = {
  personal: ['author'],
  house: ['member', 'author', 'administrator'],
  public: ['former member', 'stranger', 'member', 'author', 'administrator'],
  'other house': ['stranger'],
};

type Condition = (actor: Actor, target: Target) => boolean;

const isOfHouse: Condition = (actor, target) => HOUSE_OF[target]?.includes(actor) ?? false;
const isReader: Condition = (actor, target) => READERS[target]?.includes(actor) ?? false;

/** Declared errors with the actors that receive them; the first match applies. */
const REFUSED: readonly (readonly [Outcome, Condition])[] = [
  ['404/4041', (actor) => actor === 'former member'],
  ['409/4020', (actor) => actor !== 'former member'],
  ['403/4031', (actor) => actor !== 'administrator' && actor !== 'stranger'],
  ['403/4032', (actor) => actor === 'stranger'],
  ['404/4045', (actor, target) => !isReader(actor, target)],
  ['404/4059', (actor, target) => !isReader(actor, target)],
  ['404/4053', (actor, target) => !isOfHouse(actor, target)],
  ['404/4057', (actor, target) => !isOfHouse(actor, target)],
  ['404/4051', (actor, target) => !isOfHouse(actor, target)],
  ['404/4056', (actor, target) => !isOfHouse(actor, target)],
  ['404/4063', (actor, target) => !isOfHouse(actor, target)],
  ['403/4030', (actor, target) => actor !== 'author' || target === 'other house'],
  ['409/4021', (actor, target) => actor === target],
];

const hasAccess: Record<Operation['access'], Condition> = {
  public: () => true,
  internal: (actor) => actor === 'worker',
  session: (actor) => !WITHOUT_SESSION.includes(actor),
};

/** The rule of every operation, derived from its declaration in openapi.json. */
export const RULES: Readonly<Record<string, Rule>> = Object.fromEntries(
  OPERATIONS.map((operation) => [
    operation.name,
    ruleOf(operation, REQUESTS[operation.name] ?? {}),
  ]),
);

function ruleOf({ name, access, success, errors }: Operation, request: RouteRequest): Rule {
  const { outcome = String(success), without = [] } = request;
  const refused = REFUSED.filter(([error]) => errors.has(error) && !without.includes(error));
  return {
    targets: targetsOf(name),
    ...request,
    expected: (actor, target) => {
      if (!hasAccess[access](actor, target)) return '401/4011';
      return refused.find(([, isRefused]) => isRefused(actor, target))?.[0] ?? outcome;
    },
  };
}

function targetsOf(route: string): readonly Target[] {
  if (route.includes(':recipeId') || route.includes(':photo/')) return RECIPES;
  if (route.includes(':itemId')) return ITEMS;
  if (route.includes(':cookingId')) return COOKINGS;
  if (route.includes(':dependantId')) return DEPENDANTS;
  if (route.includes(':shopId')) return SHOPS;
  return route.includes(':memberId') ? MEMBERS : ['nothing'];
}

/** Outcome of a request with an access token that does not have the scope of the route. */
const OUT_OF_SCOPE = '403/4035';

/** The scope of each route; the first match applies. Null: a token is refused, whatever its scopes. */
const SCOPES: readonly (readonly [RegExp, TokenScope | null])[] = [
  [/ \/(auth|internal)\//, null],
  [/^GET /, 'read'],
  [/ \/planning\/shopping-list\/operations$/, 'list'],
  [/ \/planning\//, 'plan'],
  [/ /, 'write'],
];

/** Outcome of a request of the administrator with an access token of one scope. */
export function expectedWithScope(route: string, target: Target, scope: TokenScope): Outcome {
  const ofAdministrator = RULES[route]?.expected('administrator', target) ?? '';
  const [, required] = SCOPES.find(([pattern]) => pattern.test(route)) ?? [];
  return scope === required || ofAdministrator === '401/4011' ? ofAdministrator : OUT_OF_SCOPE;
}
