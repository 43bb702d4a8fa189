import type { IngredientKey } from '#domain/catalogue/ingredients.js';
import type { VerbLists } from '../../language/language.js';

/** Verbs of instructions without a technique. They start a clause like any other verb. */
const WITHOUT_TECHNIQUE: readonly string[] =
  `mettre placer déposer disposer retirer enlever ôter transférer remettre sortir laisser faire refaire
  prendre préparer répartir diviser partager glisser insérer plonger poser installer utiliser
  surveiller vérifier éteindre allumer augmenter baisser diminuer monter passer tourner continuer
  chanter poursuivre commencer recommencer répéter terminer finir goûter déguster conserver garder attendre
  compter prévoir ouvrir fermer refermer sceller emballer envelopper plier replier rabattre relier
  soulever racler gratter jeter éviter oublier hésiter choisir mesurer peser doser tenir maintenir
  appuyer assembler réunir rassembler regrouper ramener régler obtenir donner rendre travailler
  procéder tirer égaliser lisser niveler découvrir détacher pincer souder coller vaporiser porter
  amener mener venir prélever extraire ranger entreposer revenir lever reposer gonfler pousser
  rectifier ajuster corriger accompagner vider défaire étirer récupérer effeuiller brosser reprendre
  repartir envoyer dérouler débarrasser dégorger sucrer aromatiser parfumer barder larder intégrer
  introduire démarrer essayer assurer veiller permettre aider jaunir ramollir attendrir adoucir
  éclaircir allonger compléter tomber doubler redresser décoller trier appliquer arranger apporter
  délaisser confectionner réaliser faciliter suivre planter enfoncer dégourdir ramasser transvider
  changer décuire rentrer rompre déballer dégermer asseoir chevaucher détremper figer flotter descendre désinfecter ressortir rabaisser rallumer suspendre mousser manger verrouiller balancer injecter cacher`.split(
    /\s+/,
  );

/** Auxiliaries: "faire revenir", "laisser mijoter", "mettre à tremper". */
const AUXILIARIES: readonly string[] = ['faire', 'refaire', 'laisser', 'mettre', 'remettre'];

/** Verbs that introduce an object: they never share the object of the previous verb. */
const INTRODUCING: readonly string[] = [
  'ajouter',
  'rajouter',
  'verser',
  'incorporer',
  'garder',
  'conserver',
  'baisser',
  'augmenter',
  'diminuer',
  'éteindre',
  'remplir',
];

/** What food does without the cook: "en refroidissant" is not an instruction. */
const SPONTANEOUS: readonly string[] =
  `refroidir tiédir fondre cuire bouillir épaissir dorer chauffer reposer lever gonfler réduire
  mijoter frémir brunir sécher caraméliser prendre rafraîchir mousser`.split(/\s+/);

/** Verbs whose "tu" form is a noun: "boule", "singe". */
const HOMOGRAPHS: readonly string[] = ['bouler', 'fraiser', 'rayer', 'singer'];

export const VERBS_FR: VerbLists = {
  withoutTechnique: WITHOUT_TECHNIQUE,
  auxiliaries: AUXILIARIES,
  introducing: INTRODUCING,
  placing: [
    ...['mettre', 'remettre', 'placer', 'déposer', 'disposer', 'poser', 'verser', 'reverser'],
    ...['transférer', 'transvaser', 'ranger', 'installer', 'ajouter', 'répartir', 'glisser'],
    ...[
      'réunir',
      'rassembler',
      'préparer',
      'plonger',
      'vider',
      'transvider',
      'débarrasser',
      'replonger',
      'couler',
      'balancer',
      'diviser',
      'partager',
    ],
    // It takes something away without a place: "jeter dans l'eau", but "jeter la peau".
    'jeter',
  ],
  removing: ['retirer', 'enlever', 'ôter', 'jeter', 'supprimer', 'éliminer', 'écumer'],
  using: ['utiliser', 'prendre', 'munir', 'employer', 'aider', 'insérer', 'enfoncer', 'planter'],
  withParticle: [],
  spontaneous: SPONTANEOUS,
  homographs: HOMOGRAPHS,
};

export const FOOD_VERBS_FR: Readonly<Record<string, IngredientKey>> = {
  beurrer: 'butter',
  fariner: 'flour',
  enfariner: 'flour',
  paner: 'breadcrumbs',
  chapelurer: 'breadcrumbs',
};
