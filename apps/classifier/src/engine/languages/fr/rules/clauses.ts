import type { ReferenceRule, SubordinateRule } from '../../../rules/rule.js';
import type { Rule } from '../../../rules/rule.js';

/** Words that exclude what follows. */
export const EXCLUSION_RULES_FR: readonly Rule<true>[] = [
  { id: 'except', when: '<EXCEPTION>', result: true, example: 'Mélanger tout sauf le persil.' },
  {
    id: 'but-not',
    when: 'CONJUNCTION <NEGATION> DETERMINER&!VERB',
    result: true,
    example: 'Ajouter les légumes mais pas le riz.',
  },
  {
    id: 'not-item',
    when: ', <pas|jamais> ADVERB* ( DETERMINER&!OF / avec|sur|dans DETERMINER / au|aux )',
    result: true,
    example: 'Saler l’eau, pas la viande.',
  },
  {
    id: 'without-item',
    when: '<sans> MENTION+ PARTICIPLE_ONLY? ( SIGN|EDGE|LOCATIVE / CONJUNCTION PRONOUN&!DETERMINER|INFINITIVE|IMPERATIVE )',
    result: true,
    example: 'Laisser mijoter sans couvercle.',
  },
  {
    id: 'without-adding',
    when: '<sans> y|en|leur? =ajouter|=rajouter|=mettre|=utiliser|=verser',
    result: true,
    example: 'Faire revenir les lardons sans ajouter de sel.',
  },
  {
    id: 'no-need',
    when: 'pas <besoin> OF',
    result: true,
    example: 'Couper le fromage, pas besoin de planche.',
  },
  {
    id: 'rather-than',
    when: '<plutôt> que|qu PREPOSITION|DETERMINER',
    result: true,
    example: 'Griller les saucisses au four plutôt que sur le barbecue.',
  },
  {
    id: 'instead-of',
    when: 'au <lieu> OF|CONTRACTED',
    result: true,
    example: 'Ajouter des amandes au lieu des noix.',
  },
  {
    id: 'in-place-of',
    when: 'à la <place> OF|CONTRACTED',
    result: true,
    example: 'Servir des blinis à la place du pain.',
  },
];

/** What the pronouns and other substitutes of an object refer to. */
export const REFERENCE_RULES_FR: readonly ReferenceRule[] = [
  {
    id: 'everything-after-verb',
    when: '<VERB> ( ADVERB* le tout / ADVERB* l ensemble !OF&!CONTRACTED / tout !WORD|avec|dans|ensemble|CONJUNCTION )',
    result: 'everything',
    example: 'Ajouter le lait et mixer le tout.',
  },
  {
    id: 'latest-after-verb',
    when: '<VERB> ADVERB* ces|cette|ce dernières|derniers|dernière|dernier',
    result: 'latest',
    example: 'Séparer les jaunes des blancs et monter ces derniers.',
  },
  {
    id: 'demonstrative-after-verb',
    when: '<VERB> ADVERB* celui|celle|ceux|celles ci',
    result: 'latest',
    example: 'Parer le saumon et couper celui-ci en cubes.',
  },
  {
    id: 'pronoun-after-verb',
    when: '<VERB> ( JOINED&ARTICLE_PRONOUN / ADVERB* ça|cela )',
    result: 'object',
    example: 'Éplucher les navets puis râpez-les.',
  },
  {
    id: 'place-after-verb',
    when: '<VERB> JOINED&y',
    result: 'place',
    example: 'Chauffer une poêle et ajoutez-y les oignons.',
  },
  {
    id: 'instrument-after-verb',
    when: '<FILLING&!GERUND> JOINED&en',
    result: 'object',
    example: 'Râpez le fromage et parsemez-en le gratin.',
  },
  {
    id: 'receiver-after-verb',
    when: '<=donner> lui|leur un|une|de|du',
    result: 'object',
    example: 'Saler les cuisses et donnez-leur une belle coloration.',
  },
  {
    id: 'other-pronoun-after-verb',
    when: '<VERB> JOINED&PRONOUN',
    result: 'other',
    example: 'Servez-vous de pain.',
  },
  {
    id: 'place-after-object',
    when: '<VERB> !SIGN&!INSTRUCTION&!dedans* dedans',
    result: 'place',
    example: 'Chauffer une poêle et casser les œufs dedans.',
  },
  {
    id: 'place-before-verb',
    when: 'y {adverbs} <VERB>',
    result: 'place',
    example: 'Chauffer une poêle et y ajouter les oignons.',
  },
  {
    id: 'pronoun-before-verb',
    when: 'OBJECT_PRONOUN PRONOUN&!OBJECT_PRONOUN|ADVERB&!CONJUNCTION* <VERB>',
    result: 'object',
    example: 'Éplucher les carottes et les couper.',
  },
  {
    id: 'part-of-object',
    when: 'en <INFINITIVE> ARTICLE_PRONOUN jus|zeste|cœur|chair|peau|pulpe',
    result: 'object',
    example: 'Râper la lime et en presser le jus.',
  },
  {
    id: 'instrument-before-verb',
    when: 'en ADVERB* <FILLING&!GERUND>',
    result: 'object',
    example: 'Râper le fromage et en parsemer le gratin.',
  },
  {
    id: 'receiver-before-verb',
    when: 'lui|leur ADVERB* <=donner>',
    result: 'object',
    example: 'Saler les cuisses et leur donner une belle coloration.',
  },
  {
    id: 'other-pronoun-before-verb',
    when: 'PRONOUN&!en&!vous&!nous ADVERB* <VERB>',
    result: 'other',
    example: 'Battre les œufs et leur ajouter le sucre.',
  },
];

