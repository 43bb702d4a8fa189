import type { NamesOf } from '../notation.js';

export const shellfish: NamesOf<'shellfish'> = {
  shrimp: `
    crevette, crevette rose, crevettes décortiquées, crevette grise, crevette nordique,
    grosse crevette, crevettes cuites, crevette tigrée, gamba, gambas, crevette de Matane,
    crevettes roses décortiquées, crevettes crues, queue de crevette(s), queue de gambas, scampi,
    crevette géante, camaron, crevette bouquet, gambon, gambon écarlate, carabinero,
    crevettes bouquet, krevette, crevette marinée, crevette panée, crevette surgelée,
    crevettes fraîches, sauté de crevettes, crevettes tigrées, crevettes black tiger,
    boulette de crevettes, rillettes de crevettes, crevette de Madagascar, camarones,
    beurre aux crevettes, mousse de crevettes, caridine, cigale de mer, galathée, krill,
    bouquet cuit, bouquets cuits, bouquets roses, bouquets vivants, ouvet, esquille`,
  driedShrimp: `
    crevette séchée, pâte de crevettes, pâte de crevette, poudre de crevettes, bélachan, blachan,
    trassi, terasi, mam ruoc, kapi`,
  langoustine: 'langoustine, queue de langoustine(s), demoiselle, langoustine vivante',
  lobster: `
    homard, chair de homard, queue de homard, langouste, homard cuit, bisque de homard,
    queue de langouste, homard bleu, pince de homard, demi-homard, homard vivant, langouste rose,
    queues de langouste`,
  crayfish: `
    écrevisse, queue d'écrevisse, queues d'écrevisses, écrevisses décortiquées, ouassous, z'habitant`,
  crab: `
    crabe, chair de crabe, tourteau, pince de crabe, crabe des neiges, miettes de crabe,
    araignée de mer, crabe en conserve, boîte de crabe, crabe émietté, étrille, dormeur,
    crabe dormeur, crabe royal, crabe mou, chair de tourteau, pattes de crabe, crabe bleu,
    rillettes de crabe, crabe vert, pince de tourteau, crabe-araignée, favouille`,
  shellfishStock: `
    bisque, fumet de crustacés, bouillon de fruits de mer, fumet de homard, bisque de crustacés,
    fond de crustacés`,
  mussel: `
    moule, moules de bouchot, moule de bouchot, chair de moules, moules décortiquées, moule fraîche,
    moule d'Espagne, moules d'Espagne, moules de corde, moules marinées, moules fumées,
    moule de Zélande, moule(s) à la crème`,
  clam: `
    palourde, praire, clovisse, vongole, petites palourdes, mye, couteau de mer, myes, telline,
    flion, olive de mer, donace, palourde rose, vénus, vernis, couteaux de mer, mactre,
    palourdes en conserve, pignon de mer`,
  clamJuice: 'jus de palourde, jus de palourde(s), jus de palourdes',
  clamatoJuice: 'Clamato, jus Clamato',
  cockle: `
    coque, bulot, bigorneau, amande de mer, patelle, bernique, coques, bulots, bigorneaux, buccin,
    pourpre, littorine, gibbule, ormet`,
  oyster: `
    huître, huîtres fumées, huître creuse, huître plate, belon, fine de claire, huître de Marennes,
    marennes-oléron, gillardeau`,
  scallop: `
    noix de saint-jacques, pétoncle, saint-jacques, coquille saint-jacques, coquilles saint-jacques,
    noix de pétoncle(s), gros pétoncle, corail de saint-jacques, noix de St-Jacques,
    coquille St-Jacques, coquilles St-Jacques, St-Jacques, noix de coquille St-Jacques,
    noix de coquilles St-Jacques, noix de coquille(s) saint-jacques, corail de St-Jacques, vanneau,
    petites saint-jacques, carpaccio de saint-jacques, zamburiña, peigne de mer,
    tartare de saint-jacques`,
  abalone: 'ormeau, lambi, conque, conque de lambi, abalone, ormeaux, strombe, oreille de mer',
  squid: `
    calmar, calamar, encornet, blanc d'encornet, blanc de calamar, anneau de calmar,
    anneaux d'encornet, supion, chipiron, anneaux de calamar, calamars, encornets, petits calmars,
    tubes de calmar, tentacules de calamar, chipirons, tube d'encornet, calamar géant, calamaretti,
    casseron, beignet(s) de calamar, anneau de calamar pané`,
  cuttlefish: `
    seiche, blanc de seiche, blancs de seiche, sépia, seiches, seppie, casseron de seiche, sepia,
    soupion`,
  octopus: `
    poulpe, pieuvre, poulpe cuit, pulpo, polpo, poulpes, élédone, moscardini, tentacule de poulpe`,
  squidInk: 'encre de seiche, encre de calmar',
  snail: `
    escargot, escargots de Bourgogne, petit-gris, escargots en conserve, caracol, cagouille, luma,
    lumas, escargot de Bourgogne, croquille`,
  seafood: `
    fruits de mer, cocktail de fruits de mer, mélange de fruits de mer, crustacé,
    fruits de mer surgelés, coquillage, fruit de mer, plateau de fruits de mer,
    poêlée de fruits de mer, cocktail de la mer, crustacés, mollusque, mollusques,
    fruits de la mer, coquillages, céphalopode, céphalopodes, marinière de fruits de mer,
    mante de mer, squille`,
  seaUrchin: `
    oursin, oursins, langue d'oursin, corail d'oursin, châtaigne de mer, violet de mer, figue de mer`,
  frogLeg: 'cuisse de grenouille, cuisse de grenouille(s), grenouille',
  crabCake: 'galette de crabe, croquette de crabe',
  barnacle: 'pouce-pied, pousse-pied, balane, anatife, percebes, pouces-pieds',
  seaCucumber: 'concombre de mer, bêche-de-mer, holothurie',
  shellfishButter: `
    beurre de homard, beurre d'écrevisse(s), beurre de crevette(s), beurre de langoustine(s),
    beurre de crabe`,
};
