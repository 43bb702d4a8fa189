import { hash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { LOCALES, type Locale } from '#domain/locale.js';

/** The types of the files that the page consists of. Other files of the folders are not served. */
export const CONTENT_TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
};

/** The compiled modules of libs/client, also when tests run the sources of the service. */
const CLIENT = path.dirname(createRequire(import.meta.url).resolve('#client'));

/** The folders of the page, by the start of the paths under which their files are served. */
const FOLDERS = {
  '': path.join(import.meta.dirname, 'page'),
  'client/': CLIENT,
  'client/labels/': path.join(CLIENT, '../labels'),
};

/** The start of the addresses in the HTML files, which depend on the version. */
const ADDRESSES = 'list/version/';

/** What the page must know of the settings of the service. */
export interface PageSettings {
  /** Whether people may sign in with OpenID Connect. */
  readonly openId: boolean;
}

/** The files of a version of the page. */
export interface PageFiles {
  /** A hash of all files, and so of the settings. */
  readonly version: string;
  readonly index: Buffer;
  /** The page `/` in each language. */
  readonly frontDoor: ReadonlyMap<Locale, Buffer>;
  /** The page `/reset`, which needs the service: it is not kept for offline use. */
  readonly reset: Buffer;
  readonly serviceWorker: Buffer;
  /** All files except the service worker, by path relative to the version. */
  readonly files: ReadonlyMap<string, Buffer>;
}

/** Reads the page. Its addresses contain its version, so that the files of two versions never mix. */
export function readPageFiles(settings: PageSettings): PageFiles {
  const sources = new Map(
    Object.entries(FOLDERS).flatMap(([prefix, folder]) => read(folder, prefix)),
  );
  const module = `export const SETTINGS = ${JSON.stringify(settings)};\n`;
  sources.set('settings.js', Buffer.from(module));
  const version = versionOf(sources);
  const take = (name: string) => {
    const content = sources.get(name);
    if (content === undefined) throw new Error(`The page has no ${name}.`);
    sources.delete(name);
    return content.toString();
  };
  const serviceWorker = take('service-worker.js');
  const head = take('head.html');
  const takePage = (name: string) => {
    const page = take(name).replace('<!-- head -->', head);
    return Buffer.from(page.replaceAll(ADDRESSES, `list/${version}/`));
  };
  const index = takePage('index.html');
  const reset = takePage('account/reset.html');
  const frontDoor = new Map(
    LOCALES.map((locale) => [locale, takePage(`front-door/front-door.${locale}.html`)] as const),
  );
  const files = new Map([...sources, ['index.html', index]]);
  const constants = { VERSION: version, FILES: [...files.keys()] };
  const declarations = Object.entries(constants).map(
    ([name, value]) => `const ${name} = ${JSON.stringify(value)};\n`,
  );
  return {
    version,
    index,
    frontDoor,
    reset,
    serviceWorker: Buffer.from(declarations.join('') + serviceWorker),
    files,
  };
}

function read(folder: string, prefix: string): [string, Buffer][] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => path.extname(name) in CONTENT_TYPES)
    .map((name) => [
      prefix + name.split(path.sep).join('/'),
      readFileSync(path.join(folder, name)),
    ]);
}

function versionOf(files: ReadonlyMap<string, Buffer>): string {
  const sorted = [...files].sort(([one], [other]) => (one < other ? -1 : 1));
  const lines = sorted.map(([name, content]) => `${name} ${hash('sha256', content)}\n`);
  return hash('sha256', lines.join('')).slice(0, 16);
}
