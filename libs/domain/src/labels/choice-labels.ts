import type { AllergenKey } from '../catalogue/allergens.js';
import type { DietKey } from '../catalogue/diets.js';
import type { SourceKey } from '../catalogue/sources.js';
import type { ReasonKey } from '../planning/proposals/reasons.js';
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

export const PROPOSAL_REASON_LABELS: LabelRows<ReasonKey> = {
  IN_STOCK: { fr: 'déjà cuisiné!', en: 'cooked already!' },
  WISH: { fr: 'utilise ce que vous voulez finir!', en: 'uses what you want to use up!' },
  IN_PANTRY: { fr: 'utilise ce que vous avez à la maison!', en: 'uses what you have at home!' },
  COOKED_AHEAD: { fr: "préparé à l'avance!", en: 'cooked ahead!' },
  FAVOURITE: { fr: 'un de vos favoris!', en: 'one of your favourites!' },
  WELL_RATED: { fr: 'bien noté!', en: 'well rated!' },
  SHARED_SHOPPING: { fr: 'peu de courses en plus!', en: 'little more to buy!' },
  SHARED_WORK: { fr: 'préparation partagée!', en: 'shared preparation!' },
  IN_SEASON: { fr: 'de saison!', en: 'in season!' },
  LONG_AGO: { fr: 'pas cuisiné depuis longtemps!', en: 'not cooked for a long time!' },
  NEW: { fr: 'jamais cuisiné!', en: 'never cooked before!' },
  OTHER_MAIN_FOOD: { fr: 'varie les plats!', en: 'a change from the other dishes!' },
  SUITABLE: { fr: 'convient à tous!', en: 'suits everybody!' },
  NO_COOKING_DAY: {
    fr: 'aucun jour de cuisine avant ce repas!',
    en: 'no cooking day before this meal!',
  },
  NO_SUITABLE_RECIPE: { fr: 'aucune recette ne convient!', en: 'no recipe fits!' },
  NO_RECIPE_LEFT: { fr: "plus d'autre recette!", en: 'no other recipe left!' },
};
