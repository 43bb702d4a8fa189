import type { SessionHeaders } from '../harness/account.js';
import { createRecipe } from '../harness/full-week.js';
import { send } from '../harness/send.js';
import type { Target } from './attack.js';

interface WrittenRecipe {
  readonly id: number;
  readonly steps: readonly { readonly id: number }[];
}

/** Writes a recipe with 10 lines and 8 steps. Throws when it is not stored within 5 s. */
export async function writeOrdinaryRecipe(
  { apiUrl, ids }: Target,
  headers: SessionHeaders,
): Promise<WrittenRecipe> {
  const body = { ...createRecipe(0, ids), visibility: 'PERSONAL' };
  const response = await send('POST', `${apiUrl}/recipes`, headers, body);
  return (await response.json()) as WrittenRecipe;
}
