import type { NamesOf } from '../notation.js';

export const doughs: NamesOf<'doughs'> = {
  puffPastry: `
    pâte feuilletée, pâte feuilletée pur beurre, feuilletage, vol-au-vent, pâte levée feuilletée,
    bouchée à la reine, pâte feuilleté`,
  shortcrustPastry: `
    pâte brisée, pâte à tarte, pâte à tarte brisée, abaisse de pâte, croûte à tarte, fond de tarte,
    pâte à tarte salée, croûte à tarte profonde, croûte de tarte, abaisse de pâte brisée,
    pâte à quiche, croûte à tarte non cuite, pâte à pâté, abaisse de tarte, pâte à foncer`,
  sweetPastry: `
    pâte sablée, pâte sucrée, pâte à tarte sucrée, fond de tarte sablée, fond de tartelette(s),
    tartelette`,
  grahamCrust: 'croûte Graham, fond de tarte Graham',
  pizzaDough: `
    pâte à pizza, pâton à pizza, croûte à pizza, boule de pâte à pizza, pâte à pizza du commerce`,
  breadDough: 'pâte à pain, pâton, pâte levée',
  crescentDough: `
    pâte à croissant, pâte à croissant(s), croissants Pillsbury, pâte à croissants Pillsbury,
    pâte Pillsbury, croissant Pillsbury`,
  biscuitDough: 'pâte à biscuits réfrigérée, scone',
  cookieDough: 'pâte à biscuits, pâte à cookies, pâte à biscuit',
  cinnamonRoll: 'brioche à la cannelle, roulé à la cannelle',
  phyllo: `
    pâte filo, pâte phyllo, feuille de filo, feuille de pâte filo, filo, feuille de pâte phyllo,
    feuille(s) phyllo, phyllo, kadaïf, pâte fillo`,
  brickPastry: `
    feuille de brick, brick, feuille de brik, feuille de bricks, brik, pâte à brick,
    pâte à brick(s)`,
  wontonWrapper: `
    feuille à wonton, feuille à wonton(s), pâte à wonton, feuilles de wonton, won ton, wonton,
    pâte à ravioli(s), pâte à wontons, pâte à won-ton, pâte won ton, pâte à gyoza,
    feuille à gyoza, pâte à won ton`,
  eggRollWrapper: `
    pâte à rouleaux impériaux, feuille à rouleau(x) de printemps, pâte à egg roll(s),
    feuille à nem(s), enveloppe à rouleau(x) de printemps, pâte à rouleau impérial`,
  chouxPastry: 'pâte à choux, choux à la crème, chouquette, profiterole',
  crepeBatter: 'pâte à crêpes, pâte à frire, pâte à beignets, pâte à crêpe, pâte à gaufres',
  sourdoughStarter: 'levain, levain chef, levain naturel, levain liquide, levain actif',
  dough: 'pâte!, pâton levé, pâte levée maison',
  glutenFreePastry: `
    pâte brisée sans gluten, pâte feuilletée sans gluten, pâte sablée sans gluten,
    pâte à pizza sans gluten, pâte à tarte sans gluten`,
};
