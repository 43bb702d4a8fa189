import type { NamesOf } from '../notation.js';

export const fish: NamesOf<'fish'> = {
  fish: `
    fish, white fish, fish fillet, white fish fillet, whitefish, firm white fish, whole fish,
    firm white fish fillet, skinless fish fillet, fish steak, firm fish steak, barramundi, pompano,
    bluefish, shad, sturgeon, wahoo, cobia, amberjack, kingfish, hamachi, yellowtail, escolar,
    tilefish, marlin, opah, butterfish, milkfish, croaker, yellowtail fillet, lingcod,
    bluefish fillet, cod liver, monkfish liver, rock salmon, huss, dogfish, ling, cusk, tusk fish,
    bummalo, Bombay duck, sand eel, lumpsucker, lumpfish, weever, dab fillet, megrim, meagre,
    grenadier, hoki, garfish, tarpon, sheepshead, burbot, tench, rudd, dace, gudgeon, snoek,
    kingklip, toothfish, Patagonian toothfish, hapuka, trevally, kahawai, threadfin, parrotfish,
    rabbitfish, pomfret, hilsa, rohu, catla, bangus, snakehead, eulachon, candlefish, fish protein,
    fish gelatin, fish gelatine, dried fish, salted fish, smoked fish, fish head, fish bone,
    fish flake, fish ball mix, lutefisk, lutfisk, surströmming, stockfish, gravad fish, milt, elver,
    glass eel, lamprey, sterlet, beluga, vendace, powan, coalfish, pollan, sea lamprey, thornback,
    guitarfish, monk tail, scup, weakfish, tautog, cunner, smoked fish fillet, white fish meat,
    fish meat, fish filet, minced fish, fish mince, fresh dab, common dab, grayling, roasted ray,
    baked ray, ray fillet, red drum, rockling, pout, roll mop, St Peter's fish, pouting`,
  salmon: `
    salmon, salmon fillet, salmon steak, fillet of salmon, fresh salmon, skinless salmon fillet,
    boneless salmon, wild salmon, sockeye salmon, salmon filet, coho salmon, king salmon,
    chinook salmon, keta salmon, chum salmon, Atlantic salmon, salmon tail, salmon belly,
    salmon trout, side of salmon`,
  smokedSalmon: `
    smoked salmon, lox, gravlax, smoked trout, Nova lox, cold-smoked salmon, hot-smoked salmon,
    gravadlax, kippered salmon, salmon jerky, smoked salmon trimming`,
  cannedSalmon: 'canned salmon, tinned salmon, pink salmon, red salmon',
  salmonRoe: `
    salmon roe, fish roe, caviar, lumpfish roe, tobiko, roe, cod roe, trout roe, herring roe,
    lumpfish caviar, shad roe, capelin roe, masago, ikura, lumpfish eggs, salmon eggs, fish eggs,
    keta, mentaiko, tarako, cod's roe, smoked cod's roe, sturgeon roe, fish caviar`,
  taramasalata: 'taramasalata, tarama, taramosalata',
  bottarga: 'bottarga',
  trout: `
    trout, rainbow trout, trout fillet, arctic char, steelhead trout, trout steak,
    arctic char steak`,
  tuna: `
    fresh tuna, tuna steak, ahi tuna, yellowfin tuna, ahi, sushi-grade tuna, yellow fin tuna,
    fresh tuna steak, ahi tuna steak, bluefin tuna, skipjack, skipjack tuna, bigeye tuna, toro,
    bonito tuna, yellowfin, ventresca, tuna loin, tuna fillet`,
  cannedTuna: `
    canned tuna, tinned tuna, tuna in water, albacore tuna, tuna, solid white tuna,
    tuna in olive oil, chunk light tuna, solid white albacore tuna, tuna fish, albacore,
    tuna chunks, tuna flakes, tuna in brine, tuna in oil, tuna spread, tuna pâté`,
  cod: `
    cod, cod fillet, black cod, cod loin, sablefish, fresh cod, scrod, codfish, cod steak,
    Pacific cod, Atlantic cod, cod cheek, smoked cod, cod tongue`,
  saltCod: `
    salt cod, saltfish, bacalao, salted codfish, salted cod, bacalhau, baccalà, baccala, dried cod,
    klippfish, stockfish cod`,
  haddock: `
    haddock, haddock fillet, smoked haddock, haddock steak, Finnan haddie, Arbroath smokie,
    finnan haddock`,
  pollock: `
    pollock, pollack, Alaskan pollock, coley, saithe, Alaska pollock, walleye pollock,
    pollock fillet, coley fillet`,
  hake: 'hake',
  whiting: 'whiting',
  sole: `
    sole, sole fillet, flounder, plaice, turbot, flounder fillet, Dover sole, lemon sole,
    turbot steak, brill`,
  halibut: 'halibut, halibut fillet, halibut steak',
  seaBass: `
    sea bass, bass, striped bass, branzino, grouper, striped bass fillet, sea bass fillet,
    Chilean sea bass, grouper fillet, sea bass steak, branzini, loup de mer, Mediterranean sea bass,
    black sea bass, barramundi fillet`,
  seaBream: `
    sea bream, bream, snapper, red snapper, porgy, red snapper fillet, snapper fillet, rockfish`,
  redMullet: 'red mullet, mullet, gurnard, redfish, ocean perch',
  monkfish: 'monkfish, monkfish tail, monkfish steak, anglerfish, angler fish',
  johnDory: 'John Dory',
  mackerel: `
    mackerel, smoked mackerel, mackerel fillet, Spanish mackerel, horse mackerel, king mackerel,
    scad, saba`,
  sardine: 'sardine, canned sardine, pilchard, sprat, sardines in oil, brisling sardine, sild',
  anchovy: `
    anchovy, anchovy fillet, anchovy paste, anchovies, anchovy filet, anchovy filets, boquerones,
    white anchovy, anchovy essence, Gentleman's Relish, alici, acciughe, salted anchovy,
    anchovy sauce`,
  herring: `
    herring, kipper, pickled herring, kippers, bloater, buckling, red herring, Bismarck herring,
    matjes, rollmop, brisling, matjes herring, soused herring, herring fillet`,
  swordfish: `
    swordfish, swordfish steak, shark, mako, mako shark, shark fillet, shark steak, marlin steak`,
  mahiMahi: 'mahi mahi, mahi-mahi, mahimahi, mahi mahi fillet, dolphinfish, mahi mahi steak',
  tilapia: 'tilapia, tilapia fillet, basa, pangasius, swai',
  catfish: 'catfish, catfish fillet',
  perch: `
    perch, pike, walleye, zander, carp, orange roughy, perch fillet, Nile perch,
    orange roughy fillet, northern pike`,
  eel: 'eel, unagi, smoked eel, conger, conger eel, moray, jellied eel, anago, kabayaki eel',
  skate: 'skate, skate wing, ray wing, stingray, skate fillet',
  smelt: 'smelt, whitebait',
  wolffish: 'wolffish',
  fishSticks: `
    fish stick, fish finger, breaded fish fillet, breaded fish, battered fish, fishcake, fish cake,
    goujons of fish, fish goujon, fried fish, fish nugget, fish burger, cod fritter, breaded cod,
    battered cod, fish patty, salmon cake, tuna cake`,
  surimi: `
    surimi, imitation crabmeat, crab stick, imitation crab, imitation crab meat, krab, kamaboko,
    narutomaki, fish ball, Asian fish cake, crabstick, seafood stick, surimi stick,
    seafood extender, fish tofu, chikuwa, crabmeat stick`,
  bonitoFlakes: 'bonito flake, katsuobushi, bonito',
  dashi: `
    dashi, dashi stock, hondashi, dashi powder, dashi granules, dashi soup stock, dashi broth,
    bonito stock`,
  fishStock: `
    fish stock, fish broth, court bouillon, fish bouillon, fish fumet, fumet, fish stock cube,
    fish stock powder, fish soup, fish bone broth`,
  quenelle: 'pike quenelle, fish quenelle, quenelle',
  anchovyButter: 'anchovy butter',
  isinglass: 'isinglass',
};
