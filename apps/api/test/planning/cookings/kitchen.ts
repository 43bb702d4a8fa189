import type { TestClient, TestResponse } from '../../support/test-client.js';

/** For tests: what a member does with cookings. The day of a cooking is 2093-11-30, a Monday. */
export function useKitchen(client: TestClient) {
  return {
    send: (method: string, path: string, body?: unknown): Promise<TestResponse<any>> =>
      client.send(method, path, body),

    cook: (recipeId: number, portions: number, date = '2093-11-30'): Promise<any> =>
      client.succeed('POST', '/planning/cookings', { recipeId, date, portions }),

    /** Plans a dinner that is served from a cooking. */
    serve: (cookingId: number, date: string, portions: number): Promise<any> =>
      client.succeed('POST', '/planning/items', { cookingId, date, slot: 'DINNER', portions }),

    async week(date: string): Promise<any> {
      return (await client.get(`/planning?date=${date}`)).body;
    },

    /** The cooking as the grid of 2093-11-30 shows it. */
    async cooking(id: number): Promise<any> {
      const { days } = (await client.get('/planning?date=2093-11-30')).body;
      return days.flatMap(({ cookings }: any) => cookings).find((each: any) => each.id === id);
    },

    itemsOf: ({ days }: any): any[] =>
      days.flatMap(({ slots }: any) => slots.flatMap(({ items }: any) => items)),

    async stock(): Promise<any[]> {
      return (await client.get('/house/current/stock')).body;
    },
  };
}

export type Kitchen = ReturnType<typeof useKitchen>;
