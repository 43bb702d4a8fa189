import type { CourseRule } from '../course-rule.js';

/** Last words of English names, in the notation of the names of ingredients. */
export const en: Readonly<Partial<Record<CourseRule, string>>> = {
  STARTER: `
    starter, appetizer, appetiser, canapé, canape, gazpacho, vichyssoise, bisque, consommé, pâté,
    pate, patee, liver pate, rillettes, foie gras, carpaccio, gravlax, ceviche, smoked salmon,
    tapenade, hummus, houmous, guacamole, tzatziki, baba ganoush, baba ghanoush, dip, spread,
    bruschetta, crostini, cheese stick, camembert, brie, olive, crudité, deviled egg, devilled
    egg, pickled egg, stuffed mushroom, spring roll, summer roll, egg roll, samosa, pakora, bhaji,
    potsticker, gyoza, wonton, dim sum, arancini, croquette, shrimp cocktail, prawn cocktail, crab
    cake, buffalo wing, mozzarella stick, jalapeno popper, popper, skewer bite, cheese ball,
    antipasto, antipasti, mezze, blini, scotch egg, oyster, escargot, prosciutto melon, caprese,
    caprese salad, stuffed date, pinwheel, pigs in a blanket, pigs in blankets, quesadilla bite,
    onion soup, miso soup, egg drop soup, consomme, cheese fondue dip, tartare, potato skin, onion
    ring, rangoon, cheese straw, sausage roll, charcuterie board, cheese board, cheese platter,
    pimento cheese, dolma, stuffed vine leaves, queso, queso fundido, tempura, stuffed jalapeno,
    bacon wrapped date, caprese skewer, coconut shrimp, fried pickle, fried calamari, melon and
    prosciutto, prosciutto and melon, scallion pancake, lettuce cup, clams casino, oysters
    rockefeller, cheese puff, cheese crisp, devils on horseback, blin, gougère, hot and sour soup,
    stuffed grape leaf, stuffed grape leaves`,
  MAIN: `
    main dish, main course, chicken, hen, turkey, duck, goose, quail, pheasant, rabbit, venison,
    beef, veal, pork, lamb, mutton, goat, meat, ham, gammon, bacon steak, sausage, bratwurst,
    chorizo, kidney, liver, steak, sirloin, ribeye, brisket, roast, pot roast, roast dinner,
    tenderloin, loin, chop, porkchop, cutlet, schnitzel, rib, spare rib, ribs, drumstick, wing,
    fish cake, thigh, breast, tender, nugget, meatball, meatloaf, meat patty, burger, hamburger,
    cheeseburger, slider, hot dog, sub, panini, wrap, club, blt, reuben, tuna melt, cheese melt,
    patty melt, saag, spanish tortilla, grilled cheese sandwich, grilled cheese, toastie, gyro,
    kebab, kabob, kebob, shawarma, satay, skewer, falafel, kofta, souvlaki, taco, burrito, fajita,
    enchilada, quesadilla, tamale, chimichanga, tostada, nachos, chili, chilli, chili con carne,
    chilli con carne, stew, casserole, goulash, ragout, ragù, ragu, stroganoff, stroganov,
    bourguignon, hotpot, hot pot, cassoulet, tagine, tajine, curry, korma, tikka masala, masala,
    vindaloo, biryani, biriyani, rogan josh, jalfrezi, dal, dahl, daal, rendang, adobo, teriyaki,
    stir fry, stir-fry, chow mein, lo mein, pad thai, ramen, pho, udon, bibimbap, bulgogi, poke
    bowl, buddha bowl, rice bowl, burrito bowl, fried rice, jambalaya, gumbo, paella, risotto,
    congee, pasta, spaghetti, spaghetti bolognese, bolognese, linguine, fettuccine, fettuccine
    alfredo, alfredo, penne, rigatoni, macaroni, macaroni and cheese, macaroni cheese, mac and
    cheese, mac'n'cheese, mac & cheese, tortellini, ravioli, gnocchi, cannelloni, carbonara,
    puttanesca, amatriciana, cacio e pepe, pastitsio, mostaccioli, rotini, cavatelli, orecchiette,
    tagliatelle, pappardelle, trenette, bucatini, farfalle, fusilli, orzo, vermicelli, ziti, baked
    ziti, manicotti, noodle, shell, calzone, stromboli, quiche, frittata, omelette, omelet,
    spanish omelette, shakshuka, shakshouka, pot pie, potpie, chicken pie, beef pie, meat pie,
    steak pie, fish pie, shepherd's pie, shepherds pie, cottage pie, tourtiere, pasty, cornish
    pasty, wellington, beef wellington, moussaka, toad in the hole, bangers and mash, fish and
    chips, fish, salmon, tuna, cod, haddock, trout, halibut, tilapia, sea bass, bass, mackerel,
    trevally, sardine, swordfish, snapper, sole, catfish, shrimp, prawn, scampi, scallop, mussel,
    clam, lobster, crab, squid, calamari, octopus, seafood, tofu, tempeh, seitan, patee chinois,
    egg roll in a bowl, noodle soup, chicken soup, beef soup, lentil soup, bean soup, pea soup,
    ham soup, cobb salad, cabbage roll, eggplant parmesan, chicken parmesan, parmigiana, cheese
    fondue, raclette, carnitas, barbacoa, pulled pork, mole, okonomiyaki, sloppy joe, philly
    cheesesteak, cheesesteak, corned beef hash, hash, enchilada casserole, tater tot casserole,
    chowder, clam chowder, bouillabaisse, cioppino, jerk chicken, orange chicken, general tso's
    chicken, kung pao, mapo tofu, traybake, sheet pan dinner, one pot dinner, francesinha,
    carbonade, stoofvlees, paprikash, pot sticker soup, steak tartare, palak paneer, asada, gobi,
    pad see ew, japchae, pozole, posole, pierogi, ropa vieja, chile relleno, chiles rellenos,
    wedding soup, tortilla soup, zuppa toscana, laksa, nasi goreng, aglio e olio, runza, hotdish,
    corn dog, lobster roll, rarebit, beans and rice, taco salad, chef salad, nicoise salad, duck
    confit, taquito, flauta, sope, pupusa, arepa, lentil, chickpea, lentil loaf, nut loaf, katsu,
    donburi, teppanyaki, sukiyaki, yakitori, yakisoba, tonkatsu, banh mi, bolognaise, primavera,
    milanese, piccata, marsala, saltimbocca, cacciatore, scaloppine, fricassee, pilau, étouffée,
    po'boy, hoagie, french dip, pot au feu, sauerbraten, rouladen, ploughman's lunch, soba,
    stir-fried noodle, skillet, foil packet, pinakbet, sinigang, menudo, birria, tikka, hamburger
    helper, jiaozi, bao, matar paneer, shahi paneer, khachapuri, manti, pelmeni, khinkali,
    vareniki, plov, lagman, gyudon, oyakodon, flammkuchen, tarte flambée, chicken and dumplings`,
  SIDE: `
    side dish, mashed potato, mash, fries, french fries, chips and, wedges, potato wedge, roast
    potato, roasted potato, scalloped potato, potato gratin, hash brown, tater tot, potato salad,
    pasta salad, macaroni salad, coleslaw, slaw, bean salad, cornbread, corn bread, dinner roll,
    focaccia, naan, pita, baguette, ciabatta, soda bread, garlic bread, garlic toast, breadstick,
    biscuit, yorkshire pudding, stuffing, refried bean, baked bean, succotash, sauerkraut, kimchi,
    pickle, pickled onion, roast vegetable, roasted vegetable, grilled vegetable, creamed spinach,
    corn tortilla, flour tortilla, green bean casserole, sweet potato casserole, corn casserole,
    corn on the cob, maque choux, colcannon, stoemp, rösti, rosti, spaetzle, raita, raitha,
    popover, cauliflower cheese, tabbouleh, tabouleh, croutons, corn pudding, hush puppy, potato
    pancake, latke, elote, bubble and squeak, challah, lefse, plantain, yam, sourdough, injera,
    roti, chapati, paratha, lavash, tostones, pull-apart bread, brown bread, garlic knot, draniki,
    damper, hush puppies, bean, pinto, edamame`,
  DESSERT: `
    dessert, cheesecake, cupcake, brownie, blondie, cookie, shortbread, short bread, macaroon,
    macaron, meringue, pavlova, coupe, creme, crème, trifle, tiramisu, panna cotta, custard, crème
    brûlée, creme brulee, crème caramel, flan, rice pudding, bread pudding, chocolate mousse, ice
    cream, gelato, sorbet, sherbet, popsicle, parfait, sundae, frozen yogurt, fudge, truffle,
    candy, caramel, brittle, toffee, marshmallow, praline, nougat, bark, chocolate bark, fruit
    salad, buckle, italian ice, lemon ice, crumble, crisp, apple crisp, cobbler, apple pie,
    pumpkin pie, pecan pie, cherry pie, key lime pie, lemon meringue pie, cream pie, banoffee pie,
    eton mess, strudel, baklava, profiterole, eclair, éclair, cannoli, doughnut, donut, churro,
    fritter, beignet, turnover, danish, gingerbread, lava cake, lavacake, swiss roll, yule log,
    sticky toffee pudding, compote, poached pear, applesauce, apple sauce, pop, ice pop, baked
    apple, banana split, fool, syllabub, posset, brigadeiro, halva, lebkuchen, biscotti,
    madeleine, snickerdoodle, lemon bar, dessert bar, date square, rocky road, cake pop, whoopie
    pie, s'more, smore, angel food cake, coffee cake, pound cake, upside-down cake, mazurek,
    grostoli, chocolate, fruitcake, stollen, panettone, monkey bread, gulab jamun, kheer, mochi,
    sopapilla, tres leches, kolache, anzac biscuit, jammie dodger, parkin, lamington,
    knickerbocker glory, battenberg, turkish delight, butter tart, grunt, slump, bombe, affogato,
    zabaglione, sabayon, ambrosia, jell-o salad, jello, apple dumpling, cream puff, chess pie,
    shoofly pie, mud pie, sweet potato pie, thumbprint, buckeye, divinity, scotcheroo, roly-poly,
    spotted dick, bakewell tart, treacle tart, gingersnap, crinkle, ginger biscuit, betty,
    clafoutis, clafouti, financier, caramel apple, candy apple, cookie dough, granita, mince pie,
    florentine, kuchen, pizzelle, krumkake, rugelach, hamantaschen, alfajor, polvoron, petit four,
    plum pudding, christmas pudding, nut roll, carrot cake, zucchini cake, pumpkin cake, pumpkin
    roll`,
  BREAKFAST: `
    breakfast, brunch, pancake, waffle, french toast, oatmeal, porridge, overnight oats, oats,
    granola, muesli, cereal, smoothie bowl, yogurt bowl, acai bowl, oatmeal bowl, chia pudding,
    scrambled egg, fried egg, poached egg, boiled egg, eggs benedict, egg, hash brown casserole,
    breakfast burrito, breakfast casserole, breakfast sandwich, breakfast wrap, breakfast
    spaghetti, full english breakfast, fry up, bagel, croissant, brioche, cinnamon roll, english
    muffin, avocado toast, toast, yogurt, yoghurt, jam on toast, scone, crumpet, muffin, banana
    bread, zucchini bread, scramble, huevos rancheros, kedgeree, dutch baby, risengrød, egg bite,
    egg muffin, egg cup, sticky bun, biscuits and gravy, corned beef hash, yogurt parfait,
    chilaquiles, aebleskiver, ebelskiver, egg casserole, strata, migas, breakfast cookie,
    johnnycake, hotcake, griddle cake, steel cut oats, hot cross bun, pain au chocolat`,
  SNACK: `
    snack, energy ball, energy bite, protein ball, protein bar, granola bar, cereal bar, flapjack,
    popcorn, kettle corn, caramel corn, trail mix, chex mix, potato chips, kettle chips, chips,
    crisps, kale chip, tortilla chip, cracker, pretzel, jerky, beef jerky, roasted nuts, nut,
    almond, cashew, pecan, walnut, spiced nuts, pumpkin seed, sunflower seed, candied nuts,
    roasted chickpea, fruit leather, ants on a log, rice krispie treat, rice crispy treat, puppy
    chow, apple slice, chicharrones, muddy buddies, popcorn ball, apple chip, banana chip, pita
    chip, snack mix, party mix, nut mix, rice cake`,
  DRINK: `
    drink, beverage, smoothie, juice, cocktail, mocktail, lemonade, limeade, iced tea, tea,
    coffee, latte, cappuccino, mocha, frappe, frappuccino, hot chocolate, hot cocoa, cocoa,
    milkshake, shake, eggnog, sangria, punch, mojito, sour, fizz, collins, rickey, cooler, julep,
    highball, shooter, shot, lemon drop, margarita, daiquiri, pina colada, piña colada, martini,
    cosmopolitan, old fashioned, manhattan, negroni, spritz, mimosa, bellini, gin and tonic,
    moscow mule, mule, bloody mary, bloody mary mix, mulled wine, wine, glühwein, cider, hot
    toddy, toddy, mead, kombucha, kefir, lassi, chai, golden milk, almond milk, milk, oat milk,
    horchata, slush, slushie, infused water, detox water, limoncello, liqueur, ginger beer, ginger
    ale, root beer, syllabub drink, float, protein shake, water, cold brew, agua fresca, wassail,
    white russian, black russian, paloma, sidecar, gimlet, mai tai, switchel, shrub, michelada,
    boulevardier, irish cream, cordial, aviation, dark and stormy, hurricane, shirley temple,
    arnold palmer, bubble tea, boba, spritzer, caipirinha, sazerac, cuba libre, ayran, schnapps,
    vodka, gin, rum`,
  BASE: `
    sauce, gravy, dressing, vinaigrette, marinade, rub, seasoning, spice mix, spice blend, brine,
    stock, broth, bone broth, bouillon, demi-glace, roux, béchamel, bechamel, hollandaise,
    béarnaise, mayonnaise, mayo, aioli, ketchup, mustard, pesto, salsa, salsa verde, pico de
    gallo, chimichurri, relish, coulis, syrup, glaze, frosting, icing, buttercream, ganache,
    whipped cream, pastry cream, custard sauce, lemon curd, curd, jam, jelly, marmalade,
    preserves, apple butter, butter, peanut butter, almond butter, nut butter, ghee, dough, pizza
    dough, pie crust, crust, pastry, puff pastry, shortcrust pastry, batter, pie dough, sourdough
    starter, starter dough, levain, curry paste, paste, taco meat, taco seasoning, garam masala,
    zaatar, za'atar, dukkah, breadcrumbs, oil, vinegar, ricotta, cream cheese, filling, lasagna
    filling, dulce de leche, vanilla extract, teriyaki sauce, cooked chickpea, tahini, cheese,
    confit, pickling brine, chutney, powder, salt, spice, topping, mix, flour, substitute,
    extract, chili crisp, chilli crisp, dashi, zhoug, labneh, tkemali, harissa, ponzu, furikake,
    romesco, caramelized onion, roasted garlic, garlic confit, sun-dried tomato, roasted red
    pepper, preserved lemon, fluff, streusel, condensed milk, crème fraîche, sour cream, sofrito,
    blend, hot fudge, base, concentrate, rémoulade, gremolata, duxelles, jus, piccalilli, tomato
    puree, paneer, pangrattato, ranch`,
  TART: `pie, tart, tartlet, galette, puff, hand pie, empanada, pocket, slice`,
  CAKE: `cake, crepe, crêpe, square, bar, torte, gateau, gâteau, sponge, roulade`,
  DISH: `
    pizza, lasagna, lasagne, fondue, sandwich, sushi, bake, bowl, roll-up, souffle, soufflé,
    plate, platter`,
  BREAD: `bread`,
  CREAM: `ball, pudding, bite, terrine, mousse, cream, verrine, cup`,
  BOWL: `
    soup, cream of, broth soup, borscht, borsch, minestrone, potage, okroshka, barszcz, shchi,
    solyanka`,
  SIDE_SALAD: `salad, panzanella, fattoush`,
  GARNISH: `
    rice, loaf, radish, lettuce, watercress, potato, sweet potato, vegetable, veg, cauliflower,
    cabbage, broccoli, zucchini, courgette, eggplant, aubergine, carrot, green bean, mushroom,
    spinach, kale, collard green, greens, asparagus, fennel, turnip, parsnip, beet, beetroot,
    leek, pepper, tomato, pumpkin, squash, quinoa, corn, pea, brussels sprout, sprout, onion,
    okra, artichoke, bulgur, barley, au gratin, gratin, bacon, brussels, potato casserole, squash
    casserole, zucchini casserole, vegetable casserole, cauliflower casserole, spinach casserole,
    broccoli casserole, carrot casserole, rutabaga, swede, celery, celeriac, kohlrabi, chard, bok
    choy, pak choi, sweetcorn, cucumber, millet, farro, wedge, roll, bun, couscous, pilaf,
    polenta, grits, ratatouille, dumpling, flatbread, baked potato, jacket potato`,
};
