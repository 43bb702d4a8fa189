import type { Locale } from '../../locale.js';
import type { Course } from './course.js';

/**
 * What a word of a name says about the course. What SOUP, SALAD and BAKE are depends on the foods: a
 * tart with fruit is a dessert, one with bacon a main dish.
 */
export type NamedCourse = Course | 'SOUP' | 'SALAD' | 'BAKE';

/** Words of names without accents, in the singular, separated by commas. */
export const NAME_WORDS: Readonly<Record<Locale, Readonly<Record<NamedCourse, string>>>> = {
  fr: {
    STARTER: `carpaccio, tartare, terrine, rillette, mousse de canard, foie gras, verrine, bruschetta,
      crostini, tartine, oeuf mimosa, oeuf mayonnaise, oeuf dur mayonnaise, celeri remoulade, accra, nem,
      samoussa, rouleau de printemps, gravlax, ceviche, cassolette, coquille saint jacque, asperge,
      avocat crevette, pate en croute, pate de campagne, aspic, antipasti, entree, salade de chevre chaud`,
    MAIN: `curry, colombo, lasagne, chili, risotto, paella, couscou, tajine, tagine, blanquette, bourguignon,
      ragout, roti, burger, hamburger, pizza, quiche, wrap, sandwich, croque, tacos, taco, burrito, fajita,
      enchilada, ramen, pho, pad thai, bo bun, wok, poke, poke bowl, buddha bowl, bibimbap, gnocchi, ravioli,
      cannelloni, spaghetti, tagliatelle, pate, nouille, penne, macaroni, coquillette, linguine, orecchiette,
      gratin, hachi, parmentier, moussaka, choucroute, cassoulet, pot au feu, potee, brandade, omelette,
      frittata, tortilla, shakshuka, brochette, escalope, saucisse, boulette, poulet, boeuf, porc, cari, veau, agneau,
      dinde, canard, lapin, pintade, saumon, thon, cabillaud, colin, lieu, merlu, truite, poisson, crevette,
      moule, calamar, tofu, seitan, dahl, dal, falafel, lentille, pois chiche, haricot rouge, steak, bavette,
      tartiflette, raclette, fondue savoyarde, aligot, endive au jambon, tomate farcie, courgette farcie,
      poivron farci, legume farci, carbonade, navarin, osso bucco, saltimbocca, stroganoff, goulash, jambalaya,
      riz cantonais, riz saute, riz frit, one pot, flammekueche, tarte flambee, pissaladiere, choux farci,
      galette complete, filet mignon, cote, jarret, cuisse, magret, confit de canard, waterzooi, cordon bleu, pain de viande, pain de poisson, jambon, papillote`,
    SIDE: `puree, frite, pomme de terre, riz, ratatouille, legume, haricot vert, carotte, courgette, aubergine,
      epinard, brocoli, chou fleur, petit pois, poelee, tian, gratin dauphinois, coleslaw, taboule, polenta,
      semoule, quinoa, boulgour, pain, focaccia, fougasse, naan, champignon, fenouil, potatoe, ecrase`,
    DESSERT: `mousse au chocolat, creme brulee, creme caramel, creme dessert, creme au chocolat, panna cotta,
      tiramisu, clafouti, cookie, biscuit, sable, brownie, glace, sorbet, granite, compote, macaron, meringue,
      riz au lait, semoule au lait, ile flottante, profiterole, eclair, chou a la creme, paris brest, madeleine,
      financier, fondant, moelleux, mi cuit, pudding, cheesecake, cupcake, charlotte, buche, bavaroi, pavlova,
      far breton, kouign amann, baba, savarin, opera, millefeuille, religieuse, truffe au chocolat, nougat,
      caramel, guimauve, confiserie, rocher, gateau de riz, poire belle helene, peche melba, banana bread,
      pain d epice, pain perdu, salade de fruit, fruit au sirop, pomme au four, trifle, tarte tatin, fraisier,
      foret noire, galette des roi, roi, bugne, churro, donut, carrot cake, quatre quart, marbre, gaufre,
      creme anglaise et, yaourt, entremet, palmier, speculoo, amaretti, panettone, dessert`,
    BREAKFAST: `porridge, granola, muesli, overnight, pancake, brioche, croissant, pain au chocolat, oeuf brouille,
      smoothie bowl, chia, petit dejeuner, brunch, english muffin, bagel, pain au lait`,
    SNACK: `houmous, guacamole, tapenade, tzatziki, caviar d aubergine, dip, trempette, chip, cracker, gressin, popcorn,
      barre, energy ball, boule d energie, gougere, feuillete, mini, aperitif, apero, cake sale, olive,
      gouter, pretzel, noix de cajou, amande grillee`,
    DRINK: `smoothie, cocktail, mocktail, limonade, jus, the, cafe, latte, punch, sangria, mojito, milkshake,
      milk shake, chocolat chaud, infusion, tisane, vin chaud, spritz, margarita, kombucha, kefir, citronnade,
      sirop, eau detox, eau infusee, lassi, rhum arrange, liqueur, pina colada, boisson, orangeade`,
    BASE: `sauce, bouillon, fond, fumet, court bouillon, coulis, pesto, vinaigrette, mayonnaise, aioli, bechamel,
      hollandaise, bearnaise, creme patissiere, creme anglaise, creme chantilly, chantilly, ganache, glacage,
      marinade, pate brisee, pate sablee, pate feuilletee, pate a pizza, pate a crepe, pate a pain, pate a tarte,
      pate a chou, pate a tartiner, levain, levure, confiture, gelee, marmelade, chutney, ketchup, moutarde, beurre,
      melange d epice, epice, harissa, concentre, lait d amande, lait vegetal, creme au beurre, praline, confit
      d oignon, pickle, cornichon, conserve, ghee, tahini`,
    SOUP: 'soupe, creme de, veloute, potage, gaspacho, minestrone, bortsch, chowder, bisque, bouillabaisse, garbure',
    SALAD: 'salade',
    BAKE: `mousse, tarte, tartelette, tourte, gateau, cake, crepe, galette, crumble, flan, souffle, muffin, beignet, chausson,
      scone, roule, strudel, tatin, clafouti sale, pie, pain sucre, couronne, croustade, crumble`,
  },
  en: {
    STARTER: `carpaccio, tartare, terrine, pate, bruschetta, crostini, deviled egg, devilled egg, spring roll,
      egg roll, samosa, gravlax, ceviche, crab cake, shrimp cocktail, prawn cocktail, stuffed mushroom, appetizer,
      starter, caprese, escargot, antipasto, antipasti, arancini, potsticker, dumpling, summer roll, blini`,
    MAIN: `curry, lasagna, lasagne, chili, chilli, risotto, paella, couscous, tagine, stew, bourguignon, ragu, ragout,
      roast, burger, hamburger, pizza, quiche, wrap, sandwich, taco, burrito, fajita, enchilada, quesadilla, ramen,
      pho, pad thai, stir fry, bowl, bibimbap, gnocchi, ravioli, cannelloni, manicotti, spaghetti, tagliatelle, pasta,
      noodle, penne, macaroni, mac and cheese, mac n cheese, linguine, fettuccine, rigatoni, ziti, alfredo, carbonara,
      bolognese, casserole, shepherd pie, cottage pie, pot pie, moussaka, omelette, omelet, frittata, shakshuka,
      kebab, skewer, schnitzel, cutlet, sausage, meatball, meatloaf, chicken, beef, pork, veal, lamb, turkey, duck,
      rabbit, salmon, tuna, cod, tilapia, halibut, trout, fish, shrimp, prawn, mussel, clam, scallop, lobster, crab,
      tofu, tempeh, seitan, dal, dahl, falafel, lentil, chickpea, steak, brisket, rib, chop, tenderloin, ham,
      stuffed pepper, jambalaya, gumbo, etouffee, fried rice, biryani, teriyaki, stroganoff, goulash, gyro, shawarma,
      sloppy joe, chimichanga, fillet, wing, drumstick, thigh, breast, parmesan, parmigiana, marsala, piccata, tikka
      masala, vindaloo, korma, sushi, jambalaya, pierogi, calzone, stromboli, hot dog, toad in the hole, hash, bake`,
    SIDE: `mashed potato, potato, fry, fries, rice, pilaf, ratatouille, vegetable, green bean, carrot, zucchini,
      courgette, eggplant, aubergine, spinach, broccoli, cauliflower, pea, brussel sprout, asparagus, coleslaw, slaw,
      tabbouleh, polenta, grit, quinoa, cornbread, bread, focaccia, naan, roll, bun, biscuit, stuffing, dressing
      casserole, mushroom, baked bean, corn, cabbage, kale, collard green, squash, yam, sweet potato, wedge, side
      dish, gratin, sauerkraut, hushpuppy`,
    DESSERT: `mousse, creme brulee, panna cotta, tiramisu, cookie, shortbread, brownie, blondie, ice cream, sorbet,
      sherbet, gelato, granita, compote, macaron, macaroon, meringue, rice pudding, profiterole, eclair, cream puff,
      madeleine, lava cake, pudding, cheesecake, cupcake, pavlova, trifle, cobbler, crisp, fudge, brittle, toffee,
      chocolate truffle, donut, doughnut, custard, banana bread, gingerbread, fruit salad, parfait, sundae, jello, gelatin,
      candy, marshmallow, caramel corn, bark, turnover, baklava, snickerdoodle, biscotti, angel food, pound cake,
      shortcake, popsicle, cannoli, dessert, lemon bar, dump cake, frozen yogurt, whoopie pie, churro,
      cinnamon roll, sticky bun, coffee cake, zucchini bread, pumpkin bread, apple pie, pecan pie, buckle, betty`,
    BREAKFAST: `porridge, granola, muesli, oatmeal, oat, pancake, flapjack, waffle, french toast, scrambled egg, hash
      brown, breakfast, brunch, smoothie bowl, chia, bagel, croissant, egg benedict, fried egg, crepe, toast, omelet
      muffin, hotcake, johnnycake, huevo ranchero`,
    SNACK: `hummus, guacamole, dip, chip, cracker, popcorn, energy ball, energy bite, trail mix, nacho, snack, jerky,
      granola bar, pretzel, cheese ball, spread, salsa, tapenade, tzatziki, queso, chex mix, nut, kale chip, bean dip`,
    DRINK: `smoothie, cocktail, mocktail, lemonade, juice, tea, coffee, latte, punch, sangria, mojito, milkshake, shake,
      hot chocolate, cocoa, eggnog, spritz, margarita, kombucha, kefir, cider, lassi, daiquiri, martini, liqueur,
      mimosa, slush, float, beverage, drink, toddy, julep, sling, fizz, colada, bloody mary, smash, mule, gin, tonic, vodka, rum, whiskey`,
    BASE: `sauce, stock, broth, pesto, vinaigrette, mayonnaise, mayo, aioli, bechamel, hollandaise, gravy, ganache,
      frosting, icing, glaze, marinade, dough, crust, starter, sourdough, jam, jelly, marmalade, preserve, chutney,
      ketchup, mustard, butter, seasoning, rub, spice mix, spice blend, masala powder, syrup, dressing, relish, pickle,
      paste, filling, batter, topping, curd, whipped cream, almond milk, oat milk, ghee, tahini, compound butter,
      baking mix, brine, harissa, mix`,
    SOUP: 'soup, bisque, chowder, gazpacho, minestrone, borscht, bouillabaisse, consomme',
    SALAD: 'salad',
    BAKE: `tart, tartlet, truffle, pie, cake, galette, crumble, flan, souffle, muffin, scone, strudel, loaf, bar, square, puff,
      pastry, danish, fritter, empanada, cup, roll up, bread pudding, quick bread, torte, cobbler`,
  },
};

/** Categories and tags that name a course, without accents, in the singular. */
export const COURSE_LABELS: Readonly<Record<Course, string>> = {
  STARTER: 'starter, appetizer, appetiser, hors d oeuvre, hor d oeuvre, first course, antipasto, antipasti, mise en bouche',
  MAIN: `main, main dish, main course, dinner, lunch, plat, plat principal, plat principaux, main meal, supper, repa,
    dejeuner, diner, second course, plat unique`,
  SIDE: 'side, side dish, accompagnement, garniture, accompaniment, contorno',
  DESSERT: 'dessert, sweet, gateau, patisserie, cake, cookie, confiserie, candy, pudding, desert',
  BREAKFAST: 'breakfast, brunch, petit dejeuner, petit dej',
  SNACK: 'snack, gouter, aperitif, apero, amuse bouche, amuse gueule, finger food, encas, en ca, party food, dip',
  DRINK: 'drink, beverage, cocktail, boisson, smoothie, aperitif drink',
  BASE: 'sauce, base, condiment, dressing, dough, stock, preserve, pate de base, spread, fond',
};
