import { PopoteError, PopoteNetworkError, toNetworkError } from '../errors/popote-error.js';
import type { Profile } from '../generated/types.gen.js';
import type { ClientConfig, ParseAs } from './http-client.js';
import { SessionCookie } from './session-cookie.js';

type OnError = (error: PopoteError | PopoteNetworkError) => void;

/** What becomes of the responses and failures of a client. `onError` is told about each error. */
export function judge(
  baseUrl: string,
  onSignIn: (profile: Profile) => void,
  onError?: OnError,
): Pick<ClientConfig, 'check' | 'onFailure' | 'onSuccess'> {
  const cookie = new SessionCookie(onSignIn);
  return {
    onSuccess: (request, body) => {
      cookie.onSuccess(request, body);
    },
    onFailure: async (error, request) => {
      const failure = await toNetworkError(error, request, baseUrl);
      if (failure instanceof PopoteNetworkError) onError?.(failure);
      return failure;
    },
    check: async (response, request, parseAs) => {
      if (response.ok && !isForeign(response, request, parseAs)) return;
      if (response.status === 304) return; // the caller has the current version
      const error = response.ok
        ? new PopoteNetworkError('FOREIGN_RESPONSE')
        : await readError(response, request);
      onError?.(error);
      throw error;
    },
  };

  async function readError(response: Response, request: Request): Promise<PopoteError> {
    const text = await response.text();
    let body: unknown;
    try {
      body = JSON.parse(text);
    } catch {
      body = text; // of a proxy
    }
    return new PopoteError(response, body, cookie.isBlocked(request, body));
  }
}

/**
 * Whether a text stands where the caller expects JSON: the front page of a website at a wrong address,
 * or the sign-in page of a public network.
 */
function isForeign({ headers }: Response, request: Request, parseAs: ParseAs): boolean {
  const isText = headers.get('content-type')?.startsWith('text/') === true;
  return (
    isText && parseAs === 'auto' && !/^(text|image)\//.test(request.headers.get('accept') ?? '')
  );
}
