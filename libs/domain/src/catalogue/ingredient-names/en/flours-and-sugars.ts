import type { NamesOf } from '../notation.js';

export const floursAndSugars: NamesOf<'floursAndSugars'> = {
  flour: `
    flour, flours, all-purpose flour, plain flour, maida, white flour, bread flour, wheat flour,
    unbleached flour, strong flour, strong white bread flour, AP flour,
    unbleached all-purpose flour, all purpose flour, sifted all-purpose flour,
    strong white flour, plain white flour, bleached flour, instant flour, enriched flour`,
  selfRisingFlour:
    'self-rising flour, self-raising flour, self raising flour, self rising flour, SR flour',
  cakeFlour: 'cake flour, pastry flour, sifted cake flour',
  wholeWheatFlour: `
    wholemeal wheat flour,
    whole wheat flour, wholemeal flour, atta, whole-wheat flour, white whole wheat flour,
    wholewheat flour, graham flour, whole wheat pastry flour, atta flour, whole grain flour`,
  ryeFlour: 'rye flour, dark rye flour, triticale flour',
  speltFlour: `
    spelt flour, kamut flour, einkorn flour, emmer flour, khorasan flour, whole spelt flour`,
  barleyFlour: 'barley flour',
  oatFlour: 'oat flour',
  buckwheatFlour: 'buckwheat flour',
  riceFlour: `
    rice flour, sweet rice flour, glutinous rice flour, brown rice flour, white rice flour,
    cream of rice, ground rice, mochiko`,
  cornFlour: `
    cornmeal, corn meal, yellow cornmeal, masa harina, masa, yellow corn flour, white cornmeal,
    yellow corn meal, fine cornmeal`,
  cornstarch: 'cornstarch, corn starch, cornflour, starch, corn flour',
  potatoStarch: 'potato starch, potato flour',
  tapiocaStarch: 'tapioca starch, tapioca flour, cassava flour',
  arrowroot: 'arrowroot, arrowroot starch, arrowroot powder, arrowroot flour',
  chestnutFlour: 'chestnut flour',
  chickpeaFlour: `
    chickpea flour, gram flour, besan, garbanzo bean flour, garbanzo flour,
    garbanzo bean and fava bean flour, garbanzo fava bean flour, fava bean flour, pea flour,
    green pea flour, lentil flour`,
  soyFlour: 'soy flour, soya flour',
  lupinFlour: 'lupin flour, lupini flour, lupine flour, sweet lupin flour, lupin meal',
  almondFlour: 'almond flour, blanched almond flour',
  coconutFlour: 'coconut flour',
  glutenFreeFlour: `
    gluten-free flour, gluten free flour, flour blend, gluten-free flour blend,
    gluten-free all-purpose flour, gluten-free all purpose baking flour, gluten-free baking mix`,
  wheatGluten: 'vital wheat gluten, gluten, wheat gluten',
  sugar: `
    sugar, granulated sugar, white sugar, caster sugar, superfine sugar, fine sugar,
    castor sugar, white granulated sugar, ultrafine sugar, golden caster sugar, baker's sugar,
    coarse sugar, granulated white sugar, extra fine sugar`,
  brownSugar: `
    brown sugar, light brown sugar, dark brown sugar, soft brown sugar, light muscovado sugar,
    packed brown sugar, golden brown sugar, golden sugar, soft light brown sugar,
    soft dark brown sugar`,
  caneSugar: `
    cane sugar, raw sugar, turbinado sugar, demerara sugar, muscovado sugar, organic cane sugar,
    evaporated cane juice, turbinado, dark muscovado sugar, piloncillo`,
  powderedSugar: `
    powdered sugar, icing sugar, confectioners' sugar, confectioners sugar,
    sifted confectioners' sugar, confectioner's sugar, confectioner sugar`,
  vanillaSugar: 'vanilla sugar',
  pearlSugar: 'pearl sugar, nib sugar, sanding sugar, sparkling sugar',
  sugarCube: 'sugar cube, lump sugar',
  gellingSugar: 'jam sugar, gelling sugar, preserving sugar',
  palmSugar: 'palm sugar, coconut sugar, jaggery, coconut palm sugar',
  honey: `
    honey, clear honey, liquid honey, runny honey, raw honey, manuka honey, acacia honey,
    clover honey, honeycomb`,
  mapleSyrup: 'maple syrup, pure maple syrup, maple sugar, pancake syrup, maple-flavored syrup',
  agaveSyrup: 'agave syrup, agave nectar, agave, light agave nectar',
  cornSyrup: `
    corn syrup, light corn syrup, glucose syrup, liquid glucose, dark corn syrup, glucose, Karo`,
  goldenSyrup: 'golden syrup, sugar syrup, simple syrup, cane syrup, gomme syrup',
  molasses: `
    molasses, black treacle, treacle, blackstrap molasses, dark molasses, unsulfured molasses`,
  riceSyrup: 'rice syrup, brown rice syrup',
  dateSyrup: 'date syrup',
  barleyMaltSyrup: `
    barley malt syrup, malt, malt extract, malt powder, diastatic malt powder, malt syrup`,
  syrup: 'syrup',
  sweetener: `
    sweetener, stevia, sucralose, Splenda, artificial sweetener, erythritol, xylitol,
    no-calorie sweetener, granular no-calorie sucralose sweetener, stevia powder, Truvia,
    sugar substitute, artificial sweetener packet, liquid stevia, granulated sugar substitute`,
  fructose: 'fructose, dextrose',
  caramel: `
    caramel, caramel sauce, caramel topping, soft caramel, individually wrapped caramel,
    caramel candy, caramel ice cream topping, caramel syrup, toffee sauce, butterscotch sauce,
    salted caramel, butterscotch topping, caramel-flavored syrup, sundae syrup,
    caramel-flavored sundae syrup, toffee, butterscotch`,
  marshmallow: `
    marshmallow, miniature marshmallow, mini marshmallow, marshmallow fluff, marshmallow crème,
    large marshmallow, marshmallow cream, mallow`,
  jam: `
    jam, strawberry jam, raspberry jam, apricot jam, marmalade, orange marmalade, grape jelly,
    red currant jelly, preserves, apricot preserves, jelly, strawberry preserves,
    seedless raspberry jam, fig jam, redcurrant jelly, raspberry preserves, peach preserves,
    pepper jelly, hot pepper jelly, apple jelly, fruit preserves, currant jelly, cherry preserves,
    blueberry jam, blackberry jam, plum jam, jalapeño jelly, apple butter, pineapple preserves,
    cherry jam, fruit jam, fig preserves, peach jam, red pepper jelly, pumpkin butter, pear butter,
    fruit butter`,
  chestnutCream: 'chestnut cream, chestnut purée, chestnut puree',
  chocolate: `
    chocolate, baking chocolate, cooking chocolate, chocolate bar, chocolate shavings,
    grated chocolate, shaved chocolate, chocolate square, chocolate candy, chocolate curl,
    chocolate candy bar, choco`,
  darkChocolate: `
    dark chocolate, bittersweet chocolate, semisweet chocolate, plain chocolate,
    semi-sweet chocolate, couverture, bittersweet baking chocolate, semi-sweet baking chocolate,
    German sweet chocolate, sweet baking chocolate, german chocolate, semisweet baking chocolate`,
  bakersChocolate: `
    unsweetened chocolate, baker's chocolate, cocoa mass,
    unsweetened baking chocolate`,
  milkChocolate: 'milk chocolate, milk chocolate bar, milk chocolate candy kiss, candy kiss',
  whiteChocolate: `
    white chocolate, white chocolate chip, white chocolate chunk, vanilla chip,
    white baking chip, white candy coating, vanilla candy coating, white chocolate baking bar,
    white bark, almond bark, vanilla baking chip, white confectioners' coating`,
  chocolateChips: `
    chocolate chip, semisweet chocolate chip, milk chocolate chip, dark chocolate chip,
    semi-sweet chocolate chip, chocolate chunk, mini chocolate chip, chocolate morsel,
    bittersweet chocolate chip, miniature chocolate chip, miniature semisweet chocolate chip,
    semi-sweet chocolate morsel, mini semisweet chocolate chip, semisweet chocolate morsel,
    mint chocolate chip, chocolate morsels, semisweet morsels, semi-sweet morsels, morsels`,
  candyChips: `
    butterscotch chip, peanut butter chip, toffee bit, cinnamon chip, toffee baking bit,
    caramel bit, butterscotch morsel, toffee chip, English toffee bit`,
  cocoaPowder: `
    cocoa powder, cocoa, unsweetened cocoa, unsweetened cocoa powder, cacao powder,
    Dutch-process cocoa, Dutch processed cocoa powder, Dutch-process cocoa powder, cacao,
    raw cacao powder, Dutch process cocoa powder, cocoa nibs, cacao nibs`,
  hotChocolateMix: `
    hot chocolate mix, hot cocoa mix, drinking chocolate, instant cocoa mix,
    chocolate milk powder, sweetened cocoa powder`,
  cocoaButter: 'cocoa butter',
  chocolateSpread: `
    chocolate spread, Nutella, hazelnut spread, chocolate hazelnut spread,
    chocolate-hazelnut spread, hazelnut cocoa spread`,
  chocolateSauce: `
    chocolate syrup, chocolate sauce, hot fudge, fudge sauce, hot fudge topping, fudge topping,
    hot fudge ice cream topping, chocolate topping, chocolate flavored syrup,
    chocolate-flavored syrup`,
  chocolateCandy: `
    candy bar, candy-coated chocolate, peanut butter cup, candy-coated milk chocolate,
    chocolate-covered toffee, miniature peanut butter cup, chocolate candy bar with nougat,
    candy-coated milk chocolate piece, candy-coated chocolate piece, malted milk ball,
    chocolate coated caramel candy, chocolate-covered caramel candy, Snickers, Kit Kat,
    fun size candy bar, M and M, M and M's, Heath bar, Heath toffee bit, Skor bar, Twix,
    Reese's peanut butter cup, chocolate-covered raisin, chocolate covered raisin,
    yogurt-covered raisin, chocolate-covered espresso bean, chocolate egg, chocolate Easter egg,
    almond brickle, almond brickle bit, almond toffee bit, peanut brittle, almond roca,
    chocolate covered almond, chocolate-covered almond, chocolate-covered peanut,
    chocolate covered peanut, Butterfinger, Butterfinger bar, Almond Joy, Mini Egg, Mini Eggs Candy,
    chocolate-coated caramel-peanut nougat candy`,
  candy: `
    candy, gummy candy, licorice, peppermint candy, candy cane, gumdrop, jelly bean, hard candy,
    gummy worm, candy corn, lollipop, candy melt, candy coating, fruit-flavored hard candy,
    jellybean, peppermint bark, gummy bear, gummy bears, gummi bear, jelly babies, wine gum, gummy`,
  nougat: `
    nougat, praline, praline paste, hazelnut paste, pistachio paste, turron, Jordan almond,
    candied almond, praline almond, calisson, torrone, pralines`,
  marzipan: 'marzipan, almond paste',
  fondant: 'fondant, rolled fondant, royal icing',
  frosting: `
    frosting, icing, vanilla frosting, chocolate frosting, buttercream, cream cheese frosting,
    white frosting, decorating icing, decorator icing, prepared frosting, white icing,
    vanilla icing, prepared chocolate frosting, prepared vanilla frosting, decorating gel`,
  sprinkles: `
    sprinkle, nonpareils, sugar pearls, chocolate sprinkle, rainbow sprinkle, candy sprinkle,
    colored sugar, decorating sugar, colored sprinkle, silver dragées, edible glitter, jimmies,
    multicolored candy sprinkle, multi-colored sprinkle, cake bead, dragée`,
  pectin: `
    pectin, fruit pectin, powdered pectin, liquid pectin, liquid fruit pectin,
    powdered fruit pectin`,
  puddingMix: `
    instant pudding mix, vanilla pudding mix, custard powder, instant vanilla pudding mix,
    vanilla pudding, chocolate pudding, pudding mix, instant chocolate pudding mix,
    chocolate pudding mix, Bird's custard powder, non-instant vanilla pudding mix,
    instant lemon pudding mix, prepared vanilla pudding, chocolate flavor instant pudding,
    vanilla flavor instant pudding, white chocolate flavor instant pudding,
    instant white chocolate pudding mix`,
  jelloPowder: `
    flavored gelatin mix, Jell-O, jello, strawberry gelatin, flavored gelatin,
    lime-flavored gelatin, strawberry flavored Jell-O mix, orange-flavored gelatin,
    lemon-flavored gelatin mix, strawberry-flavored gelatin, lime flavored Jell-O mix,
    lemon gelatin, raspberry gelatin, cherry gelatin, gelatin mix, lime gelatin mix,
    strawberry gelatin mix, lemon gelatin powder, gelatin dessert, flavor gelatin,
    flavored gelatine`,
  cakeMix: `
    cake mix, yellow cake mix, brownie mix, white cake mix, chocolate cake mix,
    devil's food cake mix, muffin mix, spice cake mix, angel food cake mix, cookie mix,
    gingerbread mix, corn muffin mix, cornbread mix, corn bread mix, dry corn muffin mix,
    German chocolate cake mix, lemon cake mix, gingerbread cake mix, corn bread muffin mix,
    sugar cookie mix, strawberry cake mix, butter cake mix, yellow cake mix with pudding,
    chocolate fudge cake mix, devil's food chocolate cake mix, fudge brownie mix`,
  pancakeMix: `
    pancake mix, baking mix, Bisquick, biscuit mix, biscuit baking mix, buttermilk baking mix,
    all-purpose baking mix, buttermilk pancake mix, waffle mix, dry pancake mix,
    buttermilk biscuit mix, crêpe mix`,
  maltedMilk: 'malted milk powder, malted milk, Ovaltine, Horlicks',
  wheatStarch: 'wheat starch',
  milletFlour: 'millet flour, sorghum flour, teff flour, fonio flour, sweet white sorghum flour',
  quinoaFlour: 'quinoa flour, amaranth flour',
  peanutFlour: 'peanut flour, peanut powder, powdered peanut butter, peanut butter powder',
  veganChocolate: `
    vegan chocolate, dairy-free chocolate, vegan chocolate chip, dairy-free chocolate chip,
    vegan dark chocolate, dairy-free dark chocolate, vegan white chocolate,
    non-dairy chocolate chip, non-dairy chocolate, vegan milk chocolate,
    vegan semisweet chocolate chip, dairy-free semisweet chocolate chip`,
  nutChocolate: `
    hazelnut chocolate, chocolate with hazelnuts, chocolate with almonds, hazelnut milk chocolate,
    Ferrero Rocher, gianduja chocolate`,
  nutSpread: 'pistachio cream, pistachio spread, hazelnut cream, nut spread, sweet pistachio cream',
  cookieButter: `
    cookie butter, speculoos spread, Biscoff spread, Lotus Biscoff spread, speculoos cookie butter,
    Biscoff cookie butter, cookie spread`,
  frangipane: 'frangipane, almond cream, almond cream filling',
  gianduja: 'gianduja, gianduia, praline chocolate',
  royalJelly: 'royal jelly, propolis, bee bread, bee pollen',
};
