/** Maximum number and length of the cookies of a fetch. */
const MAX_COOKIES = 20;
const MAX_LENGTH = 4096;
const PRINTABLE = /^[\x20-\x7e]+$/;

/**
 * The cookies of one fetch: some sites redirect to the same page until it is requested with the
 * cookie that they set. They go to the host that set them only, and end with the fetch.
 */
export class FetchCookies {
  private readonly values = new Map<string, Map<string, string>>();

  /** Stores the cookies that a response sets. */
  store(url: URL, setCookie: string | readonly string[] | undefined): void {
    const cookies = this.values.get(url.host) ?? new Map<string, string>();
    for (const cookie of [setCookie ?? []].flat()) {
      const [pair = ''] = cookie.split(';', 1);
      const name = pair.split('=', 1)[0]?.trim() ?? '';
      const isValid = name !== '' && pair.length <= MAX_LENGTH && PRINTABLE.test(pair);
      if (isValid && cookies.size < MAX_COOKIES) cookies.set(name, pair.trim());
    }
    this.values.set(url.host, cookies);
  }

  /** The header `Cookie` of a request; empty without cookies. */
  headerOf(url: URL): string {
    return [...(this.values.get(url.host)?.values() ?? [])].join('; ');
  }
}
