import type { NamesOf } from '../notation.js';

export const shellfish: NamesOf<'shellfish'> = {
  shrimp: `
    shrimp, prawn, king prawn, jumbo shrimp, cooked shrimp, large shrimp, raw shrimp, tiger prawn,
    bay shrimp, salad shrimp, medium shrimp, frozen shrimp, jumbo prawn, raw prawn, gamba, gambas,
    prawn tail, shrimp tail, popcorn shrimp, rock shrimp, brown shrimp, pink shrimp, spot prawn,
    banana prawn, crevette, camarones, ebi, prawn meat, shrimp meat, krill, potted shrimp,
    crystal prawn, coconut shrimp, breaded shrimp, prawn cutlet, shrimp ball, scampi,
    breaded scampi, scampi tail, shrimps, whole prawn, peeled prawn, shell-on prawn,
    Moreton Bay bug, slipper lobster, mantis shrimp`,
  driedShrimp: `
    dried shrimp, shrimp paste, belacan, blachan, shrimp powder, terasi, trassi, kapi, bagoong,
    prawn paste, prawn powder`,
  langoustine: 'langoustine, Dublin Bay prawn, Norway lobster, scampo, Norwegian lobster, cigala',
  lobster: `
    lobster, lobster tail, lobster meat, spiny lobster, cooked lobster meat, lobster claw,
    rock lobster, live lobster, crawfish tail lobster, spiny lobster tail, lobster tails,
    lobster roll meat`,
  crayfish: `
    crayfish, crawfish, crawfish tail, crawfish tail meat, crayfish tail, yabby, yabbies, mudbug,
    crawdad, freshwater crayfish`,
  crab: `
    crab, crabmeat, crab meat, lump crabmeat, king crab, Dungeness crab, Dungeness, crab claw, soft-shell crab,
    fresh crab, lump crab meat, king crab leg, crab leg, snow crab leg, blue crab, stone crab,
    snow crab, brown crab, spider crab, mud crab, swimmer crab, white crab meat, brown crab meat,
    crab paste, crab stick meat, dressed crab, peekytoe crab, jonah crab, crab roe`,
  shellfishStock: `
    shellfish stock, seafood stock, lobster bisque, lobster stock, shrimp stock, lobster base,
    crab stock`,
  mussel: `
    mussel, blue mussel, green mussel, fresh mussel, green-lipped mussel, smoked mussel,
    cooked mussel, mussel meat, New Zealand mussel, moules`,
  clam: `
    clam, clam meat, littleneck clam, minced clam, razor clam, manila clam, canned clam,
    chopped clam, baby clam, cherrystone clam, quahog, razor shell, geoduck, venus clam, pipi clam,
    vongole, littleneck, steamer clam, steamers, surf clam, pismo clam, cockle clam, donax, tellin,
    razor clams, ark shell, hard clam, clam strip, pipi, carpet shell`,
  clamJuice: 'clam juice, bottled clam juice, clam broth, clam stock, clam base',
  clamatoJuice: `
    Clamato, Clamato juice, tomato and clam juice cocktail, tomato clam juice, bloody mary mix`,
  cockle: `
    cockle, whelk, periwinkle, winkle, limpet, cockles, whelks, top shell, cherrystone, sea snail,
    dog cockle`,
  oyster: `
    oyster, smoked oyster, fresh oyster, shucked oyster, rock oyster, native oyster, Pacific oyster,
    oyster meat, oyster in half shell`,
  scallop: `
    scallop, sea scallop, bay scallop, king scallop, diver scallop, queen scallop, queenie,
    scallop roe, dried scallop, conpoy, coquille Saint-Jacques, coquilles St Jacques, St Jacques,
    bay scallops, giant scallop, scallops, St James shell`,
  abalone: 'abalone, conch, conch meat, paua, abalones, queen conch, lambi, ormer, conch fritter',
  squid: `
    squid, calamari, squid ring, squid tube, baby squid, calamari ring, calamaretti, calamary,
    squid tentacle, fried squid, calamares, chipirones, baby calamari, squid rings,
    salt and pepper squid, arrow squid, dried squid`,
  cuttlefish: 'cuttlefish, cuttle fish, sepia, cuttle, seppie',
  octopus: 'octopus, baby octopus, pulpo, polpo, octopus tentacle, moscardini, octopi',
  squidInk: 'squid ink, cuttlefish ink',
  snail: 'snail, escargot, land snail, canned snail, snails, helix snail, caracoles, escargots',
  seafood: `
    seafood, mixed seafood, shellfish, seafood mix, crustacean, crustaceans, mollusc, mollusk,
    molluscs, mollusks, bivalve, cephalopod, seafood cocktail, seafood medley, frutti di mare,
    sea food, shell fish, marinara seafood, seafood mixture, fruits de mer`,
  seaUrchin: 'sea urchin, uni, sea urchin roe, urchin roe',
  frogLeg: "frog leg, frog's leg",
  crabCake: 'crab cake, frozen crab cake',
  barnacle: 'goose barnacle, barnacle, percebe, gooseneck barnacle, percebes',
  seaCucumber: 'sea cucumber',
  shellfishButter: 'lobster butter, crayfish butter, shrimp butter, prawn butter',
};
