import { inLanguage } from '../locale.js';
import { counted } from '../plural.js';

export const list = inLanguage({
  week: [(day: string) => `Semaine du ${day}`, (day: string) => `Week of ${day}`],
  previousWeek: ['Semaine précédente', 'Previous week'],
  nextWeek: ['Semaine suivante', 'Next week'],
  thisWeek: ['Cette semaine', 'This week'],
  newLine: ['Ajouter un article', 'Add an item'],
  ownLines: ['Nos articles', 'Our own items'],
  staples: ['À la maison, à vérifier', 'At home, to check'],
  texts: ['Selon les recettes', 'From the recipes'],
  ticked: [
    (count: number) => `Dans le panier (${String(count)})`,
    (count: number) => `In the trolley (${String(count)})`,
  ],
  empty: ['Rien à acheter cette semaine.', 'Nothing to buy this week.'],
  emptyHint: [
    'Planifiez des plats, ou ajoutez un article ci-dessus.',
    'Plan some dishes, or add an item above.',
  ],
  done: ['Tout est dans le panier.', 'Everything is in the trolley.'],
  neverRead: [
    'Cette semaine n’a pas encore été téléchargée.',
    'This week has not been downloaded yet.',
  ],
  left: [
    (count: number) => counted(count, 'article à prendre', 'articles à prendre'),
    (count: number) => counted(count, 'item to buy', 'items to buy'),
  ],
  pending: [
    (count: number) => counted(count, 'changement en attente', 'changements en attente'),
    (count: number) => counted(count, 'change is waiting', 'changes are waiting'),
  ],
  sending: ['Envoi…', 'Sending…'],
  details: [(name: string) => `Détails : ${name}`, (name: string) => `Details: ${name}`],
  weHaveIt: ['On en a déjà', 'We have it'],
  had: [
    (name: string) => `« ${name} » est retiré tant que les recettes n’en demandent pas plus.`,
    (name: string) => `“${name}” is removed until the recipes need more.`,
  ],
  removed: [(name: string) => `« ${name} » est retiré.`, (name: string) => `“${name}” is removed.`],
  text: ['Article', 'Item'],
  quantity: ['Quantité', 'Quantity'],
  unit: ['Unité', 'Unit'],
  noUnit: ['sans quantité', 'no quantity'],
  shop: ['Magasin', 'Shop'],
  anyShop: ['N’importe où', 'Anywhere'],
  allShops: ['Tous', 'All'],
  shops: ['Magasins', 'Shops'],
  inPantry: ['Ranger dans le placard', 'Put in the pantry'],
  recipes: ['Pour', 'For'],
  print: ['Imprimer', 'Print'],
  shareText: ['Liste de courses', 'Shopping list'],
  ownPart: [
    (part: string) => `avec notre article « ${part} »`,
    (part: string) => `with our item “${part}”`,
  ],
  carried: [
    (amounts: string, day: string) => `${amounts} de la semaine du ${day}`,
    (amounts: string, day: string) => `${amounts} of the week of ${day}`,
  ],
  fromPantry: [
    (amounts: string) => `${amounts} dans le placard`,
    (amounts: string) => `${amounts} in the pantry`,
  ],
  addedBy: [(name: string) => `ajouté par ${name}`, (name: string) => `added by ${name}`],
  checkedBy: [(name: string) => `pris par ${name}`, (name: string) => `taken by ${name}`],
  since: [(day: string) => `depuis le ${day}`, (day: string) => `since ${day}`],
  alreadyTaken: [
    (amounts: string) => `déjà pris : ${amounts}`,
    (amounts: string) => `already taken: ${amounts}`,
  ],
  needed: [(amounts: string) => `il faut ${amounts}`, (amounts: string) => `needed: ${amounts}`],
  lineGone: [
    (name: string) => `Sans effet : « ${name} » n’est plus dans la liste.`,
    (name: string) => `No effect: “${name}” is not on the list any more.`,
  ],
  refused: [
    (name: string, reason: string) => `« ${name} » : ${reason}`,
    (name: string, reason: string) => `“${name}”: ${reason}`,
  ],
  notStored: [
    'Cet appareil ne peut pas garder le changement : restez sur la page jusqu’à son envoi.',
    'This device cannot store the change: stay on this page until it is sent.',
  ],
});
