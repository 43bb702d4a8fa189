import type { NamesOf } from '../notation.js';

export const fish: NamesOf<'fish'> = {
  fish: `
    fish, white fish, fish fillet, white fish fillet, whitefish, firm white fish, whole fish,
    firm white fish fillet, skinless fish fillet, fish steak, firm fish steak, barramundi, pompano,
    bluefish, shad, sturgeon, wahoo, cobia, amberjack, kingfish, hamachi, yellowtail, escolar,
    tilefish, marlin, opah, butterfish, milkfish, croaker, yellowtail fillet, lingcod,
    bluefish fillet, cod liver, monkfish liver`,
  salmon: `
    salmon, salmon fillet, salmon steak, fillet of salmon, fresh salmon, skinless salmon fillet,
    boneless salmon, wild salmon, sockeye salmon, salmon filet`,
  smokedSalmon: `
    smoked salmon, lox, gravlax, smoked trout, Nova lox, cold-smoked salmon, hot-smoked salmon`,
  cannedSalmon: 'canned salmon, tinned salmon, pink salmon, red salmon',
  salmonRoe: `
    salmon roe, fish roe, caviar, lumpfish roe, tobiko, roe, cod roe, trout roe, herring roe,
    lumpfish caviar, shad roe, capelin roe, masago, ikura`,
  taramasalata: 'taramasalata',
  bottarga: 'bottarga',
  trout: `
    trout, rainbow trout, trout fillet, arctic char, steelhead trout, trout steak,
    arctic char steak`,
  tuna: `
    fresh tuna, tuna steak, ahi tuna, yellowfin tuna, ahi, sushi-grade tuna, yellow fin tuna,
    fresh tuna steak, ahi tuna steak`,
  cannedTuna: `
    canned tuna, tinned tuna, tuna in water, albacore tuna, tuna, solid white tuna,
    tuna in olive oil, chunk light tuna, solid white albacore tuna, tuna fish, albacore`,
  cod: 'cod, cod fillet, black cod, cod loin, sablefish, fresh cod, scrod, codfish, cod steak',
  saltCod: 'salt cod, saltfish, bacalao, salted codfish, salted cod, bacalhau',
  haddock: 'haddock, haddock fillet, smoked haddock, haddock steak',
  pollock: 'pollock, pollack, Alaskan pollock, coley, saithe',
  hake: 'hake',
  whiting: 'whiting',
  sole: `
    sole, sole fillet, flounder, plaice, turbot, flounder fillet, Dover sole, lemon sole,
    turbot steak, brill`,
  halibut: 'halibut, halibut fillet, halibut steak',
  seaBass: `
    sea bass, bass, striped bass, branzino, grouper, striped bass fillet, sea bass fillet,
    Chilean sea bass, grouper fillet, sea bass steak`,
  seaBream: `
    sea bream, bream, snapper, red snapper, porgy, red snapper fillet, snapper fillet, rockfish`,
  redMullet: 'red mullet, mullet, gurnard, redfish, ocean perch',
  monkfish: 'monkfish, monkfish tail, monkfish steak',
  johnDory: 'John Dory',
  mackerel: 'mackerel, smoked mackerel, mackerel fillet',
  sardine: 'sardine, canned sardine, pilchard, sprat',
  anchovy: 'anchovy, anchovy fillet, anchovy paste, anchovies, anchovy filet',
  herring: 'herring, kipper, pickled herring, kippers',
  swordfish: 'swordfish, swordfish steak, shark',
  mahiMahi: 'mahi mahi, mahi-mahi, mahi mahi fillet, dolphinfish, mahi mahi steak',
  tilapia: 'tilapia, tilapia fillet, basa, pangasius, swai',
  catfish: 'catfish, catfish fillet',
  perch: `
    perch, pike, walleye, zander, carp, orange roughy, perch fillet, Nile perch,
    orange roughy fillet, northern pike`,
  eel: 'eel, unagi, smoked eel',
  skate: 'skate, skate wing',
  smelt: 'smelt, whitebait',
  wolffish: 'wolffish',
  fishSticks: 'fish stick, fish finger, breaded fish fillet, breaded fish',
  surimi: `
    surimi, imitation crabmeat, crab stick, imitation crab, imitation crab meat, krab, kamaboko,
    narutomaki, fish ball, Asian fish cake`,
  bonitoFlakes: 'bonito flake, katsuobushi, bonito',
  dashi: 'dashi, dashi stock, hondashi, dashi powder, dashi granules, dashi soup stock',
  fishStock: 'fish stock, fish broth, court bouillon, fish bouillon',
  quenelle: 'pike quenelle, fish quenelle',
};
