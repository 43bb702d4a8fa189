import { Snapshot } from '../support/database/snapshot.js';
import type { TestApp } from '../support/test-app.js';
import { pathOf } from './requests.js';
import type { Rule } from './rules.js';
import { createWorld, type Target, type World } from './world.js';

type Headers = Readonly<Record<string, string>>;

/** Sends the requests of the rules to a service, and takes back what they change. */
export class Requests {
  private constructor(
    private readonly app: TestApp,
    readonly world: World,
    readonly snapshot: Snapshot,
  ) {}

  static async prepare(app: TestApp): Promise<Requests> {
    return new Requests(app, await createWorld(app), await Snapshot.take(app));
  }

  send(route: string, path: string, headers: Headers, body?: unknown) {
    return this.app.client().send<any>(route.split(' ', 1)[0] ?? '', path, body, {
      ...headers,
      ...(body instanceof Uint8Array ? { 'content-type': 'image/jpeg' } : {}),
    });
  }

  /** The status; of an error also its code and message. */
  async outcomeOf(route: string, rule: Rule, headers: Headers, target: Target): Promise<string> {
    const path = pathOf(route, this.world, target);
    const sent = rule.body?.(this.world, target);
    const { status, body } = await this.send(route, path, headers, sent);
    if (status >= 400) return `${String(status)}/${String(body.code)} ${String(body.message)}`;
    await this.snapshot.restore();
    return String(status);
  }
}
