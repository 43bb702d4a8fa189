import type { PatternNames } from '../../../rules/rule.js';

/** Names that the French patterns use. */
export const NAMES_FR: PatternNames = {
  parts: {
    /** Adverbs and pronouns of a verb: "ne les", "d'abord bien". */
    filler: '( d abord / PRONOUN|ADVERB&!CONJUNCTION )*',
    adverbs: 'ADVERB&!CONJUNCTION&!DETERMINER*',
    /** Negation and adverbs between a governing word and "de" or "à". */
    negated: 'pas|ADVERB*',
    /** A place or time without a comma: "dans un saladier", "hors du feu". */
    fronted: 'FIRST&PREPOSITION !SIGN&!FIRST&!INSTRUCTION* LAST_NOUN ADJECTIVE*',
    /** Fixed phrases before a verb: "le lendemain", "sans attendre". */
    opening:
      '( FIRST&sans|FIRST&pour INFINITIVE / à la fin / ' +
      'FIRST&le lendemain|soir|matin / FIRST&la veille )',
    /** Links a food to what flavours it: "au citron", "à la menthe". */
    flavouredWith: '( au|aux / à la|l )',
    brackets: '( OPENING !CLOSING* CLOSING )?',
  },
  properties: {
    /** Actions that do not last: a time before an event says when. */
    MOMENTARY:
      '=sortir|=retirer|=ajouter|=allumer|=saler|=incorporer|=poivrer|=assaisonner|=parsemer|=saupoudrer|=décorer|=garnir|=dresser|=démouler|=napper|=éteindre|=couper|=découvrir',
    CHANGE:
      'augmenter|augmentez|augmentant|monter|montez|baisser|baissez|baissant|réduire|réduisez|diminuer|diminuez',
    TURN: '=tourner|=retourner|pivoter|pivotez|pivote',
    /** Drinks whose degrees are those of their alcohol. */
    SPIRIT: 'alcool|rhum|vodka|kirsch|cognac|armagnac|calvados|whisky|gin|pastis|liqueur',
    /** Starts an object after a verb: "coupez-les", "coupez les carottes". */
    OBJECT: 'JOINED&PRONOUN|DETERMINER&!OF',
    ARTICLE_PRONOUN: 'le|la|les|l',
    OBJECT_PRONOUN: 'ARTICLE_PRONOUN&!JOINED',
    /** An auxiliary that takes "à": "mettre les raisins à tremper". */
    PLACING_AUXILIARY: '=mettre&OPEN_AUXILIARY|=remettre&OPEN_AUXILIARY',
    /** The noun at the end of a phrase, which is not governed by the word before it. */
    LAST_NOUN: 'WORD&!DETERMINER&!PREPOSITION&!ADJECTIVE&!INSTRUCTION',
    /** Verbs whose second object follows "de": "napper la glace de chocolat". */
    FILLING:
      '=napper|=arroser|=badigeonner|=garnir|=couvrir|=recouvrir|=parsemer|=saupoudrer|=remplir|=farcir|=fourrer|=enrober|=assaisonner|=enduire|=tartiner|=imbiber|=décorer|=accompagner|=tapisser|=foncer|=parfumer|relever|relevez|rehausser|rehaussez|agrémenter|agrémentez|=aromatiser|=allonger|=compléter|=lier|=glacer',
    /** Verbs whose second object follows "à": "ajouter le beurre à la farine". */
    ADDING: '=ajouter|=incorporer|=mélanger|=mêler|=intégrer|=joindre|=amalgamer|=additionner',
    /** Foods that are named after what they are made of: "sirop de coquelicot". */
    MADE_OF:
      '@oil|@vinegar|@syrup|@mustard|@mayonnaise|@chutney|@relish|@ketchup|@fruitCoulis|@sorbet|@pesto|@tapenade|@rillettes|@pate|@broth|@liqueur|@flour|@jam|@sauce|@salsa|@juice|@extract|@meatballs|@tea',
    /** Foods that are named after their flavour: "glace à la pistache". */
    FLAVOURED:
      '@cream|@oil|@vinegar|@balsamicVinegar|@syrup|@mustard|@mayonnaise|@vinaigrette|@ketchup|@chutney|@pesto|@iceCream|@sorbet|@yogurt|@butter|@bread|@cookie|@crackers|@cake|@tea|@rum|@vodka|@whisky|@liqueur|@salt|@sugar|@sausage|@tofu|@jam|@sauce|@salsa|@chocolate|@honey|@caramel|@rice',
    /** Foods that herbs and spices can flavour: "sirop à la menthe". */
    SEASONED: '@syrup|@salt|@sugar|@oil|@vinegar|@mustard',
    /** Foods that a mixture keeps, unlike liquids: "le mélange de carottes et de navets". */
    PIECES: '@vegetables|@fruits|@meats|@poultry|@legumes|@fish',
    FLAVOUR:
      '@fruits|@freshHerbs|@spices|@nutsAndSeeds|@vegetables|@cheeses|@coffee|@chocolate|@caramel|@honey|@rum|@whisky|@mapleSyrup',
    /** Dishes that have no name in the catalogue. What they are made of is not used as such. */
    DISH: 'purée|purées|farce|farces|velouté|veloutés|mousse|mousses|mousseline|mousselines|compote|compotes|soupe|soupes|potage|potages|pâte|tartare|carpaccio|caviar|confit|gaspacho|smoothie|risotto|bouillie|crumble|clafoutis|quiche|quiches|gratin|gratins|ganache|ganaches|préparation|préparations|appareil|masse',
    /** Sizes and states that one food is compared with: "de la taille d'une noix". */
    COMPARED: 'taille|valeur|grosseur|consistance|texture|épaisseur|forme|aspect|volume',
    /** Colours of vegetables, also those that are named like a food. */
    COLOUR:
      'rouge|rouges|vert|verts|verte|vertes|jaune|jaunes|orange|oranges|blanc|blancs|blanche|blanches|noir|noirs|noire|noires|violet|violets|violette|violettes|marron|marrons',
    /** Definite articles, possessives and quantifiers that refer to a food named before. */
    THE: 'le|la|les|l|leur|leurs|quelques|chaque',
    /** Separates an infinitive from the auxiliary before it. */
    SEPARATOR: 'PREPOSITION|OF|CONJUNCTION|SUBORDINATOR|PURPOSE',
  },
};
