import type { Client } from '../transport/http-client.js';

/** Every instance of the operations has a client of its own. */
export const client = undefined as unknown as Client;
