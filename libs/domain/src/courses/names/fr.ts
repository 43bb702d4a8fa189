import type { CourseRule } from '../course-rule.js';

/** First words of French names, in the notation of the names of ingredients. */
export const fr: Readonly<Partial<Record<CourseRule, string>>> = {
  STARTER: `
    entrée, hors-d'œuvre, velouté, crudité, gaspacho, gazpacho, vichyssoise, rillette, pâté,
    patee, mousse de foie, mousse de canard, mousse de saumon, mousse de thon, foie gras,
    carpaccio, gravlax, ceviche, saumon fumé, truite fumée, tapenade, houmous, hummus, guacamole,
    tzatziki, caviar d'aubergine, caviar d'aubergines, baba ganoush, trempette, dip, tartinade,
    bruschetta, crostini, canapé, toast, blini, gougère, amuse-bouche, amuse-gueule, mise en
    bouche, tapas, mezzé, accra, acra, nem, samossa, samoussa, samosa, rouleau de printemps,
    rouleau impérial, beignet de crevette, beignet de calamar, calamar frit, œuf(s) mimosa, œuf(s)
    cocotte, œuf(s) mayonnaise, œuf farci, œuf(s) meurette, œuf en gelée, aspic, escargot, huître,
    cuisse de grenouille, avocat, soupe à l'oignon, bisque, minestrone, consommé, salade verte,
    céleri rémoulade, carotte râpée, tomate mozzarella, tomates mozzarella, melon au jambon, melon
    et jambon, asperge, artichaut, poireau vinaigrette, poireaux vinaigrette, cake salé, cake au
    jambon, cake aux olives, cake au thon, cake aux lardons, muffin salé, cookie salé, sablé au
    parmesan, sablé salé, verrine salée, feuilleté apéritif, palmier salé, allumette, creton, os à
    moelle, poire(s) farcie(s) au crabe, popper, jalapeno popper, burrata, camembert rôti,
    camembert au four, chèvre chaud, brie, tartare, cocktail de crevette(s), cocktail de fruits de
    mer, champignons à la grecque, tempura, panisse, feuilleté(s) à la saucisse, melon au porto,
    sunomono, taboulé`,
  MAIN: `
    plat, poulet, poularde, coq, poule, pintade, chapon, dinde, dindon, canard, canette, magret,
    oie, caille, pigeon, volaille, lapin, lièvre, gibier, chevreuil, sanglier, orignal, bison,
    cerf, faisan, bœuf, veau, porc, agneau, mouton, chevreau, rôti, roti, rosbif, roast beef,
    filet, filet mignon, filets mignons, suprême, poitrine, aile, cuisse, haut de cuisse, hauts de
    cuisse, pilon, côte, côtelette, côte levée, escalope, steak, bavette, entrecôte, onglet,
    faux-filet, tournedos, pavé, darne, médaillon, noisette d'agneau, gigot, souris d'agneau,
    épaule, carré d'agneau, carré de porc, jarret, joue, langue, rognon, foie, ris de veau, tripe,
    boudin, andouillette, saucisse, merguez, chipolata, jambon, palette, longe, échine, travers,
    ribs, spare-ribs, poitrine fumée, lard, paupiette, cordon bleu, cordons bleus, viande, viande
    hachée, bœuf haché, steak haché, pain de viande, boulette, kefta, kebab, köfte, falafel,
    brochette, satay, grillade, barbecue, méchoui, blanquette, pot-au-feu, potée, daube, navarin,
    fricassée, ragoût, mijoté, estouffade, civet, carbonade, carbonnade, goulash, goulasch,
    bourguignon, baeckeoffe, cassoulet, choucroute, petit salé, tajine, tagine, couscous, paella,
    jambalaya, colombo, rougail, curry, cari, korma, tikka masala, dahl, dal, chili, chop suey,
    chow mein, pad thaï, wok, sauté, émincé, osso-buco, osso buco, saltimbocca, stroganoff, bœuf
    stroganoff, parmentier, hachis, hachis parmentier, moussaka, patee chinois, tourtière,
    cipaille, cannelloni, ravioli, raviole, tortellini, gnocchi, gnocchis, pâtes!, spaghetti,
    spaghettini, spaghettis, tagliatelle, linguine, fettuccine, fettucine, penne, pennes,
    rigatoni, fusilli, farfalle, macaroni, coquillette, coquille farcie, coquille, conchiglioni,
    vermicelle, nouille, ramen, pho, bo bun, bobun, wellington, udon, soba, bibimbap, maki, poke,
    poke bowl, buddha bowl, risotto, risoni, orzotto, mac and cheese, carbonara, bolognaise, riz
    cantonais, riz frit, riz sauté, calzone, pissaladière, flammekueche, tarte flambée, quiche,
    quiche lorraine, omelette, frittata, tortilla, tortilla espagnole, burger, hamburger,
    cheeseburger, hot-dog, croque, croque-monsieur, croque-madame, panini, wrap, taco, burrito,
    fajita, enchilada, quesadilla, nacho, poutine, guédille, lobster roll, sloppy joe, pulled
    pork, effiloché, gyros, pita, tartiflette, raclette, fondue savoyarde, fondue bourguignonne,
    fondue au fromage, confit de canard, confit d'oie, canard confit, grill cheese, grilled
    cheese, œuf, truffade, croziflette, poisson, saumon, thon, cabillaud, morue, colin, lieu,
    merlu, merlan, bar, loup, daurade, dorade, sole, limande, turbot, lotte, raie, truite,
    maquereau, sardine, hareng, rouget, tilapia, aiglefin, espadon, flétan, sébaste, doré,
    brandade, bouillabaisse, waterzooi, fish and chips, crevette, gambas, moules marinières,
    moules-frites, saint-jacques, noix de saint-jacques, coquille(s) saint-jacques, pétoncle,
    calamar, encornet, poulpe, seiche, homard, langoustine, crabe, fruits de mer, marmite, tofu,
    tempeh, seitan, ratatouille au, salade niçoise, salade piémontaise, petits farcis, endive(s)
    au jambon, chakchouka, shakshuka, shakchouka, fideua, bouchée à la reine, bouchées à la reine,
    vol-au-vent, galette complète, galette bretonne, pierrade, croûte, croziflettes, rouleau de
    chou, one pot pasta, one pot, bouillon thai, pain fourré, steak tartare, tartare de bœuf,
    cigare(s) au chou, salade césar, salade landaise, salade lyonnaise, salade composée, salade
    périgourdine, orecchiette, noix de st-jacques, coquille(s) st-jacques, st-jacques, noix de
    veau, donburi, chirashi, katsu, teriyaki, blésotto, quinotto, garbure, mafé, thiéboudienne,
    yassa, kig ha farz, parmigiana, aubergine(s) à la parmesane, bagel au saumon, welsh,
    ficelle(s) picarde(s), lentille, bolognese, pot au feu, galette(s) de sarrasin, galette(s) de
    blé noir, galette(s) blé noir, mac & cheese, flammkuchen, quenelle, gözleme, pois chiche`,
  SIDE: `
    accompagnement, garniture, purée, écrasé, frites, frite, potatoes, rösti, gratin dauphinois,
    pomme dauphine, pomme duchesse, pommes de terre sautées, pommes de terre rôties, pommes
    boulangères, aligot, ratatouille, jardinière, printanière, poêlée de légumes, légumes rôtis,
    légumes grillés, pickles, coleslaw, salade de chou, salade de pomme(s) de terre, salade de
    patate(s), baguette, petit pain, focaccia, fougasse, naan, chapati, pain naan, croûton,
    spätzle, knödel, fève(s) au lard, pommes duchesse, pommes dauphine, pommes sarladaises, pommes
    anna, pommes boulangère, pommes noisettes, pommes sautées, fondue de poireau(x), asperges
    rôties, asperges grillées, galette(s) de pommes de terre, paillasson, flageolet, mogette,
    tortilla(s) de maïs, tortilla(s) de blé, bun, pain burger, ciabatta, pita, pain pita, chou
    rouge, pain de mie, pain de maïs, cornbread, achard, haricot, haricots, fève, fèves, edamame`,
  DESSERT: `
    dessert, entremets, brownie, cookie, madeleine, financier, macaron, meringue, pavlova,
    tiramisu, cheesecake, gâteau au fromage, panna cotta, crème brûlée, crème caramel, crème
    dessert, crème catalane, crème au chocolat, crème renversée, crème glacée, crème aux œufs,
    œufs au lait, île flottante, îles flottantes, œufs à la neige, mousse au chocolat, mousse au
    citron, mousse de fruit, mousse à la, glace, sorbet, granité, esquimau, popsicle, pop,
    parfait, semifreddo, compote, salade de fruits, soupe de fruits, soupe de fraises, macédoine
    de fruits, clafoutis, far, far breton, flan pâtissier, flan coco, flan au caramel, pudding,
    pouding, pouding chômeur, bread pudding, riz au lait, semoule au lait, gâteau de riz, gâteau
    de semoule, fondant, moelleux, mi-cuit, coulant, lava cake, charlotte, bûche, bûche de noël,
    bûche roulée, galette des rois, kouign-amann, kouglof, opéra, fraisier, forêt noire,
    paris-brest, saint-honoré, mille-feuille, éclair, religieuse, profiterole, chouquette, chou à
    la crème, choux à la crème, pet-de-nonne, bugne, merveille, churro, beigne, donut, baba,
    savarin, trifle, crumble aux pommes, croustade aux pommes, croustade, tarte tatin, tarte au
    sucre, tarte au citron, tarte au chocolat, carré, carré aux dattes, fudge, sucre à la crème,
    truffe, truffes au chocolat, caramel, bonbon, guimauve, nougat, praline, calisson, pâte de
    fruits, orangette, rocher, écorce, tire, tire d'érable, barre(s) nanaïmo, sablé, shortbread,
    spéculoos, langue de chat, tuile, sucette, palmier, cannelé, nougatine, poire belle-hélène,
    pêche melba, pomme au four, pommes au four, poire pochée, poires pochées, banane flambée,
    bananes flambées, fraise, framboise, zabaione, sabayon, yaourt glacé, blanc-manger, cupcake,
    cake pop, whoopie, quatre-quarts, gâteau, biscuit, génoise, bavarois, nuage, étagé au
    chocolat, boule aux, péprette, biscotti, domino, fondue au chocolat, chocolat, tourtisseau,
    galette au sucre, pain au banane, pain aux bananes, pain à la banane, pain banane, mendiant,
    linzertorte, linzer, apfelstrudel, corne(s) de gazelle, makrout, loukoum, mochi, pastéis de
    nata, pastel de nata, trianon, tropézienne, bredele, congolais, cantuccini, lunettes à la
    confiture, dacquoise, framboisier, fontainebleau, fiadone, pastis landais, tourteau fromager,
    douillon, bourdelot, flaugnarde, flognarde, confiserie, pompe à l'huile, halva, oreillette,
    vacherin, nonnette, navette, canistrelli, caramels au beurre salé, caramels mous, gaufre(s)
    liégeoise(s), panacotta, pannacotta, baklava, saucisson au chocolat, rose(s) des sables, mug
    cake, amandine, petits fours, croustillant au chocolat, marquise, puits d'amour, sacristain,
    crème à la vanille, cake aux carottes, cake à la carotte, pain(s) d'épice(s)`,
  BREAKFAST: `
    petit-déjeuner, petit déjeuner, déjeuner, brunch, porridge, gruau, granola, muesli, müesli,
    céréales, overnight oats, pudding de chia, smoothie bowl, bol smoothie, pancake, pain perdu,
    pain doré, gaufre, brioche, croissant, pain au chocolat, pain aux raisins, viennoiserie,
    bagel, œuf brouillé, œuf à la coque, œuf au plat, œuf poché, yaourt, yogourt, pâte à tartiner,
    tartine, fromage blanc, scone, crêpe à déjeuner, œuf(s) bénédicte(s), œuf(s) bénédictine,
    english muffin(s), muffin(s) anglais, bowl cake, chia pudding, avocado toast, budwig,
    cramique, crumpet, brouillade, pain(s) au lait, petit(s) pain(s) au lait`,
  SNACK: `
    goûter, collation, encas, barre de céréales, barre, barre énergétique, boule d'énergie, boules
    énergie, energy ball, popcorn, pop-corn, maïs chips, noix caramélisées, mélange du randonneur,
    jerky, cracker, craquelin, muffin, gressin, banana bread, cake à la banane, fruits secs,
    amandes grillées, pois chiches grillés, pois chiches rôtis, cacahuète, chips de, galette(s) de
    riz, rice krispies, rice crispies`,
  DRINK: `
    boisson, smoothie, jus, cocktail, limonade, citronnade, orangeade, thé, thé glacé, infusion,
    tisane, café, cappuccino, latte, chocolat chaud, lait chaud, lait d'or, lait frappé, lait de
    poule, milkshake, frappé, sangria, punch, planteur, mojito, margarita, daiquiri, piña colada,
    pina colada, caïpirinha, spritz, gin tonic, moscow mule, bloody mary, bloody caesar, kir,
    mimosa, soupe champenoise, vin chaud, grog, hydromel, cidre chaud, kombucha, kéfir, eau, eau
    aromatisée, eau détox, jus détox, sirop de menthe, liqueur, limoncello, rhum arrangé, vin
    d'orange, lassi, virgin mojito, chaï, matcha latte, ti-punch, lait d'amande, lait d'avoine,
    slush, mocktail, lait de soja, lait végétal, milk-shake, hypocras, ratafia, sirop d'orgeat`,
  BASE: `
    sauce, vinaigrette, marinade, fond, fumet, court-bouillon, jus de viande, glace de viande,
    roux, béchamel, mayonnaise, aïoli, ketchup, moutarde, pesto, salsa, chimichurri, coulis, crème
    anglaise, crème pâtissière, crème chantilly, chantilly, crème au beurre, glaçage, pâte!, pâte
    brisée, pâte sablée, pâte feuilletée, pâte à pizza, pâte à tarte, pâte à crêpe(s), pâte à
    pain, levain, confiture, gelée, marmelade, confit, confit d'oignons, citron confit, sirop,
    beurre, beurre d'arachide, beurre d'escargot, huile, vinaigre, épices, mélange d'épices, garam
    masala, pâte de curry, dukkah, zaatar, condiment, relish, chutney, cornichon, bouquet garni,
    chapelure, gomasio, raïta, panure, rouille, hollandaise, béarnaise, beurre blanc, sauce
    tomate, ricotta, frosting, caramel au beurre salé, fumée, saumure, lacto-fermenté, choucroute
    crue, bacon maison, ganache, caramel beurre salé, caramel liquide, lemon curd, crème au
    citron, tomate(s) séchée(s), tomate(s) confite(s), frangipane, crème d'amande(s), crème
    frangipane, praliné maison, pralin, purée d'amande(s), purée de noisette(s), purée de
    cacahuète(s), tahini, mascarpone maison, paneer, labneh, chermoula, harissa, ras el hanout,
    pickles, oignon(s) confit(s), sucre vanillé, extrait de vanille, dashi, appareil, bouillon de
    légumes, bouillon de volaille, bouillon de bœuf, bouillon de poule, bouillon de poulet,
    bouillon maison, véganaise`,
  TART: `
    tarte, tartelette, tarte fine, crumble, feuilleté, chausson, strudel, roulé, clafouti, pie,
    cobbler, pastel, friand, pastis, empanada, casserole, tatin`,
  CAKE: `crêpe, galette, crêpe sucrée, couronne`,
  DISH: `soufflé, gratin, pizza, lasagne, fondue, tourte, moule, sushi, sandwich, brick, pastilla`,
  BREAD: `pain`,
  CREAM: `
    bouchée, terrine, crème, mousse, verrine, flan, cake, beignet, cromesquis, mousseline,
    compotée`,
  BOWL: `
    soupe, potage, chaudrée, harira, chorba, soupe au pistou, soupe aux pois, salade, salade de
    riz, salade de pâtes, bouillon, tourin`,
  GARNISH: `
    haricot vert, petits pois, riz, pomme de terre, pommes de terre, patate, patate douce, légume,
    chou-fleur, chou, brocoli, courgette, aubergine, carotte, champignon, épinard, endive,
    fenouil, navet, panais, betterave, poireau, poivron, tomate, potiron, courge, butternut,
    citrouille, radis, radis noir, topinambour, quinoa, blette, choux de bruxelles, chou(x) de
    bruxelle(s), maïs, épi de maïs, salsifis, oignon, poêlée, piment, croquette, bâtonnet,
    polenta, semoule, boulgour, tian, ebly, millet, chou rouge, chou vert, chou blanc, potimarron,
    céleri, rutabaga, pâtisson, concombre, gratin de pommes de terre, gratin de patate(s)
    douce(s), pilaf`,
};
