import type { Locale } from '../../locale.js';
import type { Course } from '../../recipe/recipe-content.js';

/** Names of courses as tags and as categories of recipes, in the notation of the names of ingredients. */
export const COURSE_LABELS: Readonly<Record<Locale, Readonly<Record<Course, string>>>> = {
  fr: {
    STARTER:
      "entrée, entrée froide, entrée chaude, hors-d'œuvre, apéritif, apéro, amuse-bouche, amuse-gueule, mise en bouche, tapas, mezzé",
    MAIN: 'plat principal, plat, plats principaux, plat de résistance, plat unique, plat complet, dîner, souper',
    SIDE: "accompagnement, garniture, plat d'accompagnement",
    DESSERT: 'dessert, pâtisserie, gâteau, pâtisserie(s) et desserts',
    BREAKFAST: 'petit-déjeuner, petit déjeuner, brunch',
    SNACK: 'goûter, collation, en-cas, encas, snack',
    DRINK: 'boisson, cocktail, boisson chaude, boisson froide, smoothie',
    BASE: 'recette de base, base, sauce, condiment, marinade, vinaigrette',
  },
  en: {
    STARTER:
      "starter, appetizer, appetiser, appetizers and snacks, hors d'oeuvre, first course, tapas, canapé",
    MAIN: 'main course, main, main dish, main meal, entree, entrée, dinner, lunch, supper, lunch and dinner',
    SIDE: 'side dish, side, accompaniment',
    DESSERT: 'dessert, sweet treat, pudding, baked dessert',
    BREAKFAST: 'breakfast, brunch, breakfast and brunch',
    SNACK: 'snack',
    DRINK: 'drink, beverage, cocktail, smoothie, mocktail',
    BASE: 'base, sauce, condiment, dressing, marinade, spice mix, sauces and condiments',
  },
};