export const SUBORDINATE_RULES_FR: readonly SubordinateRule[] = [
  {
    id: 'when',
    when: '<quand|lorsque|lorsqu>',
    result: 'condition',
    example: 'Quand l’eau bout, ajouter les pâtes.',
  },
  {
    id: 'where',
    when: '<où>',
    result: 'condition',
    example: 'Faire suer les oignons dans la poêle où le porc a doré.',
  },
  {
    id: 'if-needed',
    when: '<si> nécessaire|besoin|possible|désiré|souhaité',
    result: null,
    example: 'Ajouter si nécessaire un peu de lait.',
  },
  {
    id: 'if',
    when: '<si>',
    result: 'condition',
    example: 'Si la sauce est épaisse, ajouter du lait.',
  },
  {
    id: 'if-he',
    when: '<s> il|ils',
    result: 'condition',
    example: 'S’il reste du beurre, ajouter du lait.',
  },
  {
    id: 'as-soon-as',
    when: '<dès|aussitôt|sitôt|pendant|tandis|tant|alors|après|parce> que|qu',
    result: 'condition',
    example: 'Dès que le beurre mousse, ajouter la farine.',
  },
  {
    id: 'so-that',
    when: '<pour|afin> que|qu',
    result: 'condition',
    example: 'Laisser reposer pour que la farine gonfle.',
  },
  {
    id: 'time-passed',
    when: 'END <NUMBER> NUMBER? MEASURE ( après / plus tard ) ,',
    result: 'condition',
    example: 'Dix minutes plus tard, ajouter les tomates.',
  },
  {
    id: 'awaited',
    when: '=attendre <que|qu>',
    result: 'condition',
    example: 'Attendre que le fromage fonde, puis parsemer de persil.',
  },
  {
    id: 'time-that-it-takes',
    when: 'le temps <que|qu>',
    result: 'test',
    example: 'Laisser mijoter le temps que la sauce épaississe.',
  },
  {
    id: 'should-be',
    when: 'SIGN [ WORD&!SUBORDINATOR&!INSTRUCTION&!MODAL&!on+ <doit|doivent|devra|devront|va|vont>',
    result: 'condition',
    example: 'Pétrir 10 minutes : la pâte doit se décoller.',
  },
  {
    id: 'time-without-verb',
    when: '( END / INSTRUCTION !INSTRUCTION&!MEASURE* puis|et encore? ) <NUMBER> NUMBER|à|-* minute|minutes|min|mn|heure|heures|h|secondes|s PREPOSITION&!avant|SIGN',
    result: 'condition',
    example: 'Portez le lait à ébullition, puis 12 minutes à feu doux.',
  },
  {
    id: 'time-of-oven',
    when: ', <NUMBER> NUMBER|à|-* minute|minutes|min|mn|heure|heures|h OF four|micro',
    result: 'condition',
    example: 'Saupoudrer de sucre, 20 min de four à 200 °C.',
  },
  {
    id: 'after-time',
    when: '<après> NUMBER+ MEASURE',
    result: 'condition',
    example: 'Après 20 minutes retourner les saucisses.',
  },
  {
    id: 'at-end-of-time',
    when: '<au> bout OF|CONTRACTED NUMBER+ MEASURE',
    result: 'condition',
    example: 'Au bout de 20 minutes retourner les saucisses.',
  },
  {
    id: 'during-cooking',
    when: '<pendant|durant> la cuisson',
    result: 'condition',
    example: 'Pendant la cuisson du riz, émincer les oignons.',
  },
  {
    id: 'having-done',
    when: '<après> PRONOUN? avoir',
    result: 'condition',
    example: 'Après avoir lavé les pruneaux, chauffer le lait.',
  },
  {
    id: 'just-done',
    when: '<sitôt|aussitôt> DETERMINER',
    result: 'condition',
    example: 'Sitôt le vin évaporé, ajouter la crème.',
  },
  {
    id: 'once',
    when: '<une> fois',
    result: 'condition',
    example: 'Une fois les pâtes cuites, ajouter la sauce.',
  },
  {
    id: 'otherwise',
    when: '<sinon> DETERMINER|ça|c|il|ils|elle|elles',
    result: 'condition',
    example: 'Remuer, sinon le lait va brûler.',
  },
  {
    id: 'remark',
    when: 'END [ WORD&!INSTRUCTION&!SUBORDINATOR+ <ai|est|sont|était> !SIGN&!INSTRUCTION&!alors&!donc* ,? alors|donc',
    result: 'condition',
    example: 'Mon four est lent, alors j’enfourne une heure.',
  },
  {
    id: 'remark-in-brackets',
    when: 'OPENING [ WORD&!INSTRUCTION&!SUBORDINATOR&!NEGATION&!PREPOSITION+ <est|sont|était|sera|seront>',
    result: 'condition',
    example: 'Réduire la sauce (elle est toujours trop claire) et servir.',
  },
  {
    id: 'until',
    when: '<jusqu> à ce que|qu',
    result: 'test',
    example: 'Cuire jusqu’à ce que la lame d’un couteau ressorte sèche.',
  },
];
