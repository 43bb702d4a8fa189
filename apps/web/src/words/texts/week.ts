import { inLanguage } from '../locale.js';
import { counted } from '../plural.js';

export const week = inLanguage({
  propose: ['Proposer', 'Propose'],
  organise: ['Organiser', 'Organise'],
  days: ['Jours', 'Days'],
  addTo: [
    (slot: string, day: string) => `Ajouter : ${slot}, ${day}`,
    (slot: string, day: string) => `Add: ${slot}, ${day}`,
  ],
  portions: [
    (count: number) => counted(count, 'portion', 'portions'),
    (count: number) => counted(count, 'portion', 'portions'),
  ],
  more: [(name: string) => `Plus : ${name}`, (name: string) => `More: ${name}`],
  less: [(name: string) => `Moins : ${name}`, (name: string) => `Less: ${name}`],
  portionsField: ['Portions', 'Portions'],
  nutrition: ['Nutrition', 'Nutrition'],
  figures: [
    (kcal: string, protein: string, fat: string, carbohydrate: string) =>
      `Par portion : ${kcal} kcal · protéines ${protein} g · lipides ${fat} g · glucides ${carbohydrate} g`,
    (kcal: string, protein: string, fat: string, carbohydrate: string) =>
      `Per portion: ${kcal} kcal · protein ${protein} g · fat ${fat} g · carbohydrate ${carbohydrate} g`,
  ],
  coverage: [
    (percent: string) => `Compté pour ${percent} de la recette. Sources : Anses (Ciqual), USDA.`,
    (percent: string) => `Counts ${percent} of the recipe. Sources: Anses (Ciqual), USDA.`,
  ],
  noFigures: ['Pas assez d’informations sur la nutrition.', 'Too little is known about nutrition.'],
  day: ['Jour', 'Day'],
  slot: ['Repas', 'Meal'],
  note: ['Note', 'Note'],
  text: ['Texte', 'Text'],
  eaters: ['Qui mange', 'Who eats'],
  copyHere: ['Copier à ce jour', 'Copy to this day'],
  recipe: ['Recette', 'Recipe'],
  swap: ['Autre plat', 'Another dish'],
  copied: [
    (name: string, day: string) => `« ${name} » est copié au ${day}.`,
    (name: string, day: string) => `“${name}” is copied to ${day}.`,
  ],
  moved: [
    (name: string, day: string) => `« ${name} » : ${day}.`,
    (name: string, day: string) => `“${name}”: ${day}.`,
  ],
  dish: ['Chercher un plat', 'Search a dish'],
  noDish: ['Aucun plat de ce nom dans vos recettes.', 'No dish of this name in your recipes.'],
  asText: [
    (text: string) => `Ajouter le texte « ${text} »`,
    (text: string) => `Add the text “${text}”`,
  ],
  asTextHint: [
    'Ni acheté ni cuisiné : restaurant, restes…',
    'Not bought or cooked: restaurant, leftovers…',
  ],
  forWhat: ['Pour', 'For'],
  oneMeal: ['Ce repas', 'This meal'],
  severalMeals: ['Plusieurs repas', 'Several meals'],
  cookingHint: [
    'Le plat est cuisiné une fois ce jour-là ; ses portions attendent dans « À manger ».',
    'The dish is cooked once, on that day; its portions wait in “To eat”.',
  ],
  ready: ['Déjà cuisiné', 'Cooked already'],
  readOnly: [
    'Sans réseau, la semaine se lit seulement.',
    'Without a network, the week can only be read.',
  ],
  // Cook once, eat several times.
  cooks: [(name: string) => `On cuisine : ${name}`, (name: string) => `Cooking: ${name}`],
  remaining: [
    (count: number) => counted(count, 'portion libre', 'portions libres'),
    (count: number) => counted(count, 'portion left', 'portions left'),
  ],
  keeps: [
    (fridge: number, freezer: number) =>
      `Se garde ${counted(fridge, 'jour', 'jours')} au frigo${freezer > 0 ? `, ${counted(freezer, 'jour', 'jours')} au congélateur` : ' ; ne pas congeler'}.`,
    (fridge: number, freezer: number) =>
      `Keeps ${counted(fridge, 'day', 'days')} in the fridge${freezer > 0 ? `, ${counted(freezer, 'day', 'days')} in the freezer` : '; do not freeze'}.`,
  ],
  meals: ['Repas servis', 'Meals that it serves'],
  cookMore: ['Plusieurs repas', 'Several meals'],
  FRESH: ['frais', 'fresh'],
  FRIDGE: ['au frigo', 'in the fridge'],
  FREEZER: ['au congélateur', 'in the freezer'],
  eatBy: [(day: string) => `à manger avant le ${day}`, (day: string) => `eat by ${day}`],
  thawOn: [(day: string) => `à sortir ${day} soir`, (day: string) => `take out ${day} evening`],
  tooLate: ['ne se garde pas si longtemps', 'does not keep that long'],
  stock: ['À manger', 'To eat'],
  stockHint: [
    'Ce qui est cuisiné, le plus pressé d’abord.',
    'What is cooked, the most urgent first.',
  ],
  eaten: ['Mangé', 'Eaten'],
  discarded: ['Jeté', 'Thrown away'],
  frozen: ['Mis au congélateur', 'Put into the freezer'],
  thawed: ['Sorti du congélateur', 'Taken out of the freezer'],
  reported: ['C’est noté.', 'Noted.'],
  // Weeks as a whole.
  copyWeek: ['Copier cette semaine', 'Copy this week'],
  copyTo: ['Vers la semaine du', 'To the week of'],
  copy: ['Copier', 'Copy'],
  added: [
    (count: number) => counted(count, 'repas ajouté.', 'repas ajoutés.'),
    (count: number) => counted(count, 'meal added.', 'meals added.'),
  ],
  menus: ['Menus', 'Menus'],
  menusHint: [
    'Une semaine gardée, à reprendre quand on veut.',
    'A week that is kept, to use again at any time.',
  ],
  menuName: ['Garder cette semaine sous le nom', 'Keep this week under the name'],
  apply: ['Reprendre', 'Use'],
  deleteMenu: [(name: string) => `Supprimer : ${name}`, (name: string) => `Delete: ${name}`],
  deleteMenuAsk: [
    'Le menu disparaît ; les semaines planifiées restent.',
    'The menu goes; planned weeks stay.',
  ],
  clear: ['Vider des jours', 'Clear days'],
  from: ['Du', 'From'],
  to: ['Au', 'To'],
  cleared: [
    (count: number) => counted(count, 'repas retiré.', 'repas retirés.'),
    (count: number) => counted(count, 'meal removed.', 'meals removed.'),
  ],
  routines: ['Habitudes', 'Routines'],
  routinesHint: [
    'Ce qui revient chaque semaine : « le vendredi, pizza ».',
    'What comes back every week: “pizza on Fridays”.',
  ],
  newRoutine: ['Nouvelle habitude', 'New routine'],
  weekdays: ['Les jours', 'On'],
  every: ['Toutes les', 'Every'],
  everyWeeks: [
    (count: number) => (count === 1 ? 'semaines' : `${String(count)} semaines`),
    (count: number) => (count === 1 ? 'week' : `${String(count)} weeks`),
  ],
  until: ['Jusqu’au', 'Until'],
});
