/** Numbers, and words that only say what they count: time, portions, energy, votes. */
const WORD =
  /^[\d.,/½¼¾~≈–-]*(?:prep|preparation|préparation|cook|cooking|cuisson|total|active|rest|repos|time|temps|de|of|for|pour|about|environ|to|à|or|ou|from|sur|serve[sd]?|servings?|makes|yields?|portions?|people|persons?|pers|personnes?|parts?|min|mins|mn|minutes?|h|hrs?|hours?|heures?|days?|jours?|k?cal|calories|stars?|étoiles?|votes?|reviews?|avis)?[.,;|•]*$/iu;

/** Whether a text says no more than its numbers: "Prep time: 20 minutes", "4 à 6 personnes". */
export function isPlainAmount(text: string): boolean {
  return /\d/.test(text) && text.split(/[\s:：]+/u).every((word) => WORD.test(word));
}
