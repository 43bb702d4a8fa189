import { MEMBERS, PAGE, PASSWORD, RECIPES, type Target, UNKNOWN, type World } from './world.js';

/** Status of a response, with the code of an error: `200`, `404/4045`. */
export type Outcome = string;

/** How to call a route. */
export interface RouteRequest {
  /** Objects that the path or the body refers to. */
  readonly targets?: readonly Target[];
  readonly body?: (world: World, target: Target) => unknown;
  readonly query?: string;
  /** Outcome for an authorized actor; by default the declared success. */
  readonly outcome?: Outcome;
  /** Declared errors that this request never receives. */
  readonly without?: readonly Outcome[];
}

const recipeBody = ({ fixtures }: World) => fixtures.recipe();
const SOUP = '<script type="application/ld+json">{"@type":"Recipe","name":"Soupe"}</script>';
const shop = ({ fixtures }: World) => ({
  ...{ name: 'Boulangerie', subcategories: ['breads'] },
  ingredientIds: [fixtures.id('ingredients', 'salt')],
});
const week = { query: '?date=2026-11-21' };

/** Requests of the routes that need a body, a query or a different outcome. */
export const REQUESTS: Readonly<Record<string, RouteRequest>> = {
  'POST /auth/signup': {
    outcome: '409/4001',
    body: ({ emails }) => ({
      email: emails.member,
      firstName: 'Camille',
      lastName: 'Roy',
      password: PASSWORD,
    }),
  },
  'POST /auth/login': { body: ({ emails }) => ({ email: emails.member, password: PASSWORD }) },
  // OpenID Connect is not set up: test/auth/openid.
  'GET /auth/oidc/start': { outcome: '404/4040' },
  'GET /auth/oidc/callback': { outcome: '404/4040' },
  'POST /auth/oidc/join': { outcome: '404/4040', body: () => ({ password: PASSWORD }) },
  'DELETE /auth/me': { body: () => ({ password: PASSWORD }) },
  // Sessions and tokens of other people: test/session, test/auth.
  'DELETE /auth/sessions/:sessionId': { outcome: '404/4040' },
  'POST /auth/tokens': { body: () => ({ name: 'Minuteur', scopes: ['read'] }) },
  'DELETE /auth/tokens/:tokenId': { outcome: '404/4060' },
  'PATCH /auth/password': {
    body: () => ({ currentPassword: PASSWORD, newPassword: 'quatre gros poireaux' }),
  },

  'PATCH /auth/email': { body: () => ({ email: 'new@example.org', password: PASSWORD }) },
  'POST /auth/email/confirm': { outcome: '401/4012', body: () => ({ token: 'unknown' }) },
  'POST /auth/password-reset': { body: ({ emails }) => ({ email: emails.member }) },
  'POST /auth/password-reset/confirm': {
    outcome: '401/4012',
    body: () => ({ token: 'unknown', newPassword: 'quatre gros poireaux' }),
  },

  'PATCH /profile': { body: () => ({ firstName: 'Camille' }) },
  'PATCH /profile/diet': { body: () => ({ dietId: null }) },
  'PATCH /profile/allergies': { body: () => ({ allergyIds: [] }) },
  'PATCH /profile/disliked-ingredients': { body: () => ({ ingredientIds: [] }) },

  'POST /house': { body: () => ({ name: 'Les Lilas' }) },
  'POST /house/join': { body: ({ invitationCode }) => ({ invitationCode }) },
  'PATCH /house/current': { body: () => ({ name: 'Les Lilas' }) },
  'PATCH /house/current/administrator': {
    targets: MEMBERS,
    body: ({ members }, target) => ({ memberId: members[target] }),
  },
  'PATCH /house/current/administrators': {
    targets: MEMBERS,
    body: ({ members }, target) => ({ memberIds: [members[target]] }),
  },
  'POST /house/current/dependants': { body: () => ({ firstName: 'Emma' }) },
  'PATCH /house/current/dependants/:dependantId': { body: () => ({ allergyIds: [] }) },
  // No event of this kind occurs: no request is sent. Webhooks of other houses: test/exchange.
  'POST /house/current/webhooks': {
    body: () => ({ url: 'https://93.184.216.34/hook', kinds: ['webhook'] }),
  },
  // An empty form: test/exchange.
  'POST /house/current/import': { outcome: '400/4000' },
  'PATCH /house/current/webhooks/:webhookId': {
    outcome: '404/4061',
    body: () => ({ enabled: true }),
  },
  'DELETE /house/current/webhooks/:webhookId': { outcome: '404/4061' },
  'PUT /house/current/pantry/:ingredientId': {
    body: ({ fixtures }) => ({
      ...{ quantity: 1, unitId: fixtures.id('units', 'gram') },
      ...{ bestBefore: '2031-01-01', asOf: new Date().toISOString().slice(0, 10) },
    }),
  },
  'POST /house/current/shops': { body: shop },
  'PATCH /house/current/shops/:shopId': { body: shop },
  'PATCH /house/current/shelf-order': { body: () => ({ subcategories: ['breads'] }) },
  'PUT /house/current/staples': {
    body: ({ fixtures }) => ({ ingredientIds: [fixtures.id('ingredients', 'salt')] }),
  },
  'PATCH /house/current/sources': { body: () => ({ sourceIds: [] }) },

  'POST /recipes': { body: recipeBody, without: ['404/4041', '404/4045'] },
  'PUT /recipes/:recipeId': { body: recipeBody, without: ['404/4041'] },
  // Recipes in the trash: test/recipes/trash.
  'POST /recipes/:recipeId/restore': { outcome: '404/4045' },
  'PATCH /recipes/tags': { body: () => ({ from: 'hiver', to: null }) },
  // Recipes of others are refused one by one: test/recipes/batch.
  'POST /recipes/batch': { body: () => ({ recipeIds: [UNKNOWN], addTags: ['hiver'] }) },
  'GET /recipes/:recipeId/versions/:version': { outcome: '404/4064' },
  'POST /recipes/:recipeId/versions/:version/restore': { outcome: '404/4064' },
  'PUT /recipes/:recipeId/photo': { body: ({ picture }) => picture },
  'PUT /recipes/:recipeId/rating': { body: () => ({ stars: 4 }) },
  'POST /recipes/:recipeId/steps/:stepId/corrections': {
    body: ({ fixtures }) => ({ techStepId: fixtures.id('tech-steps', 'peel'), start: 0, end: 8 }),
  },

  'POST /detection/steps': { body: () => ({ locale: 'fr', texts: ['Éplucher 2 oignons.'] }) },
  'POST /detection/lines': { body: () => ({ locale: 'fr', lines: ['2 oignons'] }) },

  'GET /planning': week,
  'GET /planning/shopping-list': { ...week, without: ['404/4063'] },
  'POST /planning/shopping-list/operations': {
    body: ({ fixtures }) => ({
      date: '2026-11-21',
      operations: [
        {
          id: '5c0e7e5a-1d5c-4b0e-9d6c-2f6f3c1b7a10',
          kind: 'ADD',
          text: 'papier cuisson',
          ...fixtures.line('salt', 1, 'gram'),
        },
      ],
    }),
  },
  'POST /planning/proposals': {
    body: () => ({ cells: [{ date: '2026-11-21', slot: 'DINNER' }] }),
    without: ['404/4045', '404/4051', '404/4056', '404/4057'],
  },
  'GET /planning/batch': week,
  'POST /planning/items': {
    targets: RECIPES,
    without: ['404/4051', '404/4056', '404/4057'],
    body: ({ recipes }, target) => ({
      recipeId: recipes[target]?.id,
      date: '2026-11-21',
      slot: 'LUNCH',
      portions: 1,
    }),
  },
  'POST /planning/items/batch': {
    targets: RECIPES,
    without: ['404/4051', '404/4056', '404/4057'],
    body: ({ recipes }, target) => ({
      items: [{ recipeId: recipes[target]?.id, date: '2026-11-21', slot: 'LUNCH', portions: 1 }],
    }),
  },
  'POST /planning/cookings': {
    targets: RECIPES,
    without: ['404/4053'],
    body: ({ recipes }, target) => ({
      recipeId: recipes[target]?.id,
      date: '2026-11-21',
      portions: 1,
    }),
  },
  'PATCH /planning/cookings/:cookingId': { body: () => ({ portions: 500 }) },
  'POST /planning/cookings/:cookingId/portions': { body: () => ({ discarded: 1 }) },
  'POST /planning/copy': { body: () => ({ from: '2026-11-21', to: '2026-11-28' }) },
  'POST /planning/menus': { body: () => ({ name: 'Hiver', date: '2026-11-21' }) },
  // Menus of other houses: test/planning.
  'POST /planning/menus/:menuId/apply': {
    outcome: '404/4058',
    body: () => ({ date: '2026-11-21' }),
  },
  'DELETE /planning/menus/:menuId': { outcome: '404/4058' },
  'PATCH /planning/items/:itemId': {
    body: () => ({ portions: 3 }),
    without: ['404/4045', '404/4051', '404/4056'],
  },
  'DELETE /planning/items': { query: '?from=2026-01-01&to=2026-01-02' },
  'POST /planning/routines': {
    targets: RECIPES,
    without: ['404/4051', '404/4056'],
    body: ({ recipes }, target) => ({
      recipeId: recipes[target]?.id,
      slot: 'LUNCH',
      weekdays: ['MONDAY'],
    }),
  },
  // Routines of other houses: test/planning.
  'PATCH /planning/routines/:routineId': {
    outcome: '404/4065',
    body: () => ({ note: 'x' }),
    without: ['404/4045', '404/4051', '404/4056'],
  },
  'DELETE /planning/routines/:routineId': { outcome: '404/4065' },

  // The page does not exist. The outcome shows that the source was requested.
  'GET /sources/:sourceKey/items/:externalId': { outcome: '502/5020' },
  'POST /sources/web/preview': {
    body: () => ({ url: 'https://soup.example/recipe', html: SOUP }),
  },
  'POST /sources/:sourceKey/import/:externalId': {
    body: ({ fixtures }) => fixtures.recipe({ visibility: 'HOUSE' }),
    without: ['404/4045'],
  },

  // Archives: test/sources/archives.
  'POST /archives': { outcome: '400/4000' },
  'GET /archives/:archiveId': { outcome: '404/4062' },
  'DELETE /archives/:archiveId': { outcome: '404/4062' },
  'POST /archives/:archiveId/import': { outcome: '404/4062', body: () => ({ ready: true }) },
  'POST /archives/:archiveId/import/:draftId': {
    outcome: '404/4062',
    body: recipeBody,
    without: ['404/4041', '404/4045'],
  },

  'POST /internal/tech-steps/claims': { body: () => ({ detectorVersion: 'test', limit: 1 }) },
  'POST /internal/tech-steps/results': { body: () => ({ detectorVersion: 'test', results: [] }) },
  'POST /internal/tech-steps/backfill': { body: () => ({ recipeIds: [] }) },
};

/** The path of a route, with the ids of a target as its parameters. */
export function pathOf(route: string, world: World, target: Target): string {
  const values: Record<string, number | string | undefined> = {
    recipeId: world.recipes[target]?.id,
    stepId: world.recipes[target]?.stepId,
    photo: world.recipes[target]?.photoId,
    width: world.recipes[target]?.photoWidth,
    itemId: world.items[target],
    cookingId: world.cookings[target],
    memberId: world.members[target],
    dependantId: world.dependants[target],
    shopId: world.shops[target],
    ingredientId: world.fixtures.id('ingredients', 'salt'),
    sessionId: UNKNOWN,
    tokenId: UNKNOWN,
    menuId: UNKNOWN,
    routineId: UNKNOWN,
    archiveId: UNKNOWN,
    draftId: UNKNOWN,
    webhookId: UNKNOWN,
    version: UNKNOWN,
    sourceKey: 'web',
    externalId: PAGE,
  };
  const path = route.replace(/^\S+ /, '').replace(/:(\w+)/g, (_, name: string) => {
    if (values[name] === undefined)
      throw new Error(`${route} has no value of ${name} for ${target}.`);
    return String(values[name]);
  });
  return path + (REQUESTS[route]?.query ?? '');
}
