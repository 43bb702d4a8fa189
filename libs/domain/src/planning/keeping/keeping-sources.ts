/** Where the keeping times of the table come from. The table takes facts from them, not their wording. */
export const KEEPING_SOURCES = {
  foodKeeper: {
    name: 'FoodKeeper, U.S. Department of Agriculture',
    address: 'https://www.foodsafety.gov/keep-food-safe/foodkeeper-app',
  },
  coldStorage: {
    name: 'Cold Food Storage Chart, FoodSafety.gov',
    address: 'https://www.foodsafety.gov/food-safety-charts/cold-food-storage-charts',
  },
  freezing: {
    name: 'Freezing and Food Safety, U.S. Department of Agriculture',
    address:
      'https://www.fsis.usda.gov/food-safety/safe-food-handling-and-preparation/food-safety-basics/freezing-and-food-safety',
  },
  fsa: {
    name: 'How to chill, freeze and defrost food safely, Food Standards Agency',
    address: 'https://www.food.gov.uk/safety-hygiene/how-to-chill-freeze-and-defrost-food-safely',
  },
  anses: {
    name: 'Hygiène dans la cuisine : bonnes pratiques, Anses',
    address: 'https://www.anses.fr/fr/content/dossier/hygiene-dans-la-cuisine-bonnes-pratiques',
  },
} as const;

export type KeepingSource = keyof typeof KEEPING_SOURCES;
