/**
 * Why a request has no response of the service:
 * - `OFFLINE`: the device has no network;
 * - `UNREACHABLE`: no server responds at the address, or the connection broke;
 * - `CORS`: a server of the same site responds, but the browser does not let this page read the response;
 * - `FOREIGN_RESPONSE`: a page instead of JSON, for example the front page of a website at a wrong
 *   address, or the sign-in page of a public network.
 */
export type NetworkProblem = 'OFFLINE' | 'UNREACHABLE' | 'CORS' | 'FOREIGN_RESPONSE';

export const MESSAGES: Readonly<Record<NetworkProblem, string>> = {
  OFFLINE: 'The device is offline.',
  UNREACHABLE: 'The service cannot be reached.',
  CORS: 'The service does not allow this page to read its responses: see CORS_ORIGINS.',
  FOREIGN_RESPONSE: 'The response does not come from the service.',
};

/** The problem of a request to `url` that has failed without a response. */
export async function problemOf(url: string, baseUrl: string): Promise<NetworkProblem> {
  const { navigator } = globalThis as Partial<typeof globalThis>;
  if (navigator?.onLine === false) return 'OFFLINE';
  if (!isCrossOrigin(url)) return 'UNREACHABLE';
  try {
    // A response that the page may not read tells that the service responds.
    await fetch(`${baseUrl}/health`, { mode: 'no-cors', credentials: 'omit' });
    return 'CORS';
  } catch {
    return 'UNREACHABLE';
  }
}

/** Whether a page sends a request to another origin than its own. */
export function isCrossOrigin(url: string): boolean {
  const { location } = globalThis as Partial<typeof globalThis>;
  return location !== undefined && !url.startsWith(`${location.origin}/`);
}
