import { signal } from '@preact/signals';
import paths from './paths.json';

/** The path of the app on its server, which ends with a slash. */
const BASE = new URL(document.baseURI).pathname;

export interface Place {
  /** The first part of the path, which decides about the screen; empty at the start. */
  readonly screen: string;
  /** The parts after it. */
  readonly rest: readonly string[];
  readonly query: URLSearchParams;
}

/** Where the person is. */
export const place = signal(readPlace());

function readPlace(): Place {
  const parts = location.pathname.slice(BASE.length).split('/').filter(Boolean);
  const [screen = '', ...rest] = parts.map(decodeURIComponent);
  return { screen, rest, query: new URLSearchParams(location.search) };
}

/** Opens a screen: `go('cookbook/12?portions=4')`. With `replace`, "back" does not lead here. */
export function go(path: string, { replace = false } = {}) {
  history[replace ? 'replaceState' : 'pushState'](null, '', BASE + path);
  const { screen, rest } = place.value;
  place.value = readPlace();
  const isSame = screen === place.value.screen && rest.join() === place.value.rest.join();
  if (!isSame) scrollTo(0, 0);
}

/** Opens links to screens without a request. Links are relative to the app: `<a href="list">`. */
export function startRouter() {
  addEventListener('popstate', () => (place.value = readPlace()));
  document.addEventListener('click', (event) => {
    const link = (event.target as Element).closest('a');
    const isPlain = event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey);
    if (link === null || !isPlain || event.defaultPrevented || link.hasAttribute('download'))
      return;
    const { origin, pathname, search } = new URL(link.href);
    if (origin !== location.origin || !pathname.startsWith(BASE) || link.target !== '') return;
    const path = pathname.slice(BASE.length);
    if (!paths.includes(path.split('/', 1)[0] ?? '')) return;
    event.preventDefault();
    go(path + search);
  });
}
