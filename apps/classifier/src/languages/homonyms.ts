import type { Locale } from '#domain/locale.js';
import type { Homonym } from '../engine/model/homonym.js';

export const HOMONYMS: Readonly<Record<Locale, readonly Homonym[]>> = {
  fr: [
    { names: ['boudin', 'boudins'], neverAfter: ['shape', 'roll', 'rollOut'] },
    { names: ['truffe', 'truffes'], neverAfter: ['roll', 'coat', 'shape'] },
    { names: ['choux'], neverAfter: ['pipe', 'fill'] },
    { names: ['coquilles'], neverIn: 'dans' },
    { names: ['pots (de)'], utensil: 'jar', onlyAfter: ['fill'] },
    { names: ['verres (de)', 'verres (d)'], utensil: 'glass', onlyAfter: ['fill'] },
  ],
  en: [{ names: ['truffle', 'truffles'], neverAfter: ['roll', 'coat', 'shape'] }],
};
