import { inLanguage } from '../locale.js';
import { counted } from '../plural.js';

export const household = inLanguage({
  people: ['Personnes', 'People'],
  shopping: ['Courses', 'Shopping'],
  settings: ['Réglages', 'Settings'],
  sections: ['Parties du foyer', 'Parts of the house'],
  invite: ['Inviter', 'Invite'],
  invitationLink: ['Copier le lien', 'Copy the link'],
  invitationHint: [
    'Envoyez ce lien, ou dictez le code. Tous ceux qui l’ont peuvent entrer.',
    'Send this link, or dictate the code. Everybody who has it can enter.',
  ],
  shareText: [
    (house: string) => `Rejoins « ${house} » sur Popote :`,
    (house: string) => `Join “${house}” on Popote:`,
  ],
  renewCode: ['Nouveau code', 'New code'],
  renewedCode: ['L’ancien code ne marche plus.', 'The former code is no longer valid.'],
  members: ['Membres', 'Members'],
  you: ['vous', 'you'],
  administrator: ['administre', 'administers'],
  makeAdministrator: ['Peut administrer le foyer', 'May administer the house'],
  removeMember: ['Retirer du foyer', 'Remove from the house'],
  removeMemberAsk: [
    (name: string) => `${name} perd l’accès au foyer. Ses recettes de foyer restent ici.`,
    (name: string) => `${name} loses access to the house. Their recipes of the house stay here.`,
  ],
  since: [(day: string) => `depuis le ${day}`, (day: string) => `since ${day}`],
  dependants: ['Enfants et invités', 'Children and guests'],
  dependantsHint: [
    'Ils n’ont pas de compte ; leurs régimes et allergies comptent à table.',
    'They have no account; their diets and allergies count at the table.',
  ],
  addDependant: ['Ajouter une personne', 'Add a person'],
  dependantRemoved: [
    (name: string) => `${name} est retiré.`,
    (name: string) => `${name} is removed.`,
  ],
  guest: [
    'Invité : ne compte que dans les repas où il est nommé',
    'Guest: counts only in meals that name them',
  ],
  guestShort: ['invité', 'guest'],
  firstName: ['Prénom', 'First name'],
  diet: ['Régime', 'Diet'],
  noDiet: ['Aucun', 'None'],
  allergies: ['Allergies et intolérances', 'Allergies and intolerances'],
  allergicTo: [
    (allergens: string) => `allergies : ${allergens}`,
    (allergens: string) => `allergies: ${allergens}`,
  ],
  dislikes: ['N’aime pas', 'Dislikes'],
  appetite: ['Appétit', 'Appetite'],
  appetiteHint: [
    'En portions : 0,5 pour un petit enfant, 1 d’ordinaire.',
    'In portions: 0.5 for a small child, 1 usually.',
  ],
  portions: [
    (count: number) => counted(count, 'portion', 'portions'),
    (count: number) => counted(count, 'portion', 'portions'),
  ],
  shops: ['Magasins', 'Shops'],
  shopsHint: [
    'Ce qu’on y achète, et l’ordre de ses rayons.',
    'What is bought there, and the order of its shelves.',
  ],
  addShop: ['Ajouter un magasin', 'Add a shop'],
  shopName: ['Nom du magasin', 'Name of the shop'],
  shopFoods: ['On y achète', 'Bought there'],
  shopRemoved: [
    (name: string) => `« ${name} » est supprimé.`,
    (name: string) => `“${name}” is deleted.`,
  ],
  shelves: ['Ordre des rayons', 'Order of the shelves'],
  shelvesHint: [
    'Comme ils se suivent dans votre magasin habituel.',
    'As they follow in your usual shop.',
  ],
  up: [(name: string) => `Monter : ${name}`, (name: string) => `Move up: ${name}`],
  down: [(name: string) => `Descendre : ${name}`, (name: string) => `Move down: ${name}`],
  ownShelves: ['Un ordre propre à ce magasin', 'An order of this shop'],
  staples: ['Toujours à la maison', 'Always at home'],
  stapleHint: [
    'La liste les met à part : à vérifier, pas à acheter.',
    'The list shows them apart: to check, not to buy.',
  ],
  name: ['Nom du foyer', 'Name of the house'],
  weekStartsOn: ['La semaine commence le', 'The week begins on'],
  sharedEditing: [
    'Tous les membres peuvent modifier les recettes du foyer',
    'All members may change the recipes of the house',
  ],
  sources: ['Sites de recettes', 'Recipe sites'],
  sourcesHint: [
    'Où chercher des recettes, et d’où coller des adresses.',
    'Where to search recipes, and whose addresses to paste.',
  ],
  export: ['Exporter le foyer', 'Export the house'],
  exportHint: [
    'Un fichier avec les recettes, les semaines et les listes.',
    'A file with the recipes, the weeks and the lists.',
  ],
  import: ['Importer un fichier de foyer', 'Import a file of a house'],
  imported: [
    (recipes: number) => `${counted(recipes, 'recette ajoutée', 'recettes ajoutées')}.`,
    (recipes: number) => `${counted(recipes, 'recipe', 'recipes')} added.`,
  ],
  trouble: ['Partir', 'Leaving'],
  leave: ['Quitter le foyer', 'Leave the house'],
  leaveAsk: [
    'Vous n’aurez plus accès à la semaine ni à la liste. Vos recettes de foyer restent ici, et vous en gardez une copie.',
    'You lose access to the week and the list. Your recipes of the house stay here, and you keep a copy.',
  ],
  delete: ['Supprimer le foyer', 'Delete the house'],
  deleteAsk: [
    'La semaine, les listes, les magasins et le placard disparaissent pour tous. Cela ne peut pas être annulé.',
    'The week, the lists, the shops and the pantry disappear for everybody. This cannot be undone.',
  ],
});
