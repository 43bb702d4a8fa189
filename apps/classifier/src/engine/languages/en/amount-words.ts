import { UNIT_TABLES } from '#domain/catalogue/unit-names.js';
import type { AmountWords } from '../../language/language.js';

export const AMOUNT_WORDS_EN: AmountWords = {
  ...UNIT_TABLES.en.measures,
  plus: ['plus', 'and'],
  minus: ['minus', 'less'],
  upTo: ['up', 'even', 'maybe', 'possibly'],
  beforeOne: [],
  approximate: ['approximately', 'approx', 'about', 'abt'],
  sizes: ['size'],
  each: ['each'],
  equal: ['ie'],
  partial: ['rest', 'remainder', 'remaining', 'reserved', 'some', 'most', 'part'],
  capitals: { T: 'tablespoon' },
  numbered: ['step', 'stage', 'number', 'mark', 'note', 'tip', 'type', 'makes', 'yields'],
};
