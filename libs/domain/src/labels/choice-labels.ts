import type { AllergenKey } from '../catalogue/allergens.js';
import type { DietKey } from '../catalogue/diets.js';
import type { SourceKey } from '../catalogue/sources.js';
import type { SLOTS } from '../planning/week.js';
import type { ConflictReason } from '../recipe/suitability.js';
import type { Visibility } from '../recipe/recipe-content.js';
import type { LabelRows } from './label.js';

export const DIET_LABELS: LabelRows<DietKey> = {
  omnivore: { fr: 'omnivore', en: 'omnivore' },
  vegetarian: { fr: 'végétarien, végé', en: 'vegetarian, veggie' },
  vegan: { fr: 'végétalien, vegan, végane', en: 'vegan, plant-based' },
  pescatarian: { fr: 'pescétarien, pesco-végétarien', en: 'pescatarian' },
  glutenFree: { fr: 'sans gluten!, cœliaque', en: 'gluten-free!, coeliac, celiac' },
};

export const ALLERGEN_LABELS: LabelRows<AllergenKey> = {
  gluten: { fr: 'gluten!, blé, seigle, orge, avoine', en: 'gluten!, wheat, rye, barley, oats' },
  crustaceans: {
    fr: 'crustacés!, crevette, crabe, homard, langoustine',
    en: 'crustaceans!, shrimp, prawn, crab, lobster',
  },
  eggs: { fr: 'œufs!, œuf', en: 'eggs!, egg' },
  fish: { fr: 'poisson!', en: 'fish!' },
  peanuts: { fr: 'arachides!, cacahuète', en: 'peanuts!, groundnut' },
  soybeans: { fr: 'soja!, soya', en: 'soybeans!, soya, soy' },
  milk: { fr: 'lait!, lactose, produit laitier', en: 'milk!, lactose, dairy' },
  nuts: {
    fr: 'fruits à coque!, noix, noisette, amande, pistache',
    en: 'nuts!, walnut, hazelnut, almond, pistachio, tree nut',
  },
  celery: { fr: 'céleri!', en: 'celery!' },
  mustard: { fr: 'moutarde!', en: 'mustard!' },
  sesame: { fr: 'sésame!', en: 'sesame!' },
  sulphites: { fr: 'sulfites!, anhydride sulfureux', en: 'sulphites!, sulfites' },
  lupin: { fr: 'lupin!', en: 'lupin!' },
  molluscs: {
    fr: 'mollusques!, moule, huître, calamar, escargot',
    en: 'molluscs!, mussel, oyster, squid, snail',
  },
};

export const SOURCE_LABELS: LabelRows<SourceKey> = {
  theMealDb: { fr: 'TheMealDB!', en: 'TheMealDB!' },
  marmiton: { fr: 'Marmiton!', en: 'Marmiton!' },
  cuisineAz: { fr: 'CuisineAZ!, cuisine az', en: 'CuisineAZ!, cuisine az' },
  web: { fr: 'page web, site, internet', en: 'web page, website, internet' },
};

export const SLOT_LABELS: LabelRows<(typeof SLOTS)[number]> = {
  BREAKFAST: { fr: 'petit-déjeuner', en: 'breakfast' },
  LUNCH: { fr: 'déjeuner, midi', en: 'lunch' },
  SNACK: { fr: 'goûter, collation', en: 'snack' },
  DINNER: { fr: 'dîner, souper, soir', en: 'dinner, supper' },
};

export const VISIBILITY_LABELS: LabelRows<Visibility> = {
  PERSONAL: { fr: 'personnelle, privée', en: 'personal!, private' },
  HOUSE: { fr: 'foyer, maison', en: 'house, household' },
  PUBLIC: { fr: 'publique', en: 'public!' },
};

export const CONFLICT_REASON_LABELS: LabelRows<ConflictReason> = {
  ALLERGY: { fr: 'allergie', en: 'allergy' },
  DIET: { fr: 'régime', en: 'diet' },
  DISLIKE: { fr: "n'aime pas!", en: 'dislike' },
};
