import type { Locale } from '../../locale.js';
import type { Course } from '../course.js';

/** Names of courses as tags and as categories of recipes, in the notation of the names of ingredients. */
export const LABELS: Readonly<Record<Locale, Readonly<Record<Course, string>>>> = {
  fr: {
    STARTER: `
      entrée, entrée froide, entrée chaude, hors-d'œuvre, apéritif, apéro, amuse-bouche, amuse-gueule,
      mise en bouche, tapas, mezzé`,
    MAIN: `plat, plat principal, plats principaux, plat de résistance, plat unique, plat complet`,
    SIDE: `accompagnement, garniture, plat d'accompagnement`,
    DESSERT: `dessert, pâtisserie, gâteau, pâtisserie(s) et desserts, sucré`,
    BREAKFAST: `petit-déjeuner, petit déjeuner, brunch`,
    SNACK: `goûter, collation, en-cas, encas, snack`,
    DRINK: `boisson, cocktail, boisson chaude, boisson froide, smoothie`,
    BASE: `sauce, condiment, marinade, vinaigrette, pâte de base, recette de base, bouillon`,
  },
  en: {
    STARTER: `
      starter, appetizer, appetiser, appetizers and snacks, hors d'oeuvre, first course, tapas, canapé`,
    MAIN: `
      main, main course, main dish, main meal, entree, entrée, mains, dinner, lunch, supper, lunch and dinner`,
    SIDE: `side, side dish, accompaniment, sides`,
    DESSERT: `dessert, sweet treat, pudding, baked dessert`,
    BREAKFAST: `breakfast, brunch, breakfast and brunch`,
    SNACK: `snack`,
    DRINK: `drink, beverage, cocktail, smoothie, mocktail`,
    BASE: `sauce, condiment, dressing, marinade, stock, dough, spice mix, sauces and condiments`,
  },
};
