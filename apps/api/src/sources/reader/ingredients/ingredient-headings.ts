import { beginsWithQuantity, isMeasuredFood } from './leading-quantity.js';
import { isNameOfFood } from './food-names.js';

/** "Ingredients": the heading of all lines, which says nothing. */
const GENERIC = /^(?:(?:the|les) )?ingr[eé]dients?(?: list)?(?: ?[:(（].*)?$/iu;
/** Words for a part of a recipe. They are no ingredient when they stand alone. */
const PART =
  /^(?:the |la |le |les |optional |remaining |other )?(?:ingr[eé]dients?|toppings?|garnish(?:es)?|filling|optional|garniture|décoration|décor|facultatif|accompagnement|sides?|assembly|base|coating|breading|montage|dressage|finition|appareil|extras?)$/iu;
/** Words for a part of a recipe that may also be a bought food. */
const PART_OR_FOOD =
  /^(?:the |la |le |les )?(?:dressing|marinade|frosting|icing|glaze|crust|dough|pâte|batter|sauce|glaçage|farce|assaisonnement|vinaigrette)$/iu;

/** "For the sauce", "Pour la pâte", "To serve", "Pour servir". */
const PURPOSE =
  /^(?:(?:for|pour) (?:the|la|le|les|l['’]|un|une|a)(?:(?<=['’])| )\p{L}+(?:[ '’-]\p{L}+){0,4}|(?:to|for) (?:serve|serving|garnish|garnishing|finish|decorate|decoration|assemble|assembly)|pour (?:servir|décorer|garnir|finir|dresser|accompagner)|(?:pour|for|serves) \d{1,3} (?:personnes|people|servings))$/iu;

/** "## Sauce", "**Sauce**", "== Sauce ==". */
const MARKED =
  /^(?:#{1,6} ?(?=\p{L})|\*\*(?=[^\d]*\*\*$)|__(?=[^\d]*__$)|==(?=.*==$)|--(?=.*--$))/u;

/** The last word of the name of a part that a cook makes. */
const MADE =
  /^(?=\S+ )(?!.* (?:from|of|with|in) )(?:[\p{L}’'&-]+ ){1,5}(?:slaw|coleslaw|dough|batter|filling|toppings?|frosting|icing|glaze|crust|marinade|coating|breading|streusel|crumble|ganache|buttercream|mayo|layer|base|assembly|ingredients)$/iu;
/** The last word of the name of a part that a cook makes or buys: in title case it is a heading. */
const MADE_OR_BOUGHT =
  /(?:sauce|salsa|dressing|vinaigrette|patties|meatballs|syrup|seasoning|pesto|gravy|salad|caramel|compote|chimichurri|mayonnaise|custard|rub|drizzle)$/iu;
/** French parts: "Sauce au poivre", "Sirop au rhum", "Crème pâtissière". */
const FRENCH_PART =
  /^(?:(?:la |le |les )?(?:sauce|crème|ganache|sirop|coulis|caramel|mousse|marinade|vinaigrette|farce|garniture|pâte|biscuit|glaçage|nappage|compote|crumble|meringue|appareil|salade|purée|confit|croustillant) (?:au|aux|à la|à l['’]|à) ?(?!tartiner)\p{L}.*|crème (?:pâtissi[eè]re|anglaise|mousseline|diplomate|d['’]amandes?|frangipane)|biscuit joconde|pâte (?:sucrée|sablée|levée|à tarte maison))$/iu;
/** Words of foods that are chosen or prepared, and no name of a part. */
const CHOSEN =
  /^(?:fresh|freshly|extra|cooked|chopped|ground|dried|grated|sliced|crushed|toasted|roasted (?:peanuts|sesame)|kosher|sea|flaky|neutral|vegetable|cooking|olive|crusty|steamed|your|some|a|an)(?!\p{L})/iu;
const SMALL_WORDS = /^(?:and|or|of|for|the|with|de|du|des|la|le|les|et|au|aux|à|&)$/iu;
/** A note in brackets after a heading: "SALSA (stir; rest)". */
const NOTE = / ?\([^()]*\)$/u;

/** Foods that are written without a quantity, also in capitals: "SALT". */
const UNMEASURED =
  /(?<!\p{L})(?:salt|pepper|oil|butter|water|sugar|flour|milk|cream|lemon|lime|parsley|cilantro|coriander|basil|mint|dill|chives?|thyme|oregano|herbs?|spices?|seasoning|spray|ice|honey|vinegar|mayo|mayonnaise|ketchup|mustard|soy|fish|hot|worcestershire|tabasco|sriracha|cheese|parmesan|garlic|onions?|eggs?|msg|bbq|sel|poivre|huile|beurre|eau|sucre|farine|lait|cr[eè]me|citron|persil|coriandre|basilic|menthe|aneth|ciboulette|thym|origan|laurier|herbes?|[eé]pices?|glaçons?|miel|vinaigre|moutarde|soja|fromage|ail|oignons?|[oœ]e?ufs?|muscade|cannelle|cinnamon|nutmeg|cumin|paprika)(?!\p{L})/iu;

const hasLowerCase = (line: string) => /\p{Ll}/u.test(line);

const hasNumber = (line: string) => /[\d½⅓⅔¼¾]/u.test(line);

/** "1 onion:", but not "4 people:". */
const isQuantityWithColon = (line: string) =>
  isMeasuredFood(line) &&
  !/^\d+ (?:people|persons|personnes|servings?|portions?|parts)/i.test(line);

/** "Herb butter": a butter that people make, although its name is one of butter. */
const MADE_BUTTER = /^(?:the )?(?:herb|garlic) butter$/iu;

/** "Salt:": a food that is written without an amount, with a colon for one. */
const isUnmeasuredFood = (name: string) =>
  UNMEASURED.test(name) && isNameOfFood(name) && !MADE_BUTTER.test(name);

/**
 * Whether a line is marked as a heading in Markdown, or ends in a colon and is no food ("1 onion:",
 * "Salt:", "Salt to taste:").
 */
export function isMarkedAsHeading(line: string): boolean {
  if (/[:：]$/u.test(line)) {
    const name = line.replace(/ ?[:：]$/u, '');
    return (
      !isQuantityWithColon(line) &&
      !/(?: to taste| au goût)$/iu.test(name) &&
      !isUnmeasuredFood(name)
    );
  }
  return MARKED.test(line) && !UNMEASURED.test(line);
}

/** A line that may be a heading. */
export interface PossibleHeading {
  readonly text: string;
  /** Whether its mark-up or its punctuation makes it a heading. */
  readonly isHeading: boolean;
}

const isMade = (line: string) => PART_OR_FOOD.test(line) || MADE_OR_BOUGHT.test(line);
const isFood = (line: string) => UNMEASURED.test(line) || isNameOfFood(line, true);

/** "Pulled Pork", but not "Salt" and not "2 Eggs". */
function isInTitleCase(line: string): boolean {
  const words = line.split(' ').filter((word) => !SMALL_WORDS.test(word));
  return words.length > 1 && words.every((word) => /^[\p{Lu}(]/u.test(word));
}

/**
 * Finds headings without a mark: a line that names a part or a purpose, a part that people make, and
 * a line in capitals or title case without a number that names no food, if most lines are not
 * written so. A part that may be a food ("Icing", "Herb Sauce") is a heading before a line with a
 * quantity. The last line is no heading without a mark: no ingredient follows it. Leaves out the
 * heading of all ingredients, and utensils under their own heading.
 */
export function findHeadings(candidates: readonly PossibleHeading[]): PossibleHeading[] {
  const names = candidates.filter(({ isHeading }) => !isHeading).map(({ text }) => text);
  const isMostlyLowerCase = names.filter(hasLowerCase).length * 2 > names.length;
  const measured = names.filter(beginsWithQuantity);
  const isMostlyMeasured = measured.length * 2 > names.length;
  const usesTitleCase =
    measured.filter((line) => isInTitleCase(line.replace(/^[^\p{L}]+/u, ''))).length * 3 >
    measured.length;

  const isInCapitals = (line: string) =>
    isMostlyLowerCase && !hasLowerCase(line) && /\p{Lu}{2}/u.test(line);
  const isPartByCase = (line: string) =>
    !usesTitleCase && isInTitleCase(line) && !CHOSEN.test(line) && !isNameOfFood(line, true);
  const isHeading = (text: string, next: string) => {
    if (hasNumber(text) && !PURPOSE.test(text)) return false;
    const line = text.replace(NOTE, '');
    if (PURPOSE.test(text) || PART.test(text)) return true;
    const isBeforeQuantity = beginsWithQuantity(next);
    if (PART_OR_FOOD.test(text)) return isInCapitals(text) || isBeforeQuantity;
    if (isInCapitals(line) && line !== text) return isMade(line) || !isFood(line);
    if (isInCapitals(line)) return !isNameOfFood(line) && !UNMEASURED.test(line);
    if (!isMostlyMeasured || !isBeforeQuantity) return false;
    if (FRENCH_PART.test(line)) return true;
    if (isNameOfFood(line)) return false;
    if (line === text && MADE.test(line)) return true;
    return isPartByCase(line) && (MADE_OR_BOUGHT.test(line) || !UNMEASURED.test(line));
  };
  return withoutUtensils(
    candidates.map(({ text, isHeading: isMarked }, i) => {
      const next = candidates[i + 1];
      return { text, isHeading: isMarked || (next !== undefined && isHeading(text, next.text)) };
    }),
  );
}

/** "Matériel :", "Equipment": the lines below are no ingredients. */
const UTENSILS =
  /^(?:le |les |special |you will need )?(?:mat[eé]riels?|ustensiles?|équipements?|equipments?|tools?|utensils?|kitchen tools|cookware)(?: (?:needed|nécessaires?))?(?: ?[:：])?$/iu;

/** Leaves out the heading of all ingredients, and utensils up to the next heading. */
function withoutUtensils(candidates: readonly PossibleHeading[]): PossibleHeading[] {
  const kept: PossibleHeading[] = [];
  let isUtensil = false;
  for (const candidate of candidates) {
    if (candidate.isHeading || UTENSILS.test(candidate.text))
      isUtensil = UTENSILS.test(candidate.text);
    if (!isUtensil && !(candidate.isHeading && GENERIC.test(candidate.text))) kept.push(candidate);
  }
  return kept;
}
