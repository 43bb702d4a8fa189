/** Milliseconds in which a server must answer. */
const TIMEOUT = 2_000;

async function get(url) {
  const response = await fetch(url, { signal: AbortSignal.timeout(TIMEOUT) });
  return { ok: response.ok, text: await response.text() };
}

/** Whether the page at `url` is one of Popote: another program may answer with 200, too. */
export async function isPopote(url) {
  const { text } = await get(url).catch(() => ({ text: '' }));
  return text.includes('Popote');
}

/** Whether the API of Popote answers at `url` and is ready. */
export async function isReady(url) {
  const { ok } = await get(`${url}/health/ready`).catch(() => ({ ok: false }));
  return ok && isPopote(`${url}/openapi.json`);
}
