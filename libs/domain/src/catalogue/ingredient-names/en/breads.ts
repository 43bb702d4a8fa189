import type { NamesOf } from '../notation.js';

export const breads: NamesOf<'breads'> = {
  bread: `
    bread, white bread, crusty bread, French bread, baguette, sourdough bread, whole wheat bread,
    bread slice, rye bread, Italian bread, country bread, day-old bread, French baguette,
    bread cube, wholemeal bread, dry bread, stale bread, pumpernickel bread, crusty roll,
    French bread baguette, multigrain bread, whole-grain bread, sourdough, bread roll, hard roll,
    crusty Italian bread, whole grain bread, soft bread cube, Italian bread loaf, fresh bread,
    French roll, soft white bread, crusty French bread, dry bread cube, pumpernickel, toast point,
    breads, soft roll, farmhouse loaf, tin loaf, fruit loaf, white breads, pain blanc, pain complet,
    pain au son, pain tradition`,
  sandwichBread: `
    sandwich bread, sliced bread, white sandwich bread, Texas toast, loaf bread, sliced white bread,
    milk bread`,
  focaccia: 'focaccia, ciabatta, focaccia bread, ciabatta roll, ciabatta bread',
  cornbread: 'cornbread, corn bread, corn muffin',
  pita: `
    pita, pitta, pita bread, pitta bread, flatbread, pocket bread, pita bread round, flat bread,
    pita round, pita pocket, lavash, whole wheat pita, lavash bread, pita chip, flatbreads`,
  naan: 'naan, naan bread, chapati, roti',
  tortilla: `
    tortilla, flour tortilla, wrap, wheat tortilla, tortilla wrap, burrito-size flour tortilla,
    fajita-size flour tortilla, whole wheat tortilla, sandwich wrap, low-carb tortilla,
    burrito-size tortilla, soft taco shell, burrito wrapper, tortilla shell`,
  cornTortilla: `
    corn tortilla, taco shell, tostada, yellow corn tortilla, white corn tortilla, tostada shell`,
  tortillaChips: `
    tortilla chip, corn chip, nacho, Fritos, Doritos, nacho chip, nacho-flavor tortilla chip`,
  potatoChips: 'potato chip, crisps, kettle chip, shoestring potato',
  burgerBun: `
    burger bun, hamburger bun, hot dog bun, brioche bun, slider bun, bun, English muffin,
    sandwich bun, potato roll, slider roll, hamburger roll, sesame seed bun, dinner roll,
    hot dog roll, sandwich roll, kaiser roll, hoagie roll, hoagie bun, sub roll`,
  bagel: 'bagel, plain bagel',
  brioche: `
    brioche, challah, brioche bread, panettone, challah bread, egg bread, Hawaiian roll,
    Hawaiian bread, sweet roll, King's Hawaiian bread`,
  croissant: 'croissant',
  waffle: 'waffle, frozen waffle',
  crepe: 'crêpe, pancake, blini',
  breadcrumbs: `
    breadcrumb, dry breadcrumbs, bread crumb, Italian breadcrumbs, fresh breadcrumbs,
    dry bread crumb, seasoned bread crumb, Italian seasoned bread crumb,
    Italian-style bread crumb, Italian bread crumb, fine bread crumb, plain bread crumb,
    soft bread crumb, fresh bread crumb, Italian-seasoned bread crumb, seasoned coating mix,
    dried bread crumb, Italian-style dried bread crumb, Italian-style seasoned bread crumb,
    dried breadcrumb, shake n bake`,
  panko: 'panko, panko breadcrumbs, panko bread crumb, Japanese breadcrumbs',
  croutons: 'crouton, garlic crouton, seasoned crouton',
  crackers: `
    cracker, oatcake, saltine, saltine cracker, Ritz cracker, oyster cracker, soda cracker,
    buttery round cracker, cracker crumb, cracker meal, Ritz, saltines, buttery cracker,
    crushed cracker, buttery round cracker crumb, pretzel, pretzel twist, pretzel stick, breadstick,
    matzo, matzo meal, mini pretzel, bagel chip, Melba toast, pretzel rod, matzah, cheese cracker,
    Goldfish cracker, saltine cracker crumb, cheese-flavored cracker, wheat cracker, cream cracker,
    butter cracker, water biscuit, matza`,
  rusk: 'rusk, crispbread, zwieback',
  cookie: `
    cookie, biscuit cookie, shortbread, gingersnap, vanilla wafer, digestive biscuit, speculoos,
    sugar cookie, chocolate wafer, rich tea biscuit, shortbread cookie, chocolate chip cookie,
    vanilla wafer crumb, gingersnap cookie, chocolate cookie, wafer, cookie crumb,
    gingersnap cookie crumb, wafer cookie, gingersnap crumb, chocolate wafer crumb, brownie,
    oatmeal cookie, Biscoff, digestives, vanilla wafer cookie, chocolate cookie crumb, macaroon,
    shortbread biscuit, Nilla wafer, chocolate wafer cookie, granola bar, pirouette cookie,
    digestive biscuits, ginger biscuit, ginger nut biscuit, ginger nut, custard cream,
    bourbon biscuit, Lotus biscuit, Lotus Biscoff biscuit, Biscoff cookie, Biscoff biscuit,
    cream biscuit, amaretto biscuit, oat biscuit, chocolate biscuit, Anzac biscuit, Hobnob,
    Rich Tea, butter biscuit, tea biscuit, sweet biscuit, Marie biscuit, Maria cookie,
    arrowroot biscuit, malt biscuit, wafer biscuit, plain biscuit, wine biscuit, animal cracker,
    butter cookie`,
  oreo: `
    Oreo, Oreo cookie, chocolate sandwich cookie, Oreo crumb,
    cream-filled chocolate sandwich cookie, chocolate sandwich cookie with cream filling,
    chocolate sandwich cookie crumb, Oreo cookie crumb`,
  grahamCracker: `
    graham cracker, graham cracker crumb, graham crackers, graham cracker square, graham wafer,
    chocolate graham cracker, cinnamon graham cracker, graham cracker crumbs, graham wafer crumb,
    chocolate graham cracker crumb`,
  ladyfinger: 'ladyfinger, lady finger, sponge finger, savoiardi, ladyfinger cookie',
  gingerbread: 'gingerbread, French gingerbread',
  cake: `
    sponge cake, sponge, pound cake, angel food cake, doughnut, donut, cupcake, angel food cake ring,
    unfrosted cake, yellow cake, cake`,
  meringue: 'meringue, meringue nest',
  iceCreamCone: 'ice cream cone, cone',
  yorkshirePudding: 'Yorkshire pudding',
  frenchFries: `
    French fry, fries, French fries, frozen fries, frozen French fries, steak fry, tater tots,
    tater tot, frozen hash brown potato, hash brown, hash browns, frozen hash brown,
    frozen shredded hash brown potato, hash brown potato, potato wedge, frozen tater tots,
    home fries`,
  glutenFreeBread: `
    gluten-free bread, gluten free bread, gluten-free sandwich bread, gluten-free baguette,
    gluten-free bun, gluten-free burger bun, gluten-free hamburger bun, gluten-free bread cube`,
  glutenFreeBreadcrumbs: `
    gluten-free breadcrumb, gluten-free bread crumb, gluten free breadcrumb, gluten-free panko,
    gluten-free panko breadcrumbs, gluten-free panko bread crumb, gluten free bread crumb`,
  glutenFreeCookie: `
    gluten-free cookie, gluten free cookie, gluten-free biscuit, gluten-free graham cracker,
    gluten-free gingersnap, gluten-free digestive biscuit, gluten-free shortbread`,
  glutenFreeCrackers: 'gluten-free cracker, gluten free cracker',
  peanutCookie: 'peanut butter cookie, peanut butter sandwich cookie, peanut cookie, Nutter Butter',
  prawnCrackers: 'prawn cracker, shrimp chip, shrimp cracker, krupuk',
  almondCookie: `
    macaron, amaretti, amaretti cookie, amaretti biscuit, almond cookie, almond biscuit,
    ricciarelli, almond biscotti`,
  buckwheatCrepe: 'buckwheat crêpe, buckwheat galette, buckwheat pancake, Breton galette',
};
