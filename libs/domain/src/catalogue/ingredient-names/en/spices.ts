import type { NamesOf } from '../notation.js';

export const spices: NamesOf<'spices'> = {
  salt: 'salt, table salt, fine salt, iodized salt, pickling salt, canning salt, cooking salt',
  coarseSalt: `
    coarse salt, kosher salt, rock salt, Diamond Crystal kosher salt, coarse kosher salt,
    Morton coarse kosher salt, coarse sea salt`,
  seaSalt: `
    sea salt, flaky sea salt, Himalayan salt, sea salt flake, Maldon salt, pink salt, flake salt,
    fine sea salt, flaky salt, fleur de sel, pink Himalayan salt, Himalayan pink salt`,
  smokedSalt: 'smoked salt',
  celerySalt: 'celery salt',
  garlicSalt: 'garlic salt',
  onionSalt: 'onion salt',
  seasoningSalt: `
    seasoned salt, seasoning salt, Lawry's seasoned salt, herb salt, season salt, Season-All,
    Vegeta`,
  blackSalt: 'black salt, kala namak',
  curingSalt: 'curing salt, pink curing salt, Prague powder',
  pepper: `
    pepper!, black pepper, ground black pepper, peppercorn, black peppercorn,
    freshly ground black pepper, cracked black pepper, freshly ground pepper,
    fresh ground black pepper, ground pepper, whole black peppercorn,
    freshly cracked black pepper, coarsely ground black pepper, fresh ground pepper,
    whole peppercorn, coarse ground black pepper, mixed peppercorn`,
  whitePepper: 'white pepper, ground white pepper, white peppercorn',
  greenPeppercorn: 'green peppercorn, green pepper corn',
  pinkPeppercorn: 'pink peppercorn, pink pepper',
  sichuanPepper: 'Sichuan pepper, Szechuan pepper, Sichuan peppercorn, Szechuan peppercorn',
  lemonPepper: 'lemon pepper, lemon-pepper seasoning, lemon pepper seasoning, lemon-pepper',
  cayenne: `
    cayenne pepper, cayenne, ground cayenne pepper, ground cayenne, ground red pepper,
    ground red pepper cayenne, cayenne powder`,
  espelettePepper: "Espelette pepper, piment d'Espelette",
  chiliFlakes: `
    red pepper flake, chili flake, crushed red pepper, chilli flake, crushed red pepper flake,
    Aleppo pepper, gochugaru, dried chili flake, hot pepper flake, dried red pepper flake,
    dried chilli flake, red chili flake, hot red pepper flake, Korean red pepper flake,
    red chile flake, chile flake, pepper flake, Korean chili flake, red chile pepper flake,
    red chili pepper flake, chipotle flake, hot red pepper, crushed chile flake`,
  chiliPowder: `
    chili powder, chilli powder, chilly powder, red chilly powder, chile powder, chipotle powder, ancho chile powder,
    hot chili powder, red chili powder, ancho chili powder, chipotle chile powder,
    chipotle chili powder, chili seasoning mix, chili seasoning, mild chili powder,
    ground chipotle pepper, red chilli powder, chili, ground chipotle chile pepper,
    ground ancho chile pepper, chipotle pepper powder, ground chipotle, New Mexico chile powder,
    ground ancho chile, dark chili powder, ground chile, green chile powder,
    ancho chile pepper powder, ancho chili pepper powder, chile pepper powder,
    chili pepper powder`,
  paprika: `
    paprika, sweet paprika, hot paprika, Hungarian paprika, sweet Hungarian paprika,
    ground paprika`,
  smokedPaprika: `
    smoked paprika, Spanish paprika, pimentón, smoked sweet paprika, hot smoked paprika,
    sweet smoked paprika`,
  garlicPowder: `
    garlic powder, granulated garlic, dried garlic, garlic granules, minced dried garlic,
    dried minced garlic, granulated garlic powder, roasted garlic powder, dehydrated garlic,
    garlic flakes, powdered garlic`,
  onionPowder: 'onion powder, granulated onion, powdered onion',
  driedOnion: `
    dried onion, dried minced onion, onion flakes, dried onion flakes, minced dried onion,
    dried minced onion flakes, onion flake, dehydrated onion, dry minced onion,
    dehydrated minced onion, instant minced onion, minced onion flake`,
  friedOnions: `
    fried onion, crispy fried onion, French-fried onions, French fried onion, French-fried onion,
    fried shallot, canned French-fried onion`,
  cumin: 'cumin, jeera, ground cumin, cumin seed, cumin powder, whole cumin seed, cumin seeds',
  coriander: `
    coriander seed, ground coriander, coriander powder, dhania powder, ground coriander seed,
    whole coriander seed, ?coriander`,
  turmeric: 'turmeric, haldi, ground turmeric, turmeric powder, fresh turmeric, turmeric root',
  curryPowder: `
    curry powder, curry, Madras curry powder, mild curry powder, hot curry powder,
    yellow curry powder, medium curry powder`,
  garamMasala: 'garam masala, chaat masala, masala powder, chat masala',
  tandooriSpice: `
    tandoori masala, tandoori spice, tandoori seasoning, tikka masala spice, tikka powder`,
  rasElHanout: 'ras el hanout, Moroccan spice, Moroccan seasoning',
  fourSpices: 'quatre épices, gingerbread spice, gingerbread seasoning',
  fiveSpice: `
    five-spice powder, Chinese five-spice, five spice, Chinese five-spice powder,
    Chinese five spice powder, five spice powder`,
  pumpkinPieSpice: 'pumpkin pie spice, pumpkin spice, apple pie spice',
  cinnamon: `
    cinnamon, ground cinnamon, cinnamon powder, Ceylon cinnamon, Saigon cinnamon, cassia bark,
    cassia`,
  cinnamonStick: 'cinnamon stick, stick cinnamon, cinnamon bark, sticks cinnamon',
  nutmeg: 'nutmeg, ground nutmeg, grated nutmeg, freshly grated nutmeg, whole nutmeg',
  mace: 'mace, ground mace',
  cloves: 'cloves, ground cloves, whole cloves, ground clove, whole clove, clove',
  allspice: `
    allspice, ground allspice, allspice berry, Jamaica pepper, pimento berry,
    whole allspice berry, whole allspice`,
  ginger: `
    ginger, fresh ginger, ginger root, gingerroot, grated ginger, fresh ginger root, root ginger,
    ginger paste, fresh gingerroot, minced ginger, stem ginger`,
  groundGinger: 'ground ginger, ginger powder, powdered ginger, dried ginger, ginger ground',
  pickledGinger: 'pickled ginger, sushi ginger',
  gingerGarlicPaste: 'ginger garlic paste, ginger-garlic paste, garlic paste',
  cardamom: `
    cardamom, ground cardamom, cardamom pod, green cardamom pod, cardamom seed, cardamon,
    black cardamom pod, cardamom powder, green cardamom, whole cardamom pod`,
  galangal: 'galangal, galangal root',
  saffron: 'saffron, saffron thread, saffron strand, powdered saffron, saffron powder',
  annatto: 'annatto, achiote, annatto seed, achiote paste, achiote powder, annatto powder',
  starAnise: 'star anise, star anise pod, whole star anise',
  anise: 'anise, aniseed, anise seed',
  fennelSeed: 'fennel seed, ground fennel, fennel pollen, ground fennel seed',
  fenugreek: `
    fenugreek, fenugreek seed, fenugreek leaf, dried fenugreek leaf, ground fenugreek,
    kasuri methi, methi, kasoori methi`,
  caraway: 'caraway, caraway seed',
  celerySeed: 'celery seed, ground celery seed, celery powder',
  mustardSeed: `
    mustard seed, black mustard, black mustard seed, yellow mustard seed, brown mustard seed, rai, sarson,
    white mustard seed`,
  mustardPowder: `
    mustard powder, dry mustard, ground mustard, dry mustard powder, English mustard powder,
    ground mustard seed, powdered mustard, dried mustard, Colman's mustard powder,
    ground dry mustard`,
  dillSeed: 'dill seed',
  sumac: 'sumac, ground sumac',
  zaatar: "za'atar, zaatar",
  dukkah: 'dukkah',
  asafoetida: 'asafoetida, hing, asafetida, asafoetida powder',
  juniperBerry: 'juniper berry, juniper',
  tonkaBean: 'tonka bean',
  vanilla: 'vanilla, vanilla powder',
  vanillaBean: 'vanilla bean, vanilla pod, vanilla seed, vanilla bean pod',
  vanillaExtract: `
    vanilla extract, vanilla essence, pure vanilla extract, vanilla bean paste, vanilla paste,
    vanilla flavoring, imitation vanilla extract, clear vanilla extract, Mexican vanilla extract,
    vanilla-flavored extract, natural vanilla extract, clear imitation vanilla extract`,
  almondExtract: `
    almond extract, almond essence, pure almond extract, almond flavoring,
    almond-flavored extract`,
  lemonExtract:
    'lemon extract, orange extract, lemon essence, orange essence, lemon oil, orange oil',
  coffeeExtract: 'coffee extract, coffee essence',
  mintExtract: 'peppermint extract, mint extract, peppermint oil, spearmint extract',
  extract: `
    extract, flavoring, rum extract, maple extract, coconut extract, rum flavoring,
    maple flavoring, root beer extract, butter flavored extract, anise extract,
    raspberry extract, coconut flavoring, butter extract, brandy-flavored extract,
    imitation rum extract, maple-flavored extract, coconut-flavored extract`,
  orangeBlossomWater: 'orange blossom water, orange flower water',
  roseWater: 'rose water, rosewater',
  wasabi: 'wasabi, wasabi paste, wasabi powder, prepared wasabi',
  tacoSeasoning: `
    taco seasoning, taco seasoning mix, fajita seasoning, Mexican seasoning, Tex-Mex seasoning,
    fajita seasoning mix, burrito seasoning, adobo seasoning, sazon seasoning, Goya Adobo,
    southwestern seasoning, southwest seasoning, sazon, burrito seasoning mix,
    enchilada seasoning`,
  cajunSeasoning: `
    Cajun seasoning, Creole seasoning, blackening seasoning, Cajun spice, blackened seasoning,
    Cajun seasoning blend, Creole spice`,
  oldBay: `
    Old Bay Seasoning, Old Bay, seafood seasoning, crab boil, seafood boil, Zatarain's crab boil,
    shrimp and crab boil`,
  steakSpice: `
    steak seasoning, Montreal steak seasoning, barbecue spice, grill seasoning,
    Montreal-style steak seasoning, barbecue rub, barbeque seasoning, barbecue seasoning,
    barbeque rub, meat rub, dry rub, barbecue dry rub, BBQ rub, pork rub, spice rub,
    grilling rub, seasoning rub, barbecue seasoning rub`,
  poultrySeasoning: 'poultry seasoning, chicken seasoning',
  greekSeasoning: 'Greek seasoning, Mediterranean seasoning',
  jerkSeasoning: `
    jerk seasoning, Jamaican jerk seasoning, Jamaican jerk spice, Colombo powder,
    Caribbean jerk seasoning`,
  berbere: 'berbere, baharat',
  pizzaSeasoning: 'pizza seasoning',
  picklingSpice: 'pickling spice, pickling spices, mulling spices, mulling spice',
  everythingBagelSeasoning: 'everything bagel seasoning, everything bagel spice',
  ranchSeasoning: `
    ranch dressing mix, ranch seasoning, dry ranch dressing mix, dry ranch salad dressing mix,
    ranch-style dressing mix, ranch salad dressing mix, ranch-style salad dressing mix,
    dry ranch-style dressing mix`,
  dressingMix: `
    Italian dressing mix, dry Italian-style salad dressing mix, Italian salad dressing mix,
    dry Italian salad dressing mix, Italian-style salad dressing mix, Italian-style dressing mix`,
  spices: `
    spice, spices, seasoning, mixed spices, seasoning mix, spice mix, spice blend,
    seasoning blend, salt-free seasoning blend, Mrs. Dash, all-purpose seasoning,
    seasoning packet, seasonings, salt-free seasoning, flavor packet, all purpose seasoning,
    mixed spice, garlic and herb seasoning, garlic and herb seasoning blend,
    herb and garlic seasoning, garlic herb seasoning, bouquet garni seasoning`,
  msg: "monosodium glutamate, MSG, Ac'cent, Accent seasoning",
  licoriceRoot: 'licorice root, liquorice root',
  driedChili: `
    dried chili, dried chilli, dried red chilli, dry red chilli, dry red chillies!, dried chile, dried red chile pepper, dried red chili pepper,
    dried chile de arbol pepper, dried chile pepper, dried ancho chile, dried guajillo chile,
    dried red chile, dried red chili, dried chili pepper, dried ancho chile pepper,
    dried guajillo chile pepper, dried ancho pepper, dried pasilla chile, dried red pepper,
    dried hot red chile, whole dried chile, dried Thai chile`,
  furikake: 'furikake',
  gomasio: 'gomasio, gomashio, sesame salt',
  shichimi: 'shichimi togarashi, togarashi, shichimi, Japanese seven spice',
};
