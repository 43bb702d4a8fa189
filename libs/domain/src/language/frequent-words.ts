import type { Locale } from '../locale.js';

/**
 * Frequent words of recipes in one language that the others do not have, in lower case: function
 * words, foods, measures, and the verbs of steps. Words that two languages share are left out
 * ("sauce", "pour", "minutes").
 */
export const FREQUENT_WORDS: Readonly<Record<Locale, string>> = {
  fr: `
    à au aux avec ce ces cette chaque d dans de des du elle elles en est et il ils jusqu la le les
    leur mais ne ni ou où par pas pendant peu puis qu quand que qui quelques sans sont sous soit sur
    très trop tous tout toute toutes un une vos votre vous ensuite environ après avant encore aussi
    bien aussitôt deux trois quatre cinq six moitié demi demie càs càc cuillère cuillères cuillerée
    cuillerées cuil soupe café tasse tasses verre verres gousse gousses pincée pincées tranche
    tranches brin brins botte boîte boite feuille feuilles filet morceau morceaux pièce pièces noix
    pâte pâtes gramme grammes litre kilo ail amandes basilic beurre blanc blancs boeuf bœuf bouillon
    cannelle carotte carottes champignons citron crème creme eau échalote épices farine fécule
    fraîche frais fromage huile jambon jaune jaunes lait lardons levure lentilles maïs miel moutarde
    oignon oignons oeuf oeufs œuf œufs pain persil piment poireau poireaux poisson poivre poivron
    pomme pommes porc poulet riz saumon sel sucre terre thon thym tomate tomates vanille veau viande
    vin vinaigre volaille chocolat gâteau courgette courgettes courge épinards haricots fraises
    framboises gingembre graines ciboulette laurier ajouter ajoutez battre battez beurrer chauffer
    couper coupez couvrir couvrez cuire cuisez cuisson cuit dorer égoutter égouttez émincer émincez
    enfourner enfournez éplucher épluchez étaler étalez faire faites fondre fouetter fouettez hacher
    hachez incorporer incorporez laisser laissez laver lavez mélange mélanger mélangez mettre mettez
    mijoter mixer mixez placer poêle préchauffer préchauffez râper râpez réserver réservez reposer
    retirer retirez revenir saler salez poivrer poivrez saupoudrer saupoudrez servir servez remuer
    remuez sortir verser versez bol casserole couteau cocotte fouet feu gaz plat plaque moule
    réfrigérateur saladier chaud chaude doux froid froide gros grosse petit petits petite petites
    rouge rouges vert verte entier heure heures
  `,
  en: `
    about all and are as at be before both by each for from has have if in into is it its let more
    of off onto or over some than that the them then these they this through to together until up
    well when while with without you your aside once another after between under one two three five
    half can cans clove cloves cup cups dash fluid fl gallon handful inch jar knob lb lbs ounce
    ounces oz package pinch pint pound pounds quart slice slices sprig sprigs stick sticks
    tablespoon tablespoons tbsp teaspoon teaspoons tsp piece pieces almond almonds apple apples bean
    beans beef bread broth butter cheese chicken chocolate cilantro cinnamon coconut corn cream
    dough egg eggs extract fish flour garlic ginger ham honey juice lamb leaf leaves lemon lime meat
    milk mushroom mushrooms mustard nuts oil onion onions parsley pasta peas pepper peppers pork
    potato potatoes powder rice salmon salt seeds shrimp soy spinach starch stock sugar syrup tomato
    tomatoes turkey vinegar water white wheat whites wine leek leeks chickpea chickpeas beer yeast
    yogurt yolk yolks broccoli cabbage carrot carrots celery cucumber zest add bake baking beat
    blend boil bring brown chill chop chopped combine cook cooked cool cover cut diced drain dried
    drizzle fold fresh fried fry grated ground grease heat keep knead make melt melted minced mix
    mixture peel peeled place preheat put reduce remove roast rinse season serve set shredded sift
    simmer sliced softened spread sprinkle stand stir stirring taste toss transfer turn use using
    wash whip whisk bowl oven pan saucepan skillet tin sheet tray foil knife spoon fridge medium low
    high small large big hot cold warm black green red yellow dry sweet smooth golden thick thin
    soft strain freeze tins drop drops will hour hours overnight degrees
  `,
};
