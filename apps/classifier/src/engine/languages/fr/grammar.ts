import type { Grammar } from '../../language/language.js';

export const GRAMMAR_FR: Grammar = {
  classes: [
    [
      'DETERMINER',
      `le la les l un une du des ce cet cette ces mon ma mes ton ta tes son sa ses votre vos notre nos
      leur leurs chaque quelques qq qqs plusieurs tout toute tous toutes autre autres aucun aucune`,
    ],
    ['MASCULINE', 'le un du au ce cet mon ton son'],
    ['FEMININE', 'la une cette ma ta sa'],
    ['PLURAL', 'les des aux ces mes tes ses vos nos leurs quelques qq qqs plusieurs'],
    ['DEFINITE', 'le la les l ce cet cette ces votre vos notre nos ton ta tes son sa ses'],
    ['PRONOUN', 'le la les l lui leur y en se s me te vous nous'],
    ['OF', 'de d'],
    ['CONTRACTED', 'du des'],
    ['RANGE', 'à ou'],
    [
      'PREPOSITION',
      `de d à au aux dans sur sous avec pour par entre vers chez sans jusqu jusque pendant durant
      depuis dès en selon contre après avant environ hors départ`,
    ],
    ['LOCATIVE', 'dans sur entre en'],
    ['COVERED', 'sur'],
    ['COMPANION', 'avec aide'],
    ['CONJUNCTION', 'et puis ou mais'],
    ['DEGREE', 'peu instant instants moment moments tiers'],
    ['NEGATION', 'sans ne n ni jamais pas'],
    [
      'AVOIDANCE',
      'éviter évitez évite évitant lieu plutôt peur risque empêcher empêche cesser arrêter inutile besoin',
    ],
    [
      'ADVERB',
      `bien ensuite puis alors enfin aussitôt encore toujours très trop peu plus assez ainsi aussi
      vite souvent parfois beaucoup bcp mini minimum maxi maximum ensemble tout bas haut dessus dessous dedans immédiatement également
      préalablement abord tôt tard seul maintenant chacun chacune`,
    ],
    ['SUBORDINATOR', 'que qu qui dont où si s lorsque lorsqu quand comme'],
    [
      'ADJECTIVE',
      `gros grosse grosses petit petite petits petites grand grande grands grandes beau belle beaux
      belles bon bonne bons bonnes frais fraîche fraîches moyen moyenne moyens moyennes fin fine fins
      fines nouveau nouvelle nouveaux nouvelles vieux vieil vieille vieilles jeune jeunes même mêmes rase rases comble combles
      bombée bombées moy entier entière entiers entières rouge rouges vert verte verts vertes jaune
      jaunes blanc blanche blancs blanches noir noire noirs noires tiède tièdes chaud chaude
      chauds chaudes froid froide froids froides mûr mûre mûrs mûres sec sèche secs sèches bio mou mous
      molle molles mixte veloutée veloutées
      autre autres dernier derniers dernière dernières premier premiers première premières`,
    ],
    ['PURPOSE', 'pour afin avant après façon manière'],
    [
      'BEGINNING',
      `commence commencent commencera commenceront finit finissent fait font fasse fassent fera
      feront va vont doit doivent devra devront devrait devraient`,
    ],
    [
      'MODAL',
      'pouvez peut peux peuvent devez doit doivent devra devront devrait devraient faut faudra allez va voulez pourrez devrez est sont',
    ],
    [
      'MEASURE',
      `minute minutes min mn heure heures h hr hrs seconde secondes sec s jour jours nuit semaine
      semaines mois cm mm centimètre centimètres millimètres po pouce pouces degré degrés c f th
      thermostat vitesse puissance watts w personnes personne pers portions portion fois parts bouts morceau morceaux`,
    ],
    ['EXCEPTION', 'sauf excepté hormis exception'],
    [
      'ABBREVIATION',
      `c min mn env th po pc sec hr hres h cuil cuill càs càc cs cc cas cac tab ex approx gr kg cl ml
      dl lb lbs oz sach pt qq moy max deg pers etc`,
    ],
  ],
  endings: [
    { ending: 'ment', minLength: 6, class: 'ADVERB' },
    { ending: 'ez', minLength: 5, form: 'IMPERATIVE' },
    // Unknown words in -ier are nouns, not verbs in -er.
    { ending: 'ier', minLength: 5 },
    { ending: 'er', minLength: 5, form: 'BARE' },
  ],
  exceptions: `assez chez nez assaisonnement assaisonnements moment accompagnement aliment condiment
    supplément élément complément tu on`.split(/\s+/),
  numbers: {
    un: 1,
    une: 1,
    deux: 2,
    trois: 3,
    quatre: 4,
    cinq: 5,
    six: 6,
    sept: 7,
    huit: 8,
    neuf: 9,
    dix: 10,
    onze: 11,
    douze: 12,
    treize: 13,
    quatorze: 14,
    quinze: 15,
    seize: 16,
    vingt: 20,
    vingts: 20,
    trente: 30,
    quarante: 40,
    cinquante: 50,
    soixante: 60,
    septante: 70,
    huitante: 80,
    octante: 80,
    nonante: 90,
    cent: 100,
    cents: 100,
    mille: 1000,
    quart: 0.25,
    quarts: 0.25,
    tiers: 1 / 3,
    moitié: 0.5,
    demi: 0.5,
    demie: 0.5,
    dizaine: 10,
    dizaines: 10,
    douzaine: 12,
    douzaines: 12,
    quinzaine: 15,
    vingtaine: 20,
    trentaine: 30,
    quarantaine: 40,
    soixantaine: 60,
    centaine: 100,
    centaines: 100,
  },
  thousandsSeparator: '',
  misspellings: {
    a: 'à',
    cuir: 'cuire',
    cardamone: 'cardamome',
    carrote: 'carotte',
    carrotes: 'carottes',
    hâcher: 'hacher',
    hâché: 'haché',
    hâchée: 'hachée',
    hâchées: 'hachées',
    hâchés: 'hachés',
    laurrier: 'laurier',
    mayonaise: 'mayonnaise',
    oignion: 'oignon',
    oignions: 'oignons',
    panco: 'panko',
    parmesant: 'parmesan',
    tyhm: 'thym',
    yahourt: 'yaourt',
  },
  glued: /^(?:avec|dans|pour|sur)(?=une?$)|^(?:avec|dans|pour|une?|des|les)(?=\p{L}{4})/iu,
  ampersand: 'et',
  sizes: `petit petite petits petites gros grosse grosses grand grands grande grandes fin fine fins
    fines mince minces moyen moyens moyennes épaisses épais large larges long longs longues très
    tout belles beaux bonnes`.split(/\s+/),
};
