import type { NamesOf } from '../notation.js';

export const meats: NamesOf<'meats'> = {
  meat: `
    meat, red meat, cooked meat, stew meat, stewing meat, offal, organ meat, variety meat,
    cold meat, leftover meat, roast meat, kebab meat, kofta, seekh kebab, shawarma meat, gyro meat,
    döner, doner, meat extract, meat juice, meatloaf, soup meat, bush meat, meats, processed meats,
    cured meats, pig head, pig cheek, mutton bone, brains!, natural casing, sheep casing, shank,
    mixed grill, thymus, crackling, bone char, pepsin, cricket, t-bone`,
  groundMeat: `
    ground meat, minced meat, mince!, meatloaf mix, keema, qeema, ground meats, meat mince,
    mince meat, mixed mince`,
  beef: `
    beef, stewing beef, beef stew meat, diced beef, beef cubes, cubed beef, beef stew,
    beef for stew, braising steak, stewing steak, beef strip, cooked beef, cubed beef stew meat,
    beef meat, Wagyu beef`,
  groundBeef: `
    ground beef, beef mince, minced beef, lean ground beef, extra-lean ground beef, ground chuck,
    ground sirloin, ground round, hamburger, hamburger meat, beef patty, hamburger patty,
    ground beef chuck, minced steak, minced lean beef, burger patty, ground sirloin beef,
    ground beef sirloin, beef tartare, steak tartare, hamburger patties, beef burger`,
  beefSteak: `
    steak, beef steak, flank steak, sirloin steak, rib-eye steak, rump steak, skirt steak,
    round steak, T-bone steak, ribeye, New York strip steak, sirloin, fillet steak, cube steak,
    ribeye steak, beef sirloin, top sirloin, strip steak, filet mignon, beef flank steak,
    beef top sirloin, chuck steak, flat iron steak, rib eye steak, top round steak,
    beef sirloin steak, hanger steak, porterhouse steak, London broil, minute steak,
    top sirloin steak, beef skirt steak, boneless beef sirloin steak, beef round steak,
    beef top sirloin steak, beef round`,
  beefTenderloin: 'beef tenderloin, beef fillet, fillet of beef',
  roastBeef: `
    beef roast, roast beef, rump roast, prime rib, round roast, rib roast, top round roast,
    prime rib roast, beef rump roast, sirloin roast, sirloin tip roast, tri-tip roast,
    bottom round roast, eye of round roast, tri-tip, eye of round, beef eye of round`,
  beefChuck: `
    beef chuck, chuck roast, beef chuck roast, pot roast, beef pot roast,
    boneless beef chuck roast, beef shoulder, chuck, blade roast, boneless chuck roast`,
  beefBrisket: 'beef brisket, brisket',
  beefShortRibs: 'short rib, beef short rib, beef rib, boneless beef short rib',
  beefShank: 'beef shank, marrow bone, oxtail, bone marrow, beef bone, soup bone, beef soup bone',
  beefCheek: 'beef cheek, ox cheek, pork cheek',
  veal: 'veal, veal shoulder, veal roast, veal stew meat, veal breast',
  vealCutlet: 'veal cutlet, veal scallopini, veal chop, veal escalope, veal scaloppine, veal steak',
  groundVeal: 'ground veal, minced veal',
  vealShank: 'veal shank, osso buco, veal bone',
  pork: `
    pork, diced pork, cubed pork, pork meat, pork cubes, pork stew meat, suckling pig, pork strip,
    cooked pork, pork steak, puerco`,
  groundPork: 'ground pork, pork mince, minced pork, lean ground pork',
  porkTenderloin: 'pork tenderloin, pork fillet',
  porkLoin: `
    pork loin, pork loin roast, pork roast, boneless pork loin, boneless pork loin roast,
    pork sirloin roast, pork loin steak, pork leg steak`,
  porkChop: `
    pork chop, pork cutlet, boneless pork chop, pork loin chop, center-cut pork chop,
    pork chops bone-in`,
  porkShoulder: `
    pork shoulder, pork butt, Boston butt, pork shoulder roast, pulled pork, pork butt roast,
    pork hock, pork shank, pork knuckle, pork shoulder blade roast, boneless pork shoulder,
    Boston butt roast, pork shoulder steak, pork blade steak`,
  porkRibs: `
    pork rib, spare rib, spareribs, baby back rib, pork spareribs, pork spare rib,
    country-style rib, back rib, country style pork rib, country-style pork rib, baby back pork rib,
    pork back rib, rack of ribs, pork spare ribs, St Louis ribs, baby backs, riblet,
    pork riblets`,
  porkBelly: `
    pork belly, pork side, salt pork, side pork, pork belly slice, pork belly strip, siu yuk`,
  porkTrotter: `
    pig's foot, pork trotter, pork rind, pig's ear, pigs' feet, pig trotter, trotter, trotters,
    pig's feet, pig's trotter, pork snout, pig's head, hog jowl, pork cheek jowl, pork crackling,
    pork scratching, chicharrón, chicharron, pork skin, pig's tail`,
  lamb: `
    lamb, mutton, diced lamb, lamb stew meat, lamb neck, cubed lamb, lamb loin, lamb meat,
    lamb steak, lamb chump steak, lamb neck fillet, gosht, hogget, lamb meat cubes, lamb shish,
    lamb riblet, lamb breast, lamb saddle, lamb noisette, scrag end`,
  lambShoulder: 'lamb shoulder, shoulder of lamb',
  lambLeg: `
    leg of lamb, lamb leg, boneless leg of lamb, lamb leg steak, leg of lamb steak,
    lamb rump steak`,
  lambChop: 'lamb chop, rack of lamb, lamb cutlet, lamb loin chop, lamb rib chop, lamb rack',
  lambShank: 'lamb shank',
  groundLamb: 'ground lamb, lamb mince, minced lamb',
  goat: 'goat, goat meat',
  rabbit: 'rabbit, hare, rabbit meat',
  venison: `
    venison, deer, moose, elk, venison steak, deer meat, ground venison, elk meat, caribou,
    elk steak, deer steak, moose steak, reindeer, reindeer steak`,
  wildBoar: 'wild boar, boar, wild boar steak',
  game: 'game, game meat, kangaroo, kangaroo steak',
  bison: 'bison, buffalo meat, ground bison, ground buffalo, bison steak, buffalo steak',
  horseMeat: 'horse meat, horse steak',
  liver: "liver, calf liver, calf's liver, beef liver, pork liver, lamb liver",
  kidney: 'kidney, veal kidney, lamb kidney',
  tongue: 'beef tongue, ox tongue, tongue',
  sweetbread: 'sweetbread, veal sweetbread, sweetbreads, veal sweetbreads, lamb sweetbread',
  tripe: 'tripe, beef tripe, honeycomb tripe, tripes, chitterling, chitlins, chitterlings',
  heart: 'beef heart, chicken heart',
  boneBroth: 'bone broth, beef bone broth, chicken bone broth',
  meatballs: 'meatball, frozen meatball, beef meatball',
  seitan: `
    seitan, wheat meat, seitan steak, vegan steak, plant-based steak, mock duck, wheatmeat`,
  veggieMince: `
    veggie mince, textured vegetable protein, TVP, soy crumbles, meatless crumbles,
    vegetarian burger crumbles, textured soy protein, plant-based ground, vegetarian ground beef,
    Beyond Beef, soya mince, plant-based mince, vegan chicken, vegan sausage, soy chorizo, soyrizo,
    texturized vegetable protein, vegan meat, vegan mince, vegan ground beef, vegan beef, vegan ham,
    vegan hot dog, vegan meatball, vegan chorizo, soy sausage, tofu sausage, vegan ground meat,
    soy mince, tofurky`,
  veggieBurger: `
    veggie burger, veggie patty, vegetarian burger, vegan burger, soy steak, soya steak,
    plant-based burger, plant-based burger patty, vegan burger patty, veggie burger patty,
    meatless cheeseburger, meatless burger, meatless burger patty`,
  meatSubstitute: `
    meat substitute, vegetarian chicken, vegetarian chicken substitute, chicken substitute,
    meatless chicken, vegetarian beef, vegetarian sausage, vegetarian bacon,
    vegetarian bacon substitute, meatless meatball, Quorn, veggie sausage, veggie bacon,
    veggie chicken, veggie meatball, veggie hot dog, veggie dog, veggie nugget, veggie crumble,
    veggie ground, vegetarian ground, vegetarian hot dog, vegetarian meatball,
    vegetarian chicken nugget, vegetarian mince, vegetarian ham, meat-free mince, meat-free sausage,
    meatless sausage, meatless meatballs, meatless ground, plant-based meat, plant-based sausage,
    plant-based chicken, plant-based bacon, plant-based meatball`,
  aspic: 'aspic, meat jelly, aspic jelly, head cheese, brawn',
};
