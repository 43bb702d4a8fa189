import type { Words } from '../fr.js';

const tooShort = 'Too short or too long, or a character is not allowed.';
const number = 'This number is not possible here.';

export const errors: Words['errors'] = {
  noConnection: 'No connection. Try again in a moment.',
  unexpected: 'Something went wrong. Try again.',
  rule: 'Check this value.',
  rules: {
    isString: 'This field is needed.',
    isEmail: 'This is not a complete email address.',
    isUncommon: 'This password is too common: choose another one.',
    matches: tooShort,
    min: number,
    max: number,
    isInt: number,
    isPositive: number,
    isMultiple: number,
    hasFewDecimals: number,
    isUrl: 'This is not a complete web address.',
    isAddress: 'This is not a complete web address.',
    isPageAddress: 'This is not the address of a page.',
    exists: 'This does not exist any more.',
    arrayNotEmpty: 'At least one is needed.',
    arrayMinSize: 'More are needed.',
    arrayMaxSize: 'These are too many.',
    eachOnce: 'It is there already.',
  },
};
