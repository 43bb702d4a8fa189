import type { NamesOf } from '../notation.js';

export const sauces: NamesOf<'sauces'> = {
  mustard: `
    mustard, Dijon mustard, yellow mustard, prepared mustard, English mustard, hot mustard,
    brown mustard, American mustard, spicy brown mustard, Dijon-style mustard,
    prepared yellow mustard, creole mustard, prepared Dijon-style mustard, Dijon,
    prepared Dijon mustard, honey Dijon mustard, German mustard, deli mustard, Colman's mustard,
    ballpark mustard, mostarda, French mustard, mustard sauce, mustard vinaigrette`,
  wholegrainMustard: `
    wholegrain mustard, whole-grain mustard, grainy mustard, stone-ground mustard,
    whole grain mustard, coarse-grain mustard, country-style Dijon mustard,
    coarse grained mustard, whole grain Dijon mustard, stone ground mustard,
    grainy Dijon mustard, coarse grain mustard`,
  mayonnaise: `
    mayonnaise, mayo, light mayonnaise, Miracle Whip, Kewpie mayonnaise, creamy salad dressing,
    low-fat mayonnaise, reduced-fat mayonnaise, fat-free mayonnaise, Japanese mayonnaise,
    Hellmann's`,
  veganMayonnaise: 'vegan mayonnaise, vegan mayo, Vegenaise, eggless mayonnaise',
  aioli: 'aioli',
  ketchup: 'ketchup, tomato ketchup, catsup',
  tomatoSauce: `
    tomato sauce, marinara sauce, pasta sauce, pizza sauce, spaghetti sauce, marinara,
    arrabbiata sauce, enchilada tomato sauce, meatless spaghetti sauce, tomato pasta sauce,
    chunky pasta sauce, tomato-basil pasta sauce, spicy tomato sauce`,
  tomatoPaste: `
    tomato paste, tomato concentrate, tomato purée concentrate, double-concentrated tomato paste,
    concentrated tomato paste`,
  tomatoPuree: `
    passata, tomato purée, sieved tomatoes, strained tomatoes, tomato coulis, tomato puree`,
  bologneseSauce: 'Bolognese sauce, meat sauce, Bolognese, ragu',
  condensedSoup: `
    condensed soup, cream of mushroom soup, cream of chicken soup, onion soup mix,
    cream of celery soup, condensed tomato soup, condensed cream of mushroom soup,
    condensed cream of chicken soup, dry onion soup mix, tomato soup,
    condensed cheddar cheese soup, condensed cream of celery soup, golden mushroom soup,
    French onion soup, condensed golden mushroom soup, vegetable soup mix, soup mix,
    cream of potato soup, condensed French onion soup, beefy onion soup mix, chicken noodle soup,
    cheddar cheese soup, cream of onion soup, condensed beef broth soup,
    condensed cream of potato soup, condensed nacho cheese soup,
    condensed cream of broccoli soup, condensed cream of onion soup, mushroom soup,
    beefy mushroom soup, canned soup, vegetable soup, condensed beefy mushroom soup`,
  soySauce: `
    soy sauce, soya sauce, light soy sauce, dark soy sauce, shoyu, low-sodium soy sauce,
    reduced-sodium soy sauce, kecap manis, sweet soy sauce, lite soy sauce, soysauce,
    less sodium soy sauce, ketjap manis, Kikkoman, ganjang, usukuchi, koikuchi, Bragg's,
    soy seasoning`,
  tamari: 'tamari, tamari sauce, tamari soy sauce, liquid aminos, Bragg liquid aminos',
  fishSauce: `
    fish sauce, nam pla, Asian fish sauce, Thai fish sauce, nuoc mam, garum, colatura, patis,
    nam pla sauce, fish extract, Vietnamese fish sauce, nuoc cham, naam pla, nuoc nam`,
  oysterSauce: 'oyster sauce, oyster flavored sauce',
  hoisinSauce: 'hoisin sauce, hoisin',
  teriyakiSauce: 'teriyaki sauce, yakitori sauce, teriyaki marinade, teriyaki, teriyaki glaze',
  ponzu: 'ponzu, ponzu sauce',
  blackBeanSauce: `
    black bean sauce, fermented black bean, black bean garlic sauce, black bean paste,
    sweet bean sauce, tianmianjiang, yellow bean sauce, bean sauce, douchi, toban djan,
    chili bean paste, chili bean sauce, salted black bean, broad bean paste, Pixian doubanjiang`,
  worcestershireSauce:
    'Worcestershire sauce, Worcestershire, Worcester sauce, worchestershire sauce',
  tabasco: `
    hot sauce, Tabasco, hot pepper sauce, Tabasco sauce, pepper sauce, Louisiana hot sauce,
    Louisiana-style hot sauce, Frank's RedHot, green hot pepper sauce, red pepper sauce,
    cayenne pepper sauce, chipotle hot sauce, chipotle sauce, habanero sauce,
    chipotle pepper sauce, sriracha hot sauce, Frank's Red Hot`,
  sriracha: 'sriracha, sriracha sauce, sriracha chile sauce, Sriracha chili sauce',
  sambalOelek: `
    sambal oelek, chili paste, chile paste, chili garlic sauce, chile-garlic sauce,
    chili-garlic sauce, sambal, Asian chile paste, Asian chile pepper sauce, garlic chili sauce,
    chile paste with garlic, Asian chili paste, aji amarillo paste, Calabrian chili paste,
    chilli paste, green chili paste, green chile paste, green chilli paste, red chili paste,
    red chile paste, red chilli paste, chili pepper paste, chile pepper paste, chilli pepper paste,
    hot pepper paste, Asian chilli paste`,
  gochujang: `
    gochujang, Korean chili paste, Korean red pepper paste, doubanjiang, Korean hot pepper paste,
    gochujang paste, kochujang`,
  chiliSauce: `
    chili sauce, sweet chili sauce, chile sauce, sweet chilli sauce, Thai sweet chili sauce,
    sweet chile sauce, chilli sauce, tomato-based chili sauce, Asian sweet chili sauce,
    Thai chili sauce, sweet Thai chili sauce, cocktail sauce chili`,
  harissa: 'harissa, harissa paste, rose harissa',
  chimichurri: 'chimichurri, chermoula',
  curryPaste: `
    curry paste, red curry paste, green curry paste, Thai curry paste, Thai red curry paste,
    Thai green curry paste, yellow curry paste, massaman curry paste, panang curry paste,
    tom yum paste`,
  tandooriPaste: `
    tandoori paste, tikka masala paste, tikka paste, curry sauce, tikka masala sauce,
    simmer sauce, madras curry paste, balti paste, korma paste`,
  miso: `
    miso, miso paste, white miso, red miso, white miso paste, yellow miso, yellow miso paste,
    red miso paste, sweet white miso, doenjang, soybean paste, Korean soybean paste,
    fermented soybean paste, brown miso, shiro miso, hatcho miso, barley miso, doubanjiang paste,
    tauco, toenjang`,
  pesto: 'pesto, basil pesto, green pesto, pesto sauce, pesto basil, basil pesto sauce',
  redPesto: 'red pesto, sun-dried tomato pesto',
  tapenade: 'tapenade, olive tapenade, olive paste, olivada',
  guacamole: 'guacamole, guac',
  salsa: `
    salsa, pico de gallo, chunky salsa, salsa verde, tomatillo salsa, picante sauce, taco sauce,
    green salsa, green chile salsa, mild salsa, salsa sauce, mango salsa, peach salsa,
    green taco sauce, hot salsa, thick and chunky salsa, medium salsa, fresh salsa`,
  tzatziki: 'tzatziki, tzatziki sauce',
  eggplantCaviar: 'baba ganoush, eggplant dip, eggplant caviar, aubergine caviar',
  bechamel: `
    béchamel, béchamel sauce, white sauce, Alfredo sauce, cheese sauce mix,
    Alfredo-style pasta sauce, country gravy mix, Alfredo pasta sauce, alfredo sauce mix`,
  hollandaise: 'hollandaise, hollandaise sauce, béarnaise sauce',
  tartarSauce: `
    tartar sauce, tartare sauce, remoulade, cocktail sauce, seafood sauce, burger sauce,
    seafood cocktail sauce`,
  barbecueSauce: `
    barbecue sauce, BBQ sauce, barbeque sauce, hickory flavored barbecue sauce,
    honey barbecue sauce, bottled barbecue sauce, smoky barbecue sauce,
    hickory-flavored barbecue sauce`,
  steakSauce: 'steak sauce, HP sauce, brown sauce',
  gravy: `
    gravy, gravy mix, brown gravy mix, demi-glace, beef gravy, turkey gravy, chicken gravy,
    au jus mix, pepper sauce gravy, brown gravy, chicken gravy mix, turkey gravy mix, pan drippings,
    mushroom gravy, dry au jus mix, au jus gravy mix, drippings, pork gravy, meat drippings, Bisto,
    gravy powder`,
  vinaigrette: `
    vinaigrette, Italian dressing, balsamic vinaigrette, Italian-style salad dressing,
    French dressing, Italian salad dressing, raspberry vinaigrette, Catalina dressing,
    zesty Italian dressing, Greek vinaigrette, Greek salad dressing,
    balsamic vinaigrette dressing, Italian-style dressing, oil and vinegar salad dressing,
    French salad dressing, raspberry vinaigrette salad dressing, Catalina salad dressing,
    fat-free Italian-style dressing, sun-dried tomato vinaigrette dressing, red wine vinaigrette,
    Greek dressing, dressing`,
  creamyDressing: `
    ranch dressing, Caesar dressing, blue cheese dressing, Thousand Island dressing,
    Caesar salad dressing, ranch-style salad dressing, ranch salad dressing,
    blue cheese salad dressing, ranch-style dressing, creamy Caesar salad dressing,
    creamy Italian dressing, light ranch dressing, Thousand Island salad dressing, ranch dip,
    creamy Caesar dressing, bacon ranch dressing, green goddess dressing, Russian dressing,
    Russian-style salad dressing, coleslaw dressing, poppy seed dressing, salad dressing,
    salad cream`,
  peanutSauce: 'satay sauce, peanut sauce, satay paste, Thai peanut sauce',
  mintSauce: 'mint sauce, mint jelly',
  cranberrySauce: `
    cranberry sauce, cranberry jelly, jellied cranberry sauce, whole berry cranberry sauce,
    whole cranberry sauce, lingonberry jam, lingonberry preserves, whole-berry cranberry sauce`,
  chutney: `
    chutney, mango chutney, Branston pickle, fruit chutney, major grey's mango chutney,
    mango relish`,
  relish: `
    relish, pickle relish, sweet pickle relish, piccalilli, dill pickle relish, sweet relish,
    dill relish, hot dog relish, chow-chow`,
  horseradishSauce: `
    horseradish sauce, prepared horseradish, creamed horseradish, prepared horseradish sauce,
    cream-style horseradish, creamy horseradish sauce, cream-style prepared horseradish,
    horseradish mustard, jarred horseradish`,
  capers: 'caper, capers, nonpareil caper, caper berry, caperberry',
  pomegranateMolasses: 'pomegranate molasses, pomegranate syrup',
  balsamicGlaze: 'balsamic glaze, balsamic reduction, balsamic cream',
  fruitCoulis: `
    raspberry coulis, fruit coulis, raspberry sauce, strawberry sauce, fruit sauce,
    raspberry purée, strawberry purée, strawberry syrup, strawberry topping, raspberry syrup,
    strawberry ice cream topping, raspberry puree, strawberry puree, fruit puree`,
  lemonCurd: 'lemon curd, lemon pie filling, orange curd, lime curd, fruit curd',
  pieFilling: `
    pie filling, cherry pie filling, apple pie filling, blueberry pie filling, peach pie filling,
    strawberry pie filling, pumpkin pie mix, strawberry pie glaze, strawberry glaze,
    cherry filling`,
  liquidSmoke: `
    liquid smoke, liquid smoke flavoring, hickory-flavored liquid smoke, mesquite liquid smoke,
    hickory liquid smoke`,
  liquidSeasoning: `
    Maggi seasoning, liquid seasoning, browning sauce, Kitchen Bouquet,
    browning and seasoning sauce, Marmite, Vegemite, yeast extract, gravy browning`,
  seasoningCube: 'seasoning cube, Maggi cube',
  asianSauce: `
    stir-fry sauce, pad Thai sauce, stir fry sauce, Asian sauce, General Tso's sauce,
    tonkatsu sauce, stir-fry seasoning sauce, kung pao sauce`,
  dip: 'French onion dip, onion dip mix, bean dip, vegetable dip, dip mix, spinach dip',
  sandwichSpread: 'sandwich spread',
  sauce: 'sauce',
  marinade: `
    marinade, steak marinade, mojo criollo marinade, mojo, Caribbean jerk marinade,
    meat marinade, lime marinade, jerk marinade`,
  buffaloSauce: 'buffalo sauce, wing sauce, buffalo wing sauce, buffalo-style hot sauce',
  roseeSauce: 'vodka sauce, rosé sauce, tomato cream sauce',
  sweetAndSourSauce: 'sweet and sour sauce, plum sauce, duck sauce',
  sesameDressing: `
    sesame dressing, Asian ginger dressing, sesame ginger dressing, sesame salad dressing,
    Asian dressing`,
  rouille: 'rouille',
  enchiladaSauce: 'enchilada sauce, red enchilada sauce, green enchilada sauce',
  mincemeat: 'mincemeat, prepared mincemeat, mincemeat pie filling',
  beefExtract: 'beef extract, Bovril',
  chiliCrisp: 'chili crisp, chile crisp',
  glutenFreeSoySauce: `
    gluten-free soy sauce, gluten free soy sauce, gluten-free tamari, gluten free tamari,
    gluten-free tamari sauce, wheat-free soy sauce, wheat-free tamari,
    gluten-free tamari soy sauce`,
  coconutAminos: 'coconut aminos, raw coconut aminos',
  veganPesto: 'vegan pesto, dairy-free pesto, vegan basil pesto',
  vegetarianOysterSauce: `
    vegetarian oyster sauce, vegan oyster sauce, mushroom oyster sauce,
    vegetarian mushroom oyster sauce, vegetarian stir-fry sauce`,
  xoSauce: 'XO sauce',
  thaiChiliPaste: `
    Thai chile paste, Thai chilli paste, Thai chili paste, nam prik pao, Thai roasted chili paste,
    Thai chili jam, roasted chili paste`,
  ssamjang: 'ssamjang',
  romesco: 'romesco, romesco sauce',
  mole: 'mole sauce, mole paste, mole poblano, prepared mole',
  shellfishSauce: 'shrimp sauce, lobster sauce, crab sauce, prawn sauce, Nantua sauce',
  seaweedSalad: 'goma wakame, seaweed salad, wakame salad, chuka wakame',
  honeyMustard: 'honey mustard, honey mustard dressing, honey mustard sauce',
};
