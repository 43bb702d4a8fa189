// The request to the classifier.

/** The body of the request for a text. */
export const bodyOf = (locale, text) => ({ locale, texts: [text], explain: true });

/**
 * Sends a text to the classifier.
 * @throws the message of an error response, or `unreachable`
 */
export async function requestDetection(body, signal, unreachable) {
  const reply = await fetch('/v1/process', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
    signal,
  }).catch((error) => {
    throw error.name === 'AbortError' ? error : new Error(unreachable);
  });
  const response = await reply.json();
  if (!reply.ok) throw new Error(`${String(response.code)} · ${response.message}`);
  return response;
}

/** The request as a command for a POSIX shell. */
export function curlOf(origin, body) {
  return [
    `curl ${quote(`${origin}/v1/process`)}`,
    `  -H ${quote('content-type: application/json')}`,
    `  --data-raw ${quote(JSON.stringify(body))}`,
  ].join(' \\\n');
}

/** Quotes an argument. Inside single quotes, a shell interprets no character. */
const quote = (argument) => `'${argument.replaceAll("'", "'\\''")}'`;
