/** Words for a part of a recipe. They are no ingredient when they stand alone. */
const PARTS = `ingredients?|ingrédients?|dressing|marinade|filling|toppings?|garnish(?:es)?|frosting|icing|glaze|crust|dough|batter|sauce|optional|garniture|glaçage|farce|assaisonnement|vinaigrette|décoration|décor|facultatif|accompagnement`;
const PART = new RegExp(`^(?:the |la |le |les )?(?:${PARTS})$`, 'iu');

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

/** Whether a line ends in a colon or is marked as a heading in Markdown. */
export function isMarkedAsHeading(line: string): boolean {
  return /[:：]$/u.test(line) || (MARKED.test(line) && !UNMEASURED.test(line));
}

/**
 * Leaves out headings without a mark: a line that names a part or a purpose, and a line in capitals
 * without a number, if most lines are not in capitals. The last line is no heading: no ingredient
 * follows it.
 */
export function withoutHeadings(lines: readonly string[]): string[] {
  const isMostlyLowerCase = lines.filter(hasLowerCase).length * 2 > lines.length;
  const isInCapitals = (line: string) =>
    isMostlyLowerCase &&
    !hasLowerCase(line) &&
    /\p{Lu}{2}/u.test(line) &&
    !hasNumber(line) &&
    !UNMEASURED.test(line);
  const isHeading = (line: string) => PURPOSE.test(line) || PART.test(line) || isInCapitals(line);
  return lines.filter((line, i) => i === lines.length - 1 || !isHeading(line));
}
