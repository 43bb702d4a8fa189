import type { NamesOf } from '../notation.js';

export const shellfish: NamesOf<'shellfish'> = {
  shrimp: `
    shrimp, prawn, king prawn, jumbo shrimp, cooked shrimp, large shrimp, raw shrimp,
    tiger prawn, bay shrimp, salad shrimp, medium shrimp, frozen shrimp, jumbo prawn, raw prawn`,
  driedShrimp: 'dried shrimp, shrimp paste, belacan',
  langoustine: 'langoustine, Dublin Bay prawn, Norway lobster',
  lobster: 'lobster, lobster tail, lobster meat, spiny lobster, cooked lobster meat',
  crayfish: 'crayfish, crawfish, crawfish tail, crawfish tail meat, crayfish tail',
  crab: `
    crab, crabmeat, crab meat, lump crabmeat, king crab, Dungeness crab, crab claw,
    soft-shell crab, fresh crab, lump crab meat, king crab leg, crab leg, snow crab leg`,
  shellfishStock: `
    shellfish stock, seafood stock, lobster bisque, lobster stock, shrimp stock, lobster base,
    crab stock`,
  mussel: 'mussel, blue mussel, green mussel, fresh mussel',
  clam: `
    clam, clam meat, littleneck clam, minced clam, razor clam, manila clam, canned clam,
    chopped clam, baby clam, cherrystone clam, quahog, razor shell, geoduck`,
  clamJuice: 'clam juice, bottled clam juice, clam broth, clam stock, clam base',
  clamatoJuice: `
    Clamato, Clamato juice, tomato and clam juice cocktail, tomato clam juice, bloody mary mix`,
  cockle: 'cockle, whelk, periwinkle, winkle, limpet',
  oyster: 'oyster, smoked oyster, fresh oyster, shucked oyster',
  scallop: 'scallop, sea scallop, bay scallop, king scallop, diver scallop',
  abalone: 'abalone, conch, conch meat',
  squid: 'squid, calamari, squid ring, squid tube, baby squid, calamari ring',
  cuttlefish: 'cuttlefish',
  octopus: 'octopus, baby octopus',
  squidInk: 'squid ink, cuttlefish ink',
  snail: 'snail, escargot',
  seafood: 'seafood, mixed seafood, shellfish, seafood mix',
  seaUrchin: 'sea urchin, uni',
  frogLeg: "frog leg, frog's leg",
  crabCake: 'crab cake, frozen crab cake',
  barnacle: 'goose barnacle, barnacle, percebe',
  seaCucumber: 'sea cucumber',
};
