import type { Words } from '../fr.js';

export const account: Words['account'] = {};
