/** Words with an h that is spoken: "de haricots", but "d'huile". */
const SPOKEN_H =
  /^(hachis|haché|haddock|halloumi|halva|hampe|hareng|haricot|harissa|havarti|hollandaise|homard|houblon|houmous|habanero|hot|hummus)/i;

/** "d'ail", "de beurre", "d'huile", "de haricots", "de yaourt". */
export function de(name: string): string {
  const isElided = /^[aeiouyàâäéèêëîïôöùûüœæh]/i.test(name) && !SPOKEN_H.test(name);
  return isElided && !/^(y[aeou]|oui|onz)/i.test(name) ? `d’${name}` : `de ${name}`;
}
