import type { UtensilNames } from '../../../language/language.js';
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
  freezer: ['congélateur', 'congélo'],
  fryingPan: [
    'poêle',
    'poêlon',
    'poêle à frire',
    ...toolsFor('poêle', 'crêpes, crêpe, blinis, pancakes, œufs, paella, poisson, marrons'),
    'crêpière',
  ],
  sautePan: ['sauteuse', 'sautoir'],
  saucepan: ['casserole', ...toolsFor('casserole', 'lait, sauce')],
  stockpot: [
    'marmite',
    'faitout',
    'fait-tout',
    'chaudron',
    'grosse casserole',
    'bassine à confiture',
  ],
  dutchOven: ['cocotte', 'cocotte en fonte', 'braisière'],
  pressureCooker: ['autocuiseur', 'cocotte-minute', 'marmite à pression', 'presto'],
  slowCooker: ['mijoteuse', 'slow cooker', 'crock-pot'],
  wok: ['wok'],
  steamer: [
    'cuit-vapeur',
    'cuiseur vapeur',
    'cuiseur à vapeur',
    'marguerite',
    'panier vapeur',
    'panier à vapeur',
    'étuveuse',
    'couscoussier',
  ],
  tagine: ['tajine', 'plat à tajine'],
  griddle: ['plancha', 'plaque en fonte', 'poêle-gril', 'poêle à griller'],
  deepFryer: ['friteuse', 'bain de friture'],
  airFryer: ['friteuse à air', 'friteuse à air chaud', 'air fryer', 'airfryer'],
  lid: ['couvercle'],
};
