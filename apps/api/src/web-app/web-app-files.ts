import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { ConditionalResponse } from '../http/conditional/conditional-response.js';

const CONTENT_TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
};

const BROTLI_QUALITY = 9; // 60 ms for 240 KB of labels, which their first request waits for

/** The app as `npm run build` writes it, also when tests run the sources of the service. */
const FOLDER = path.dirname(createRequire(import.meta.url).resolve('#web-app'));

const textOf = (name: string) => readFileSync(path.join(FOLDER, name), 'utf8');

/** The first parts of the paths of screens. The page at each of them is the app. */
export const SCREEN_PATHS = JSON.parse(textOf('paths.json')) as readonly string[];

const INDEX = textOf('index.html');

/** The files that the page loads, by name. */
export const WEB_APP_FILES: ReadonlyMap<string, ConditionalResponse> = new Map(
  readdirSync(FOLDER, { recursive: true, encoding: 'utf8' }).flatMap((name) => {
    const type = CONTENT_TYPES[path.extname(name)];
    if (type === undefined) return [];
    const content = readFileSync(path.join(FOLDER, name));
    const address = name.split(path.sep).join('/');
    return [[address, new ConditionalResponse(content, type, BROTLI_QUALITY)]];
  }),
);

/** What the app must know of the settings of the service before a sign-in. */
export interface WebAppSettings {
  readonly openId: boolean;
  readonly password: boolean;
  readonly registration: string;
  /** Whether the browser has a cookie of a session, which may have ended. */
  readonly session: boolean;
}

/** The page, with settings and with the path below which a proxy serves it. */
export function indexPage(settings: WebAppSettings, prefix: string): ConditionalResponse {
  const attribute = JSON.stringify(settings).replaceAll('"', '&quot;');
  const page = INDEX.replace('<base href="/" />', `<base href="${prefix}/" />`).replace(
    'name="popote-settings" content="{}"',
    `name="popote-settings" content="${attribute}"`,
  );
  return new ConditionalResponse(Buffer.from(page), 'text/html; charset=utf-8');
}
