import type { Words } from '../fr.js';

export const pantry: Words['pantry'] = {};
