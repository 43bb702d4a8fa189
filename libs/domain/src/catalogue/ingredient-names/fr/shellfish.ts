import type { NamesOf } from '../notation.js';

export const shellfish: NamesOf<'shellfish'> = {
  shrimp: `
    crevette, crevette rose, crevettes décortiquées, crevette grise, crevette nordique,
    grosse crevette, crevettes cuites, crevette tigrée, gamba, gambas, crevette de Matane,
    crevettes roses décortiquées, crevettes crues, queue de crevette(s), queue de gambas, scampi,
    crevette géante, camaron`,
  driedShrimp: 'crevette séchée, pâte de crevettes, pâte de crevette, poudre de crevettes',
  langoustine: 'langoustine, queue de langoustine(s)',
  lobster: `
    homard, chair de homard, queue de homard, langouste, homard cuit, bisque de homard,
    beurre de homard, queue de langouste`,
  crayfish: "écrevisse, queue d'écrevisse, queues d'écrevisses",
  crab: `
    crabe, chair de crabe, tourteau, pince de crabe, crabe des neiges, miettes de crabe,
    araignée de mer, crabe en conserve, boîte de crabe, crabe émietté`,
  shellfishStock: `
    bisque, fumet de crustacés, bouillon de fruits de mer, fumet de homard, bisque de crustacés,
    fond de crustacés`,
  mussel: `
    moule, moules de bouchot, moule de bouchot, chair de moules, moules décortiquées,
    moule fraîche`,
  clam: 'palourde, praire, clovisse, vongole, petites palourdes, mye, couteau de mer, myes',
  clamJuice: 'jus de palourde, jus de palourde(s), jus de palourdes',
  clamatoJuice: 'Clamato, jus Clamato',
  cockle: 'coque, bulot, bigorneau, amande de mer, patelle, bernique',
  oyster: 'huître, huîtres fumées',
  scallop: `
    noix de saint-jacques, pétoncle, saint-jacques, coquille saint-jacques,
    coquilles saint-jacques, noix de pétoncle(s), gros pétoncle, corail de saint-jacques`,
  abalone: 'ormeau',
  squid: `
    calmar, calamar, encornet, blanc d'encornet, blanc de calamar, anneau de calmar,
    anneaux d'encornet, supion, chipiron, anneaux de calamar`,
  cuttlefish: 'seiche, blanc de seiche, blancs de seiche',
  octopus: 'poulpe, pieuvre, poulpe cuit',
  squidInk: 'encre de seiche, encre de calmar',
  snail: 'escargot, escargots de Bourgogne',
  seafood: `
    fruits de mer, cocktail de fruits de mer, mélange de fruits de mer, crustacé,
    fruits de mer surgelés, coquillage`,
  seaUrchin: 'oursin',
  frogLeg: 'cuisse de grenouille, cuisse de grenouille(s), grenouille',
  crabCake: 'galette de crabe, croquette de crabe',
  barnacle: 'pouce-pied, pousse-pied',
  seaCucumber: 'concombre de mer, bêche-de-mer, holothurie',
};
