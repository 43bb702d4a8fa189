/**
 * Advertisements between the steps. Each pattern matches several words of an advertisement, so
 * that "Suivez les indications du paquet" stays a step.
 */
const ADVERTISING = [
  /^[[(*\s-]*(?:publicité|pub|annonce|contenu sponsorisé|sponsorisé|advertisement(?:s| [-–—] continue reading below)?|ad|ads|sponsored(?: content)?|promoted|la suite après (?:cette|la) publicité|continue reading below|article continues below(?: (?:this )?advertisement)?)[\])*.:\s-]*$/i,
  /^(?:howto(?:step|section|direction)s?|listitem|watch now|play(?: video)?|read more|show more|view (?:recipe|gallery|photo)|lire la suite|voir plus|(?:de)?select all|tout (?:dé)?(?:sélectionner|cocher)|check all|cook mode|mode cuisson|copy(?: ingredients)?|print(?: recipe)?|imprimer|save|enregistrer|jump to recipe|add (?:all )?to (?:shopping |grocery )?(?:list|cart)|ajouter (?:tout )?(?:à la liste|au panier)(?: de courses)?|us customary|metric|scale|[½\d]+(?:\/2)? ?x)[.:!]?$/i,
  /^https?:\/\/\S+$/i,
  /^(?:pensez à |n'hésitez pas à |don't forget to |please )?(?:suivez|rejoignez|retrouvez|abonnez|follow|join|find|subscribe)\b.*\b(?:instagram|facebook|pinterest|youtube|tiktok|twitter|newsletter|whatsapp|cha[iî]ne|channel|communauté|réseaux sociaux|social media)\b/i,
  /^(?:inscrivez|abonnez)[- ]vous\b/i,
  /^(?:sign up|subscribe)\b.*\b(?:newsletter|email|e-mail|inbox|updates?|recipes)\b/i,
  /^(?:téléchargez|installez|download|get|install) (?:\S+ ){0,2}(?:(?:our|the|my|notre|mon) |l['’])(?:\S+ ){0,2}(?:application|appli|app|e-?book)\b/i,
  /^cliquez\b.{0,30}\b(?:ici|lien)\b/i,
  /^(?:click|tap) (?:here\b(?! and there)|(?:(?:on|the|this) )*(?:\S+ )?link\b)/i,
  /^(?:découvrez|voir|lire|à lire|à découvrir|discover|see|read|check out|related)\b(?: aussi| également| also| more)?\s*(?::|toutes nos|nos (?:autres )?recettes|notre (?:sélection|boutique)|our (?:other )?recipes|our shop|more recipes)/i,
  /^(?:regardez|voir|watch)\b.{0,20}\b(?:vidéo|video)\b/i,
  /^(?:partagez|épinglez|share|pin) (?:(?:cette|la|votre|this|the|your) (?:recette|recipe)|(?:it )?for later|.{0,30}\b(?:(?:vos|tes|your) (?:amis|friends)|pinterest|facebook))\b/i,
  /^(?:(?:photo|image)(?! ?\d)|crédits?|credit|copyright)\b.{0,30}[:©]/i,
  /^(?:©|tous droits réservés|all rights reserved)/i,
  /\b(?:code promo|promo code|discount code|% (?:de réduction|de remise|off)|affiliate link|lien affilié)/i,
];

/** Maximum length of an advertisement; a longer line also contains instructions. */
const MAX_LENGTH = 200;

/** A mark of an advertisement before or after a text: "2 eggs Advertisement". */
const MARK =
  '(?:ADVERTISEMENT|Advertisement|PUBLICITÉ|Publicité)(?: ?[-–—]? ?(?:[Cc]ontinue [Rr]eading [Bb]elow|CONTINUE READING BELOW))?';
const MARKS_AROUND = new RegExp(
  `^${MARK}(?: ?[-–—:]| (?=[\\d\\p{Lu}]))|(?<=[^\\s] )${MARK}$`,
  'gu',
);

/** A line without the marks of advertisements before and after it. */
export function withoutAdvertisingMarks(line: string): string {
  return line.replace(MARKS_AROUND, '').trim();
}

/** Whether a line is an advertisement or a label of the page, and not a step or an ingredient. */
export function isAdvertising(line: string): boolean {
  return line.length <= MAX_LENGTH && ADVERTISING.some((pattern) => pattern.test(line));
}
