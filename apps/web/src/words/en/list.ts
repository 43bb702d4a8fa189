import type { Words } from '../fr.js';

export const list: Words['list'] = {};
