import type { FoodKey } from '#domain/catalogue/dishes.js';
import type { LocalizedDocument } from '../compile/compiled-language.js';
import { isFood, isUtensil, type Mention, newMention } from '../document/mention.js';
import { isKnob } from '../quantities/amounts/measure-phrase.js';
import { overlap, type TokenRange } from '../document/token.js';

/** Words that name a food. */
export interface NamedFood extends TokenRange {
  readonly key: FoodKey;
}

/**
 * The foods that a text names, in text order: every name, whatever the rules decide about it, unless a
 * rule is sure that it is none, and without units ("une noix de beurre"). A rule can give a name another
 * meaning: "lait" in "lait de lentilles". A dish counts where its name is the longest, and so do the
 * foods in it: "lapin à la moutarde".
 */
export function namedFoods(doc: LocalizedDocument): NamedFood[] {
  const names = doc.names
    .filter((name) => isFood(name) && !doc.noFoods.has(name.from) && !isUnit(doc, name))
    .flatMap((name) => [name, ...nameBeyond(doc, name)]);
  const meant = doc.mentions.filter((mention) => isFood(mention) && !isNamed(mention, doc.names));
  const kept = names.filter((name) => !meant.some((mention) => overlap(mention, name)));
  const foods = [...meant, ...kept].flatMap(({ entry: { ingredient: key }, from, to }) =>
    key === null ? [] : [{ key, from, to }],
  );
  const dishes = dishesOf(doc).filter(
    (dish) => !foods.some((food) => overlap(food, dish) && lengthOf(food) > lengthOf(dish)),
  );
  const named = [...foods, ...dishes];
  return [...named, ...foodsOfVerbs(doc, named), ...impliedFoods(doc, named)].sort(
    (a, b) => a.from - b.from,
  );
}

/** The name that starts in a name and ends after it: "fruits de mer" in "salade de fruits de mer". */
function nameBeyond(doc: LocalizedDocument, { from, to }: Mention): Mention[] {
  for (let at = from + 1; at < to; at++) {
    const { value, end = 0 } = doc.word(at).names?.longest(doc, at + 1) ?? {};
    if (value !== undefined && end > to) return [newMention(value, at, end, 'name')];
  }
  return [];
}

const lengthOf = ({ from, to }: TokenRange): number => to - from;

const isUnit = (doc: LocalizedDocument, { from, to }: Mention): boolean =>
  isKnob(doc, from) || doc.amounts.some((amount) => amount.from < from && to <= amount.to);

/** Whether the food of a mention is that of a name in it. */
function isNamed(mention: Mention, names: readonly Mention[]): boolean {
  return names.some(
    (name) => name.entry.ingredient === mention.entry.ingredient && overlap(mention, name),
  );
}

/** The dishes, the longest name at each token. */
function dishesOf(doc: LocalizedDocument): NamedFood[] {
  const dishes: NamedFood[] = [];
  for (let at = 0; at < doc.length;) {
    const found = doc.word(at).dishes?.longest(doc, at + 1);
    const end = found?.end ?? at + 1;
    if (found && !isOther(doc, { from: at, to: end }))
      dishes.push({ key: found.value, from: at, to: end });
    at = end;
  }
  return dishes;
}

/**
 * Whether the name of a dish is a verb, a utensil, or part of a name that is no food: "crumble the feta",
 * "tart tin", "sweet and tart".
 */
function isOther(doc: LocalizedDocument, dish: TokenRange): boolean {
  if (dish.to <= (doc.instructionAt(dish.from)?.to ?? dish.from)) return true;
  return doc.names.some(
    (name) =>
      !isFood(name) &&
      name.from <= dish.from &&
      dish.to <= name.to &&
      (isUtensil(name) || lengthOf(dish) < lengthOf(name)),
  );
}

/**
 * The foods of verbs and participles: "beurrer", "a floured surface". A form that is a name, or a part of
 * one, is none: "butter knife", "breaded chicken".
 */
function foodsOfVerbs(doc: LocalizedDocument, named: readonly NamedFood[]): NamedFood[] {
  const foods: NamedFood[] = [];
  for (let i = 0; i < doc.length; i++) {
    const key = doc.verb(i)?.food ?? null;
    if (key === null || doc.word(i).names?.value !== undefined) continue;
    const food = { key, from: i, to: i + 1 };
    if (!named.some((name) => overlap(name, food))) foods.push(food);
  }
  return foods;
}

/** The foods of actions that only one food can mean: "monter en neige". A food that is named before wins. */
function impliedFoods(doc: LocalizedDocument, named: readonly NamedFood[]): NamedFood[] {
  const end = Math.min(doc.length, ...named.map(({ from }) => from));
  const foods: NamedFood[] = [];
  for (let i = 0; i < end; i++) {
    const key = doc.decide('mention', doc.language.impliedFoodRules, i);
    if (key !== undefined) foods.push({ key, from: i, to: i + 1 });
  }
  return foods;
}
