/**
 * Assumption: what a household of four does in a week. It plans 12 meals, buys for them with two
 * phones, cooks them, and adds three recipes, one of them from a web page. Two phones have the
 * application open for an hour a day each.
 */
export const HOUSEHOLD_WEEK = {
  'GET /auth/me': 40,
  'POST /auth/login': 0.5,
  'GET /recipes': 30,
  'GET /recipes?name=': 20,
  'GET /recipes?suitableForHousehold=true': 15,
  'GET /recipes/:id': 40,
  'GET /planning': 40,
  'POST /planning/items': 16,
  'PATCH /planning/items/:id': 4,
  'DELETE /planning/items/:id': 4,
  'GET /planning/shopping-list': 40,
  'POST /planning/shopping-list/operations': 50,
  'GET /planning/batch': 4,
  'GET /planning/batch, timed': 4,
  'POST /recipes': 2,
  'PUT /recipes/:id': 1,
  'POST /recipes/:id/steps/:stepId/corrections': 1,
  'POST /sources/web/preview': 2,
  'POST /sources/web/import/:externalId': 1,
} as const;

/** The name of an operation. */
export type OperationName = keyof typeof HOUSEHOLD_WEEK;

/** Hours in which a stream of events is open, in a week. */
export const STREAM_HOURS = 14;

/** Assumption: the share of a week's requests in its busiest hour. An even load has 0.6 %. */
export const BUSIEST_HOUR = 0.03;

/** Assumption: the share of the processors that is used in the busiest hour. The rest is reserve. */
export const UTILISATION = 0.5;

/** Rows that a household adds in a year and keeps. */
export const ROWS_OF_YEAR = {
  recipe: 3 * 52,
  planning_item: 12 * 52,
  shopping_tick: 40 * 52,
  correction: 52,
} as const;
