const NAME =
  "(?:(?:(?:chef|cook)(?:['’]s)? |recipe |pro |quick |top )?(?:notes?|tips?|hints?)(?: (?:and|&) (?:notes?|tips?))?|(?:les |l['’]|le |petite? |nos )?(?:astuces?|conseils?|remarques?)(?: du chef)?|notes? du chef|le petit plus|bon à savoir|nutrition(?:al)?(?: (?:facts?|info(?:rmation)?s?|values?))?|(?:valeurs|informations|infos) nutritionnelles?|calories)";
const QUALIFIER = String.raw`(?: ?\(?(?:per|par|pour) [^:：()]{1,30}\)?| ?(?:n ?°|#)? ?\d{1,2})?`;
/** "Tip:", "Astuce n°2 :", "Valeurs nutritionnelles (par portion) :". */
const ASIDE = new RegExp(
  `^(?:${NAME}${QUALIFIER}\\s*[:：]|(?:per serving|par portion)\\s*[:：]|(?:kcal|calories?)\\s*:?\\s*\\d)`,
  'iu',
);
const ASIDE_NAME = new RegExp(`^${NAME}${QUALIFIER}\\s*[:：]?$`, 'iu');

/** Whether a line is a tip, a note or nutrition: nothing that a cook does at this place. */
export function isAside(line: string): boolean {
  return ASIDE.test(line) && !ASIDE_NAME.test(line);
}

/** Whether a name is that of a section of tips, notes or nutrition. */
export function isAsideName(name: string): boolean {
  return ASIDE_NAME.test(name.trim());
}
