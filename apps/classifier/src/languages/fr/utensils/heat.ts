import type { UtensilNames } from '../../language/language.js';
import { toolsFor } from './tools-for-food.js';

/** Stoves, pots and pans. */
export const HEAT_UTENSILS_FR: UtensilNames = {
  oven: ['four', '(sous le) gril', '(sous le) grill', '(à) broil'],
  microwaveOven: [
    'micro-ondes',
    'four à micro-ondes',
    'four micro-ondes',
    'micro-onde',
    'four à micro-onde',
  ],
  stove: ['cuisinière', 'gazinière', 'plaque à induction'],
  barbecueGrill: ['barbecue', 'bbq', 'b.b.q.', 'gril', 'grill', 'barbecue à gaz'],
  refrigerator: ['réfrigérateur', 'frigo', 'frigidaire', 'réfrigirateur'],
  freezer: ['congélateur', 'congelo'],
  fryingPan: [
    'poêle',
    'poêlon',
    'poêle à frire',
    ...toolsFor('poêle', 'crêpes, crêpe, blinis, pancakes, œufs, paella, poisson, marrons'),
    'crêpière',
  ],
  sautePan: ['sauteuse', 'sautoir'],
  saucepan: ['casserole', ...toolsFor('casserole', 'lait, sauce')],
  stockpot: ['marmite', 'faitout', 'fait-tout', 'chaudron', 'grosse casserole'],
  dutchOven: ['cocotte', 'cocotte en fonte', 'braisière'],
  pressureCooker: ['autocuiseur', 'cocotte-minute', 'presto'],
  slowCooker: ['mijoteuse'],
  wok: ['wok'],
  steamer: ['cuit-vapeur', 'marguerite', 'panier vapeur', 'étuveuse', 'couscoussier'],
  tagine: ['tajine', 'plat à tajine'],
  griddle: ['plancha', 'plaque en fonte'],
  deepFryer: ['friteuse', 'bain de friture'],
  airFryer: ['friteuse à air', 'friteuse à air chaud', 'air fryer', 'airfryer'],
  lid: ['couvercle'],
};
