const tooShort = 'Trop court ou trop long, ou un caractère n’est pas permis.';
const number = 'Ce nombre n’est pas possible ici.';

/** Sentences about errors that the labels of the client do not have. */
export const errors = {
  noConnection: 'Pas de connexion. Réessayez dans un instant.',
  unexpected: 'Quelque chose n’a pas marché. Réessayez.',
  rule: 'Vérifiez cette valeur.',
  /** Sentences for the rules of `details`. */
  rules: {
    isString: 'Ce champ est nécessaire.',
    isEmail: 'Ce n’est pas une adresse e-mail complète.',
    isUncommon: 'Ce mot de passe est trop courant : choisissez-en un autre.',
    matches: tooShort,
    min: number,
    max: number,
    isInt: number,
    isPositive: number,
    isMultiple: number,
    hasFewDecimals: number,
    isUrl: 'Ce n’est pas une adresse web complète.',
    isAddress: 'Ce n’est pas une adresse web complète.',
    isPageAddress: 'Ce n’est pas l’adresse d’une page.',
    exists: 'Cela n’existe plus.',
    arrayNotEmpty: 'Il en faut au moins un.',
    arrayMinSize: 'Il en faut davantage.',
    arrayMaxSize: 'Il y en a trop.',
    eachOnce: 'Il y est déjà.',
  } as Readonly<Record<string, string>>,
};
