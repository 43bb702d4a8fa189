import { inLanguage } from '../locale.js';
import { counted } from '../plural.js';

/** Recipes from other places: pages, sites, files of other applications. */
export const imports = inLanguage({
  title: ['Importer une page', 'Import a page'],
  reading: ['Lecture de la page…', 'Reading the page…'],
  checkLines: [
    'Vérifiez les lignes marquées, puis importez.',
    'Check the marked lines, then import.',
  ],
  ready: [
    'Tout a été compris. Relisez, puis importez.',
    'Everything was understood. Read it over, then import.',
  ],
  import: ['Importer', 'Import'],
  refused: [
    'Le site refuse ? Collez le code de la page',
    'The site refuses? Paste the code of the page',
  ],
  refusedHint: [
    'Sur un ordinateur : ouvrez la page, Ctrl + U, Ctrl + A, Ctrl + C, puis collez ici.',
    'On a computer: open the page, Ctrl + U, Ctrl + A, Ctrl + C, then paste here.',
  ],
  html: ['Code de la page', 'Code of the page'],
  search: ['Chercher sur un site', 'Search a site'],
  site: ['Site', 'Site'],
  words: ['Plat ou ingrédient', 'Dish or ingredient'],
  find: ['Chercher', 'Search'],
  nothingFound: ['Ce site n’a rien trouvé.', 'This site has found nothing.'],
  alreadyHere: ['déjà importée', 'already imported'],
  morePages: ['Voir plus', 'Show more'],
  archives: ['Apporter un fichier', 'Bring a file'],
  archivesHint: [
    'Le fichier qu’exporte votre ancienne application : Mealie, Tandoor, Paprika, RecipeSage, Nextcloud Cookbook, CopyMeThat, Cooklang, ou des pages.',
    'The file that your former application exports: Mealie, Tandoor, Paprika, RecipeSage, Nextcloud Cookbook, CopyMeThat, Cooklang, or pages.',
  ],
  chooseFile: ['Choisir un fichier', 'Choose a file'],
  sending: ['Envoi du fichier…', 'Sending the file…'],
  readingFile: [
    (read: number, total: number) =>
      `Lecture : ${String(read)} sur ${counted(total, 'recette', 'recettes')}`,
    (read: number, total: number) =>
      `Reading: ${String(read)} of ${counted(total, 'recipe', 'recipes')}`,
  ],
  lastFile: ['Reprendre le dernier fichier', 'Continue with the last file'],
  archive: ['Fichier de recettes', 'File of recipes'],
  importReady: [
    (count: number) => `Importer tout ce qui est prêt (${String(count)})`,
    (count: number) => `Import all that is ready (${String(count)})`,
  ],
  imported: [
    (count: number) => `${counted(count, 'recette importée', 'recettes importées')}.`,
    (count: number) => `${counted(count, 'recipe', 'recipes')} imported.`,
  ],
  toCheck: ['À vérifier', 'To check'],
  readyDrafts: ['Prêtes', 'Ready'],
  done: ['Importées', 'Imported'],
  failures: ['Non lus', 'Not read'],
  deleteArchive: ['Supprimer ce fichier', 'Delete this file'],
  deleteArchiveAsk: [
    'Les brouillons disparaissent ; les recettes importées restent.',
    'The drafts disappear; imported recipes stay.',
  ],
  linesToCheck: [
    (count: number) => counted(count, 'ligne à vérifier', 'lignes à vérifier'),
    (count: number) => counted(count, 'line to check', 'lines to check'),
  ],
  reasons: [
    {
      UNREADABLE: 'fichier abîmé',
      UNKNOWN_FORMAT: 'format inconnu',
      NO_RECIPE: 'aucune recette',
      TOO_LARGE: 'trop grand',
      TOO_MANY_ENTRIES: 'trop de fichiers',
      NESTED_TOO_DEEPLY: 'archive dans une archive',
      UNSAFE_PATH: 'chemin interdit',
      ENCRYPTED: 'protégé par un mot de passe',
      TOO_MANY_RECIPES: 'trop de recettes',
      TOO_SLOW: 'lecture trop longue',
      PICTURE_UNREADABLE: 'image illisible',
      PICTURE_TOO_LARGE: 'image trop grande',
      QUOTA_EXCEEDED: 'plus de place',
      INTERRUPTED: 'lecture interrompue',
    },
    {
      UNREADABLE: 'broken file',
      UNKNOWN_FORMAT: 'unknown format',
      NO_RECIPE: 'no recipe',
      TOO_LARGE: 'too large',
      TOO_MANY_ENTRIES: 'too many files',
      NESTED_TOO_DEEPLY: 'archive in an archive',
      UNSAFE_PATH: 'forbidden path',
      ENCRYPTED: 'has a password',
      TOO_MANY_RECIPES: 'too many recipes',
      TOO_SLOW: 'took too long',
      PICTURE_UNREADABLE: 'unreadable picture',
      PICTURE_TOO_LARGE: 'picture too large',
      QUOTA_EXCEEDED: 'no space left',
      INTERRUPTED: 'interrupted',
    },
  ],
});
