import { isAppliance, isFood, type Mention } from '../document/mention.js';
import type { TableRule } from '../rules/decision-table.js';
import type { Actions } from './actions.js';

type Mentions = readonly Mention[];

/** Rules that give mentions. */
export type FocusTable<Context> = readonly TableRule<Context, (context: Context) => Mentions>[];

/** Verbs with their objects. */
interface VerbsWithObjects {
  readonly actions: Actions;
  readonly direct: Mentions;
  /** Foods after a preposition, and those of them that food is put on. */
  readonly targets: Mentions;
  readonly covered: Mentions;
  /** Whether a verb before has objects. */
  readonly hasObjects: boolean;
  /** Whether the verbs only set a part aside. */
  readonly setsPartAside: boolean;
}

/** Decides on which objects verbs act; by default on all. */
export const ACTING_RULES: FocusTable<VerbsWithObjects> = [
  {
    id: 'part-is-removed',
    applies: ({ actions, direct, targets }) =>
      actions.removes && !actions.refersToFood && direct.length === 0 && targets.length > 0,
    result: ({ targets }) => targets,
    example: 'Remove the stalks from the spinach, then chop.',
  },
  {
    id: 'object-is-removed',
    applies: ({ actions, hasObjects }) => hasObjects && actions.removes,
    result: () => [],
    example: 'Cuire le poulet, retirer les oignons et servir.',
  },
  {
    id: 'part-is-set-aside',
    applies: ({ setsPartAside }) => setsPartAside,
    result: () => [],
    example: 'Cook the pasta, reserve 1 cup of the water and drain.',
  },
  {
    id: 'appliance-is-set',
    applies: ({ direct, hasObjects }) =>
      hasObjects && direct.length > 0 && direct.every(isAppliance),
    result: () => [],
    example: 'Roast the chicken, turn the oven down and cook.',
  },
  {
    id: 'food-is-covered',
    applies: ({ direct, covered }) => direct.length > 0 && covered.length > 0,
    result: ({ direct, covered }) => [...direct, ...covered],
    example: 'Verser la crème sur les poires et enfourner.',
  },
  {
    id: 'tool-is-used',
    applies: ({ actions }) => actions.uses,
    result: ({ direct }) => direct.filter(isFood),
    example: 'Utiliser une mandoline et émincer.',
  },
];

/** The verbs of a clause, and what the clause takes up. */
export interface Verbs {
  readonly actions: Actions;
  /** The objects that the verbs act on. */
  readonly acting: Mentions;
  /** Whether the verbs make one of several foods. */
  readonly mixes: boolean;
  /** Whether the clause takes up a mention, and the foods that it takes up. */
  readonly hasTaken: boolean;
  readonly takenFoods: Mentions;
  /** The foods that others are put on. */
  readonly covered: Mentions;
  /** Whether the verbs act on something without a name. */
  readonly hasUnknown: boolean;
  /** The vessel that the verbs put food into. */
  readonly placedIn: Mentions;
  /** Whether the verbs put what was in the vessel onto another food. */
  readonly poursOut: boolean;
}

/** Decides about which objects the next verb is; by default about the same as before. */
export const OBJECT_FOCUS_RULES: FocusTable<Verbs> = [
  {
    id: 'own-objects',
    applies: ({ acting }) => acting.length > 0,
    // "Add them to the pan with the stock": what the clause takes up is an object as well.
    result: ({ takenFoods, acting }) => [...takenFoods, ...acting],
    example: 'Verser le lait et laisser épaissir.',
  },
  {
    id: 'foods-and-covered-food',
    applies: ({ covered }) => covered.length > 0,
    result: ({ takenFoods, covered }) => [...takenFoods, ...covered],
    example: 'Mix the honey and ginger, pour over the chicken and marinate.',
  },
  {
    id: 'foods-of-pronoun',
    applies: ({ takenFoods, actions, mixes }) =>
      takenFoods.length > 0 && (actions.refersToFood || mixes),
    result: ({ takenFoods }) => takenFoods,
    example: 'Éplucher les carottes, les râper et mélanger.',
  },
  {
    id: 'something-without-name',
    applies: ({ takenFoods, hasUnknown }) => takenFoods.length === 0 && hasUnknown,
    result: () => [],
    example: 'Fry the onions. Stir in the mixture and simmer.',
  },
];

/** Decides which vessel holds the objects, if any; by default the same as before. */
export const VESSEL_FOCUS_RULES: FocusTable<Verbs> = [
  {
    id: 'put-into-vessel',
    applies: ({ placedIn }) => placedIn.length > 0,
    result: ({ placedIn }) => placedIn,
    example: 'Verser le lait dans une casserole et laisser épaissir.',
  },
  {
    id: 'poured-out-of-vessel',
    applies: ({ poursOut }) => poursOut,
    result: () => [],
    example: 'Verser le lait dans un bol, le verser sur le chocolat et fouetter.',
  },
  {
    // "Put the rice in a pan, add the water and simmer": the water is in the pan as well.
    id: 'objects-outside-vessel',
    applies: ({ acting, hasTaken, actions }) => acting.length > 0 && !hasTaken && !actions.adds,
    result: () => [],
    example: 'Mettre le riz dans un bol, couper les carottes et servir.',
  },
];
