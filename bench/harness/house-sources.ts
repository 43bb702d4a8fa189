import type { SessionHeaders } from './account.js';
import { send } from './send.js';

/** Creates a house that uses every recipe source. */
export async function enableAllSources(apiUrl: string, headers: SessionHeaders): Promise<void> {
  await send('POST', `${apiUrl}/house`, headers, { name: 'La Roseraie' });
  const response = await send('GET', `${apiUrl}/reference/sources`, headers);
  const sources = (await response.json()) as { readonly id: number }[];
  const sourceIds = sources.map(({ id }) => id);
  await send('PATCH', `${apiUrl}/house/current/sources`, headers, { sourceIds });
}
