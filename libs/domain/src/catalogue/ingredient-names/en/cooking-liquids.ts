import type { NamesOf } from '../notation.js';

export const cookingLiquids: NamesOf<'cookingLiquids'> = {
  water: `
    water, cold water, warm water, boiling water, hot water, ice, ice cube, ice water,
    lukewarm water, tap water, filtered water, crushed ice, iced water, cool water,
    bottled water, spring water, dry ice`,
  cookingWater: `
    pasta water, cooking water, pasta cooking water, cooking liquid, reserved pasta water,
    soaking liquid`,
  sparklingWater: `
    sparkling water, soda water, club soda, carbonated water, seltzer, sparkling mineral water,
    seltzer water`,
  tonicWater: 'tonic water, tonic',
  coconutWater: 'coconut water',
  broth: `
    broth, stock, bouillon, bouillon cube, stock cube, bouillon powder, bouillon granules,
    stock powder, cubes bouillon, meat stock, pan juice, Oxo cube, Oxo, Knorr stock cube,
    Knorr bouillon cube, Better Than Bouillon`,
  chickenBroth: `
    chicken broth, chicken stock, chicken bouillon, chicken bouillon cube,
    chicken bouillon granules, chicken base, chicken consommé, low-sodium chicken broth,
    chicken stock cube, turkey stock, turkey broth, reduced-sodium chicken broth,
    chicken soup base, chicken bouillon powder, chicken broth powder, homemade chicken stock,
    condensed chicken broth, fat-free chicken broth, unsalted chicken broth,
    unsalted chicken stock, chicken flavored bouillon powder, cubes chicken bouillon,
    low sodium chicken broth, chicken flavor bouillon, chicken soup, hot chicken stock,
    canned chicken broth, canned chicken stock`,
  beefBroth: `
    beef broth, beef stock, beef bouillon, beef bouillon cube, beef consommé, beef base,
    beef bouillon granules, condensed beef consommé, low-sodium beef broth, beef stock cube,
    condensed beef broth, beef bouillon powder, cubes beef bouillon, consommé, au jus`,
  vealStock: 'veal stock, lamb stock, veal demi-glace, veal broth, game stock',
  porkBroth: 'pork broth, pork stock, ham broth, ham base, ham stock, pork bouillon',
  vegetableBroth: `
    vegetable broth, vegetable stock, veg stock, veggie stock, veggie broth, vegetable bouillon, vegetable stock cube,
    vegetable bouillon cube, mushroom broth, mushroom stock, vegetable stock powder,
    low-sodium vegetable broth, vegetable bouillon powder, vegetable base, vegan bouillon,
    cubes vegetable bouillon`,
  brine: `
    brine, pickle juice, dill pickle juice, pickle brine, olive juice, jalapeño juice,
    sauerkraut juice, olive brine, caper juice, pickle liquid`,
  lemonJuice: `
    lemon juice, fresh lemon juice, freshly squeezed lemon juice, juice of lemon, juice of a lemon,
    fresh-squeezed lemon juice, juice of half a lemon`,
  limeJuice: `
    lime juice, fresh lime juice, freshly squeezed lime juice, Rose's lime juice, key lime juice,
    juice of lime, lime juice concentrate, lime cordial`,
  citrusJuice: 'citrus juice, grapefruit juice, ruby red grapefruit juice',
  orangeJuice: `
    orange juice, fresh orange juice, orange juice concentrate, freshly squeezed orange juice,
    frozen orange juice concentrate, tangerine juice, fresh-squeezed orange juice,
    mandarin orange juice, juice of orange`,
  appleJuice: `
    apple juice, apple juice concentrate, frozen apple juice concentrate,
    unsweetened apple juice, sweet apple cider, apple cider, apple cider juice`,
  pineappleJuice:
    'pineapple juice, unsweetened pineapple juice, frozen pineapple juice concentrate',
  tomatoJuice: `
    tomato juice, vegetable juice, tomato-vegetable juice cocktail, tomato-vegetable juice,
    vegetable juice cocktail`,
  grapeJuice: 'grape juice, white grape juice, verjuice, verjus, frozen grape juice concentrate',
  cranberryJuice: `
    cranberry juice, cranberry juice cocktail, cranberry cocktail, cranberry juice concentrate`,
  pomegranateJuice: 'pomegranate juice, cherry juice, tart cherry juice',
  juice: `
    fruit juice, nectar, mango juice, pear nectar, apricot nectar, carrot juice, pear juice,
    peach nectar, beet juice, mango nectar, passion fruit juice, aloe juice, fruit punch,
    papaya nectar, juice`,
  lemonade: `
    lemonade, Sprite, lemon-lime soda, lemonade concentrate, frozen lemonade concentrate,
    limeade concentrate, lemon-lime carbonated beverage, frozen limeade concentrate,
    pink lemonade, limeade, lemon-lime flavored carbonated beverage, lemonade mix,
    frozen pink lemonade concentrate, sour mix, sweet and sour mix, lemon-lime flavored soda,
    margarita mix, lemon lime soda, mountain dew`,
  cola: `
    cola, Coca-Cola, Coke, root beer, Dr Pepper, Pepsi, cola-flavored carbonated beverage,
    cherry cola, ginger beer cola, cola carbonated beverage`,
  gingerAle: `
    ginger ale, ginger beer, soft drink, orange soda, carbonated beverage, orange-flavored soda,
    cream soda`,
  drinkMix: `
    drink mix, Kool-Aid, Tang, fruit drink, energy drink, powdered drink mix, orange drink mix,
    powdered fruit drink mix, sports drink`,
  coffee: `
    coffee, espresso, strong coffee, brewed coffee, black coffee, cold brew coffee,
    brewed espresso, strong brewed coffee, hot coffee, cold coffee, brewed black coffee`,
  tea: `
    tea, black tea, green tea, tea bag, Earl Grey tea, chai tea, tea leaf, chamomile tea,
    chamomile, herbal tea, iced tea, iced tea mix, kombucha, brewed tea, chai tea bag, Earl Grey,
    green tea bag, instant tea powder, instant iced tea powder, hojicha, genmaicha`,
  chicory: 'chicory extract, chicory coffee',
  wine: 'wine, cooking wine, dry wine, dessert wine',
  whiteWine: `
    white wine, dry white wine, Chardonnay, Sauvignon Blanc, Riesling, white cooking wine,
    dry white cooking wine, Pinot Grigio, Chablis, Chablis wine, sweet white wine, moscato,
    pinot gris, soave, dry white, pinot grigio`,
  redWine: `
    red wine, dry red wine, Cabernet Sauvignon, Merlot, Burgundy wine, Burgundy, Zinfandel,
    Pinot Noir, red cooking wine, Chianti, Shiraz, full-bodied red wine, sangria,
    dry red table wine, Lambrusco, Syrah, fruity red wine, dry red`,
  roseWine: 'rosé wine, rosé, rose wine',
  champagne: 'champagne, prosecco, sparkling wine, cava, sparkling white wine, asti spumante',
  port: 'port, port wine, ruby port, tawny port, tawny port wine, white port',
  madeira: 'Madeira, Madeira wine',
  marsala: 'Marsala, Marsala wine, dry Marsala wine, sweet Marsala wine',
  sherry: `
    sherry, dry sherry, cooking sherry, cream sherry, sweet sherry, dry sherry wine, sherry wine,
    fino sherry`,
  vermouth: 'vermouth, dry vermouth, sweet vermouth, Lillet, Dubonnet, Lillet Blanc, Noilly Prat',
  riceWine: `
    rice wine, Shaoxing wine, Chinese rice wine, Shao Hsing rice wine, Shaohsing rice wine,
    Chinese cooking wine, Shaoxing rice wine, Korean rice wine, Shaohsing wine`,
  sake: 'sake, cooking sake',
  mirin: 'mirin, sweet rice wine, mirin wine, Japanese sweet wine',
  beer: `
    beer, lager, ale, stout, Guinness, stout beer, dark beer, pale ale, lager beer,
    Irish stout beer, light beer, Mexican beer, Guinness beer, lager-style beer, porter,
    Guinness stout, light-colored beer, Irish stout, Belgian ale, wheat beer, dark ale, flat beer,
    porter beer, amber ale, kvass, shandy, non-alcoholic beer`,
  hops: 'hops',
  cider: 'cider, hard cider, dry cider, hard apple cider, pear cider',
  rum: `
    rum, dark rum, white rum, light rum, spiced rum, gold rum, coconut rum, golden rum, cachaça,
    Malibu rum, coconut-flavored rum, amber rum, citrus rum, coconut flavored rum, pineapple rum,
    Bacardi`,
  cognac: `
    cognac, brandy, Armagnac, grappa, apricot brandy, cherry brandy, pisco, fruit brandy,
    plum brandy, pear brandy, blackberry brandy, peach brandy, French brandy`,
  calvados: 'calvados, applejack, apple brandy',
  kirsch: 'kirsch, kirschwasser',
  whisky: `
    whisky, whiskey, bourbon, scotch, Irish whiskey, bourbon whiskey, Canadian whisky,
    Tennessee whiskey, rye whiskey, Southern Comfort, scotch whiskey, Irish whisky,
    peach whiskey`,
  vodka: `
    vodka, vanilla vodka, citrus vodka, lemon vodka, vanilla-flavored vodka,
    citrus-flavored vodka, cake flavored vodka, raspberry vodka, lemon-flavored vodka,
    grain alcohol, whipped cream-flavored vodka, Everclear, orange vodka`,
  gin: 'gin, dry gin, London dry gin, sloe gin',
  tequila: 'tequila, mezcal, silver tequila, gold tequila, blanco tequila, white tequila',
  pastis: `
    pastis, Pernod, anise liqueur, sambuca, ouzo, anisette liqueur, anise-flavored liqueur,
    absinthe, anisette`,
  amaretto: `
    amaretto, amaretto liqueur, Frangelico, hazelnut liqueur, almond liqueur,
    almond-flavored liqueur, hazelnut-flavored liqueur, almond syrup, almond flavored liqueur,
    Disaronno, nocino, walnut liqueur, pistachio liqueur, almond flavored syrup,
    almond-flavored syrup`,
  orangeLiqueur: `
    orange liqueur, Grand Marnier, Cointreau, triple sec, triple sec liqueur,
    orange-flavored liqueur, blue curaçao, curaçao, blue curaçao liqueur, Grand Marnier liqueur,
    triple-sec, orange flavored liqueur, brandy-based orange liqueur`,
  coffeeLiqueur: `
    coffee liqueur, Kahlúa, coffee-flavored liqueur, crème de cacao, chocolate liqueur,
    white crème de cacao, coffee flavored liqueur, Tia Maria, chocolate-flavored liqueur`,
  limoncello: 'limoncello, lemon liqueur',
  cremeDeCassis: 'crème de cassis, blackcurrant liqueur',
  liqueur: `
    liqueur, Campari, Aperol, elderflower liqueur, maraschino liqueur, Chartreuse, crème de menthe,
    peach schnapps, raspberry liqueur, alcohol, melon liqueur, peppermint schnapps, Chambord,
    peach liqueur, butterscotch schnapps, green crème de menthe, St. Germain,
    elderflower cordial liqueur, cherry liqueur, raspberry-flavored liqueur, ginger liqueur,
    sour apple schnapps, raspberry flavored liqueur, black raspberry liqueur, apple schnapps,
    melon-flavored liqueur, banana liqueur, crème de banana liqueur, melon flavored liqueur,
    cinnamon schnapps, Jagermeister, schnapps, maraschino cherry liqueur, strawberry liqueur,
    pomegranate liqueur, cinnamon whisky, hpnotiq liqueur, Chambord liqueur, Bacardi Razz,
    aperitif, bitter orange aperitif, amaro, Tuaca, Luxardo`,
  bitters: 'bitters, angostura bitters, aromatic bitters, orange bitters',
  grenadine: `
    grenadine, grenadine syrup, elderflower cordial, fruit syrup, vanilla syrup, mint syrup,
    peppermint syrup, lavender syrup, vanilla-flavored syrup, blueberry syrup, hazelnut syrup,
    ginger syrup, rose syrup, flavored syrup`,
  fruitLiquid: 'canning syrup, pineapple syrup, heavy syrup',
  eggnog: 'eggnog, egg nog',
  creamLiqueur: `
    Irish cream, Baileys, Irish cream liqueur, Bailey's Irish cream, Baileys Irish Cream,
    Irish cream-flavored coffee creamer, cream liqueur, white chocolate liqueur`,
  eggLiqueur: 'advocaat, egg liqueur',
  barleyTea: 'barley tea, mugicha',
  mead: 'mead, honey wine',
  bottledLemonJuice: `
    bottled lemon juice, lemon juice from concentrate, ReaLemon, lemon juice concentrate`,
};
