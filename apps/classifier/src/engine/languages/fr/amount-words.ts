import { UNIT_TABLES } from '#domain/catalogue/unit-names.js';
import type { AmountWords } from '../../language/language.js';

export const AMOUNT_WORDS_FR: AmountWords = {
  ...UNIT_TABLES.fr.measures,
  plus: ['plus', 'et'],
  minus: ['moins'],
  upTo: ['jusqu', 'voire', 'maximum', 'max'],
  beforeOne: ['et'],
  approximate: ['environ', 'env'],
  sizes: ['calibre', 'taille'],
  each: ['chaque', 'chacun', 'chacune', 'chacuns', 'chacunes'],
  equal: ['soit'],
  partial: ['reste', 'restant', 'restante', 'restants', 'restantes', 'partie'],
  capitals: {},
  numbered: ['étape', 'numéro', 'th', 'thermostat', 'note', 'type'],
};
