import type { TechniqueWordings } from '../../../language/language.js';

/** Setting aside, finishing and serving. */
export const FINISHING_TECHNIQUES_FR: TechniqueWordings = {
  setAside: [
    'réserver',
    'mettre|laisser|garder|conserver … de côté',
    'garder|conserver ~ la moitié|un peu|le reste|une partie|un verre|un petit verre|un tiers|une poignée|une petite poignée|une louche|une cuillère|une tasse|cl|ml|dl|louche|louches|pour la suite|pour la fin|pour plus tard|pour la décoration|pour décorer|pour le service|pour le dressage',
  ],
  emulsify: ['émulsionner'],
  crumble: ['émietter', 'effriter', 'égrener', 'égrainer'],
  shred: ['effilocher', 'déchiqueter', 'effeuiller ~ cabillaud|poisson|saumon|morue|haddock|thon'],
  hollow: ['évider', 'creuser', 'retirer|enlever|ôter … le cœur|le trognon|les cœurs|les trognons'],
  score: [
    'inciser',
    'lamer',
    'lacérer',
    'scarifier',
    'rayer',
    'strier',
    'entailler',
    'quadriller',
    'grigner',
    'chiqueter',
    'faire|pratiquer|réaliser … incision|incisions|entaille|entailles|une croix|des croix',
  ],
  cutOut: [
    'détailler|découper|couper|tailler … à l’emporte-pièce|avec un emporte-pièce|à l’aide d’un emporte-pièce|avec l’emporte-pièce',
    'détailler|découper|couper|tailler ~ emporte-pièce|emporte-pièces',
  ],
  temper: ['tempérer'],
  press: ['tasser', 'aplatir', 'presser', 'compacter', 'dégazer'],
  rub: ['frotter', 'masser', 'sabler', 'travailler ~ du bout des doigts'],
  moisten: ['mouiller', 'humecter', 'humidifier', 'imbiber', 'puncher'],
  cream: [
    'crémer',
    'travailler|réduire|battre|ramollir|fouetter|mettre|défaire … en crème|en pommade',
    'travailler ~ beurre',
  ],
  unmold: ['démouler'],
  turn: [
    'retourner',
    'tourner ~ mi-cuisson|à mi-temps|crêpe|crêpes|galette|galettes|de l’autre côté',
    'tourner ~ la viande|les viandes|le poulet|le poisson|le filet|les filets|les steaks|les pavés|les côtelettes|les escalopes|les saucisses|les boulettes|les brochettes|les morceaux|les tranches|les pommes de terre',
  ],
  garnish: ['décorer', 'garnir', 'orner'],
  serve: ['servir', 'dresser'],
};
