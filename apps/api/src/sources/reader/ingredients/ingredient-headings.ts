import { beginsWithQuantity, isMeasuredFood } from './leading-quantity.js';
import { isNameOfFood } from './food-names.js';

/** Words for a part of a recipe. They are no ingredient when they stand alone. */
const PART =
  /^(?:the |la |le |les )?(?:ingredients?|ingrédients?|toppings?|garnish(?:es)?|filling|optional|garniture|décoration|décor|facultatif|accompagnement)$/iu;
/** Words for a part of a recipe that may also be a bought food. */
const PART_OR_FOOD =
  /^(?:the |la |le |les )?(?:dressing|marinade|frosting|icing|glaze|crust|dough|pâte|batter|sauce|glaçage|farce|assaisonnement|vinaigrette)$/iu;

/** "For the sauce", "Pour la pâte", "To serve", "Pour servir". */
const PURPOSE =
  /^(?:(?:for|pour) (?:the|la|le|les|l['’]|un|une|a)(?:(?<=['’])| )\p{L}+(?:[ '’-]\p{L}+){0,4}|(?:to|for) (?:serve|serving|garnish|garnishing|finish|decorate|decoration|assemble|assembly)|pour (?:servir|décorer|garnir|finir|dresser|accompagner)|(?:pour|for|serves) \d{1,3} (?:personnes|people|servings))$/iu;

/** "## Sauce", "**Sauce**", "== Sauce ==". */
const MARKED =
  /^(?:#{1,6} ?(?=\p{L})|\*\*(?=[^\d]*\*\*$)|__(?=[^\d]*__$)|==(?=.*==$)|--(?=.*--$))/u;

/** Foods that are written without a quantity, also in capitals: "SALT". */
const UNMEASURED =
  /(?<!\p{L})(?:salt|pepper|oil|butter|water|sugar|flour|milk|cream|lemon|lime|parsley|cilantro|coriander|basil|mint|dill|chives?|thyme|oregano|herbs?|spices?|seasoning|spray|ice|honey|vinegar|mayo|mayonnaise|ketchup|mustard|soy|fish|hot|worcestershire|tabasco|sriracha|cheese|parmesan|garlic|onions?|eggs?|msg|bbq|sel|poivre|huile|beurre|eau|sucre|farine|lait|cr[eè]me|citron|persil|coriandre|basilic|menthe|aneth|ciboulette|thym|origan|laurier|herbes?|[eé]pices?|glaçons?|miel|vinaigre|moutarde|soja|fromage|ail|oignons?|[oœ]e?ufs?|muscade|cannelle|cinnamon|nutmeg|cumin|paprika)(?!\p{L})/iu;

const hasLowerCase = (line: string) => /\p{Ll}/u.test(line);

const hasNumber = (line: string) => /[\d½⅓⅔¼¾]/u.test(line);

/** "1 onion:", but not "4 people:". */
const isQuantityWithColon = (line: string) =>
  isMeasuredFood(line) &&
  !/^\d+ (?:people|persons|personnes|servings?|portions?|parts)/i.test(line);

/**
 * Whether a line is marked as a heading in Markdown, or ends in a colon and is no amount of a food
 * ("1 onion:", "Salt to taste:").
 */
export function isMarkedAsHeading(line: string): boolean {
  if (/[:：]$/u.test(line)) {
    return !isQuantityWithColon(line) && !/(?: to taste| au goût) ?[:：]$/iu.test(line);
  }
  return MARKED.test(line) && !UNMEASURED.test(line);
}

/**
 * Leaves out headings without a mark: a line that names a part or a purpose, and a line in capitals
 * without a number that names no food, if most lines are not in capitals. A part that may be a food
 * ("Icing") is a heading before a line with a quantity. The last line is no heading: no ingredient
 * follows it.
 */
export function withoutHeadings(lines: readonly string[]): string[] {
  const isMostlyLowerCase = lines.filter(hasLowerCase).length * 2 > lines.length;
  const isInCapitals = (line: string) =>
    isMostlyLowerCase && !hasLowerCase(line) && /\p{Lu}{2}/u.test(line) && !hasNumber(line);
  const isHeading = (line: string, next: string) => {
    if (PURPOSE.test(line) || PART.test(line)) return true;
    if (PART_OR_FOOD.test(line)) return isInCapitals(line) || beginsWithQuantity(next);
    return isInCapitals(line) && !UNMEASURED.test(line) && !isNameOfFood(line);
  };
  return lines.filter((line, i) => {
    const next = lines[i + 1];
    return next === undefined || !isHeading(line, next);
  });
}
