import { AsyncLocalStorage } from 'node:async_hooks';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ClientPath } from '#platform/queue/fair-queue.js';
import { networksOf } from './client-address.js';

/** Whose work is done, for the queues in which clients take turns. */
export interface Requester {
  /** The house; the person while the house is unknown, or without one; undefined without a session. */
  readonly household: string | undefined;
  /** The person; without a session the networks of the client, the largest first. */
  readonly client: readonly string[];
}

/** The work of workers, of timers and of the start. */
const SERVICE: Requester = { household: undefined, client: ['service'] };

const requests = new AsyncLocalStorage<FastifyRequest>();

/** Makes {@link requester} known to everything that a request does. Add it before other hooks. */
export function followRequests(fastify: FastifyInstance): void {
  const follow = (request: FastifyRequest, _reply: FastifyReply, done: () => void) => {
    if (requests.getStore() === request) done();
    else requests.run(request, done);
  };
  fastify.addHook('onRequest', follow);
  // A body is read in events of the socket, which do not belong to the request.
  fastify.addHook('preValidation', follow);
}

/** Runs work that continues after the request, which is work of the service. */
export function asService<T>(work: () => T): T {
  return requests.exit(work);
}

/** The requester of the work that runs now. */
export function requester(): Requester {
  const request = requests.getStore();
  if (request === undefined) return SERVICE;
  const { session, profile } = request;
  if (session === undefined) {
    const isInternal = request.routeOptions.config.access === 'internal';
    return isInternal ? SERVICE : { household: undefined, client: networksOf(request.ip) };
  }
  const person = `person ${String(session.profileId)}`;
  const houseId = profile?.houseId ?? null;
  const household = houseId === null ? `household of ${person}` : `house ${String(houseId)}`;
  return { household, client: [person] };
}

/** The requester in a queue that runs `max` tasks of a household at once. */
export function householdPath(max = Infinity): ClientPath {
  const { household, client } = requester();
  return household === undefined ? client : [{ name: household, max }, ...client];
}
