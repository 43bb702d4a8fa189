import { unit, type UnitTable, words } from './table.js';

/** All spellings of a spoon: `cuillère à soupe`, `cuil. à s.`, `càs`. */
function spoons(...sizes: readonly string[]): string {
  const heads = words(
    'cuillère(s), cuillere(s), cuiller(s), cuillerée(s), cuilleree(s), cuillérée(s), cuilère(s), cuillére(s), petite cuillère, petites cuillères, grande cuillère, grandes cuillères, cuil, cuill, cui, c',
  );
  return heads
    .flatMap((head) => sizes.flatMap((size) => [`${head} à ${size}`, `${head} ${size}`]))
    .join(', ');
}

/**
 * Factors as used in Québec: a cup is 250 ml, livre and once are the imperial pound and ounce.
 * Recipes from France use grams.
 */
export const FRENCH_UNITS: UnitTable = {
  units: [
    unit('gram', 'g, gr, grs, gramme(s)'),
    unit('kilogram', 'kg, kgs, kilo(s), kilogramme(s)'),
    unit('milliliter', 'ml, mls, millilitre(s), millitre(s)'),
    unit('centiliter', 'cl, centilitre(s)'),
    unit('liter', 'l, ℓ, litre(s)'),
    unit('tablespoon', `${spoons('soupe', 's', 'table', 'tab')}, cs, càs, cas, tbsp, tbs`),
    unit('teaspoon', `${spoons('café', 'c', 'thé', 't')}, cc, càc, cac, càt, tsp`),
    unit('teaspoon', 'petite cuillère, petites cuillères, petite cuillerée, petites cuillerées'),
    unit('teaspoon', spoons('dessert'), 2),
    unit('pinch', 'pincée(s), pincee(s)'),
    unit('slice', 'tranche(s), tranchette(s), tr'),
    unit('clove', 'gousse(s), caïeu(x)'),
    unit('bunch', 'botte(s), bouquet(s)'),
    unit('sachet', 'sachet(s), enveloppe(s), dosette(s), sach'),
    unit('sprig', 'brin(s), branche(s), tige(s), branchette(s), brindille(s)'),
    unit('gram', 'mg, milligramme(s)', 0.001),
    unit('centiliter', 'dl, dcl, décilitre(s)', 10),
    unit('milliliter', 'tasse(s), t, tass', 250),
    unit('gram', 'livre(s), lb, lbs', 454),
    unit('gram', 'once(s), oz', 28.35),
    unit('milliliter', 'once(s) liquide(s), oz liquide(s), fl oz', 29.57),
    unit('milliliter', 'chopine(s)', 568),
    unit('milliliter', 'pinte(s)', 1136),
    unit('liter', 'gallon(s)', 3.785),
  ],
  measures: {
    containers: words(
      `boîte(s), boite(s), bte(s), conserve(s), paquet(s), pot(s), bocal, bocaux, bouteille(s), brique(s),
      briquette(s), barquette(s), pack(s), sac(s), cannette(s), canette(s), canne(s), tube(s),
      plaquette(s), tablette(s), contenant(s), caissette(s), casseau(x), emballage(s), bac(s),
      brick(s), carton(s), ballotin(s)`,
    ),
    pieces: words(
      `rouleau(x), plaque(s), bloc(s), boule(s), cube(s), tête(s), pied(s), feuille(s), morceau(x),
      miche(s), filet(s), pavé(s), barre(s), carré(s), dose(s), bâton(s), pain(s), part(s),
      bûche(s), dos, darne(s), quartier(s), rondelle(s), pièce(s), unité(s), noix, noisette(s), bar(s), grain(s)`,
    ),
    vague: words(
      `peu, cuillère(s), cuillere(s), cuillerée(s), cuil, c, verre(s), bol(s), poignée(s), poignee(s),
      noix, noisette(s), goutte(s), goute(s), goûte(s), trait(s), soupçon(s), pointe(s), louche(s),
      tour(s), zeste(s), jet(s), giclée(s), assiette(s), trace(s), pelletée(s), lichette(s),
      nuage(s), lampée(s), doigt(s), shot(s), filet(s), bouchon(s)`,
    ),
  },
};
