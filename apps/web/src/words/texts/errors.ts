import { inLanguage } from '../locale.js';

const length = [
  'Trop court ou trop long, ou un caractère n’est pas permis.',
  'Too short or too long, or a character is not allowed.',
] as const;
const number = ['Ce nombre n’est pas possible ici.', 'This number is not possible here.'] as const;
const address = [
  'Ce n’est pas une adresse web complète.',
  'This is not a complete web address.',
] as const;

/** Sentences about errors that the labels of the client do not have. */
export const errors = {
  ...inLanguage({
    noConnection: [
      'Pas de connexion. Réessayez dans un instant.',
      'No connection. Try again in a moment.',
    ],
    unexpected: ['Quelque chose n’a pas marché. Réessayez.', 'Something went wrong. Try again.'],
    rule: ['Vérifiez cette valeur.', 'Check this value.'],
  }),
  /** Sentences for the rules of `details`. */
  rules: inLanguage({
    isString: ['Ce champ est nécessaire.', 'This field is needed.'],
    isEmail: ['Ce n’est pas une adresse e-mail complète.', 'This is not a complete email address.'],
    isUncommon: [
      'Ce mot de passe est trop courant : choisissez-en un autre.',
      'This password is too common: choose another one.',
    ],
    matches: length,
    min: number,
    max: number,
    isInt: number,
    isPositive: number,
    isMultiple: number,
    hasFewDecimals: number,
    isUrl: address,
    isAddress: address,
    isPageAddress: ['Ce n’est pas l’adresse d’une page.', 'This is not the address of a page.'],
    exists: ['Cela n’existe plus.', 'This does not exist any more.'],
    arrayNotEmpty: ['Il en faut au moins un.', 'At least one is needed.'],
    arrayMinSize: ['Il en faut davantage.', 'More are needed.'],
    arrayMaxSize: ['Il y en a trop.', 'These are too many.'],
    eachOnce: ['Il y est déjà.', 'It is there already.'],
  }) as Readonly<Record<string, string | undefined>>,
};
