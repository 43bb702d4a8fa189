import type { NamesOf } from '../notation.js';

export const milkAndCream: NamesOf<'milkAndCream'> = {
  milk: `
    milk, whole milk, skim milk, low-fat milk, semi-skimmed milk, skimmed milk, nonfat milk,
    cow's milk, reduced-fat milk, fat-free milk, scalded milk, full-fat milk, lowfat milk,
    low fat milk, reduced fat milk, non-fat milk, fat free milk, cows' milk, dairy milk, raw milk,
    lactose-free milk, infant formula, baby formula, milk solids, UHT milk, fresh milk, warm milk,
    milk fat, butterfat, dairy, dairy product, camel milk, buffalo milk, colostrum, chocolate milk`,
  goatMilk: "goat milk, goat's milk",
  sheepMilk: "sheep's milk",
  buttermilk: `
    buttermilk, low-fat buttermilk, chaas, cultured buttermilk, buttermilk powder, filmjölk,
    soured milk, sour milk, clabbered milk`,
  powderedMilk: `
    powdered milk, dry milk, milk powder, dried milk, nonfat dry milk powder,
    instant nonfat dry milk, dry milk powder, nonfat dry milk, khoya, mawa, skimmed milk powder,
    whole milk powder, nonfat milk powder, khoa, dry milk solids`,
  evaporatedMilk: 'evaporated milk, low-fat evaporated milk, unsweetened condensed milk',
  condensedMilk: 'condensed milk, sweetened condensed milk',
  dulceDeLeche: 'dulce de leche, milk jam',
  cream: `
    cream, heavy cream, whipping cream, heavy whipping cream, single cream, light cream,
    table cream, pouring cream, cooking cream, thickened cream, coffee cream, dairy cream,
    cooking crème`,
  doubleCream: `
    double cream, clotted cream, kaymak, kajmak, malai, Devonshire cream, extra-thick cream,
    thick cream`,
  cremeFraiche: 'crème fraîche',
  sourCream: `
    sour cream, soured cream, low-fat sour cream, light sour cream, reduced-fat sour cream,
    fat-free sour cream, smetana, crema, Mexican crema, crème aigre, schmand`,
  halfAndHalf: 'half-and-half, half and half, half-and-half cream',
  whippedCream:
    'whipped cream, whipped topping, Cool Whip, frozen whipped topping, Chantilly cream',
  yogurt: `
    yogurt, plain yogurt, yoghurt, natural yogurt, natural yoghurt, plain yoghurt, low-fat yogurt,
    nonfat plain yogurt, plain nonfat yogurt, curd, curds, dahi, curds yogurt, ayran, doogh, laban,
    leben, set yogurt, live yogurt, yogurt drink, drinking yogurt, hung curd, strained yogurt,
    whole milk yogurt, sheep's yogurt, goat's yogurt, yoghurts, yogurt powder`,
  greekYogurt: `
    Greek yogurt, Greek yoghurt, plain Greek yogurt, Greek-style yogurt, Greek style yogurt,
    Greek style plain yogurt, labneh, labne`,
  flavoredYogurt: `
    vanilla yogurt, fruit yogurt, lemon yogurt, strawberry yogurt, flavored yogurt,
    vanilla Greek yogurt`,
  skyr: 'skyr',
  kefir: 'kefir',
  fromageBlanc: 'fromage blanc, fromage frais, fresh curd cheese',
  quark: "quark, curd cheese, farmer cheese, farmer's cheese",
  petitSuisse: 'petit suisse',
  butter: `
    butter, unsalted butter, melted butter, sweet butter, softened butter, stick butter,
    cold butter, European-style butter, garlic butter, herb butter, sweet cream butter,
    cultured butter, spreadable butter, compound butter, Irish butter, beurre manié, beurre blanc,
    soft butter, butter stick, butter curl, whipped butter, maître d'hôtel butter, butter fat`,
  saltedButter: 'salted butter, lightly salted butter',
  clarifiedButter: `
    clarified butter, ghee, brown butter, smen, samneh, samna, niter kibbeh,
    anhydrous milk fat, beurre noisette, browned butter, desi ghee`,
  margarine: `
    margarine, marg!, oleo, butter-flavored spread, buttery spread, butter substitute, vegetable spread,
    baking spread`,
  whey: `
    whey, whey powder, whey protein, lactose, whey protein isolate, sweet whey, lactalbumin,
    lactoserum, whey isolate`,
  coffeeWhitener: `
    coffee creamer, non-dairy creamer, powdered creamer, nondairy creamer, liquid non-dairy creamer`,
  custard: 'custard, pastry cream, crème anglaise, custard sauce',
  iceCream: `
    ice cream, vanilla ice cream, chocolate ice cream, gelato, frozen yogurt, ice-cream, sherbet`,
  sorbet: 'sorbet',
  coconutMilk: `
    coconut milk, light coconut milk, lite coconut milk, canned coconut milk, coconutmilk,
    condensed coconut milk, sweetened condensed coconut milk, evaporated coconut milk,
    coconut milk powder, coconut drink, coconut milk beverage`,
  coconutCream: `
    coconut cream, cream of coconut, creamed coconut, coconut butter, whipped coconut cream,
    coconut whipped cream, coconut creamer, coconut whipped topping`,
  soyMilk: `
    soy milk, soya milk, soymilk, vanilla-flavored soy milk, soy drink, soya drink, soy beverage`,
  soyCream: `
    soy cream, soya cream, soy creamer, soy whipped cream, soy whipping cream, soy sour cream`,
  soyYogurt: 'soy yogurt, soya yogurt, soy yoghurt, soya yoghurt, soy milk yogurt',
  almondMilk: `
    almond milk, unsweetened almond milk, vanilla almond milk, almondmilk, almond drink,
    almond creamer, almond milk creamer`,
  oatMilk: 'oat milk, oat drink, oatmilk, oat creamer, oat milk creamer, oat beverage',
  riceMilk: 'rice milk, rice drink, rice beverage',
  hazelnutMilk: 'hazelnut milk, hazelnut drink',
  cashewMilk: 'cashew milk, cashew cream, cashew nut milk, cashew nut cream',
  oatCream: 'oat cream, oat cooking cream, oat whipping cream',
  coconutYogurt: 'coconut yogurt, coconut yoghurt, coconut milk yogurt',
  plantMilk: `
    plant milk, plant-based milk, non-dairy milk, dairy-free milk, vegan milk, nondairy milk,
    nondairy milk substitute, hemp milk, pea milk, flax milk, quinoa milk, plant-based drink`,
  veganButter: `
    vegan butter, vegan margarine, plant-based butter, dairy-free butter, dairy-free margarine,
    plant butter, non-dairy butter, dairy-free spread, vegan buttery spread, vegan spread,
    plant-based margarine, vegan buttery stick, vegan butter stick, vegan butter substitute,
    soy margarine, soya margarine`,
  nutMilk: `
    nut milk, walnut milk, macadamia milk, macadamia nut milk, pistachio milk, pecan milk,
    Brazil nut milk`,
  plantCream: `
    plant cream, plant-based cream, vegan cream, dairy-free cream, non-dairy cream,
    vegan heavy cream, plant-based heavy cream, dairy-free heavy cream, vegan double cream,
    vegan single cream, plant-based cooking cream, vegan sour cream, dairy-free sour cream,
    plant-based sour cream, vegan whipped cream, dairy-free whipped cream,
    plant-based whipped cream, vegan whipping cream, dairy-free whipped topping,
    vegan crème fraîche, dairy-free crème fraîche, rice cream`,
  plantYogurt: `
    plant-based yogurt, plant yogurt, vegan yogurt, dairy-free yogurt, non-dairy yogurt,
    plant-based yoghurt, vegan yoghurt, dairy-free yoghurt, vegan Greek yogurt,
    dairy-free Greek yogurt, plant-based Greek yogurt, almond yogurt, almond milk yogurt,
    almond yoghurt, oat yogurt, oat milk yogurt, oat yoghurt, cashew yogurt, cashew milk yogurt,
    rice yogurt`,
  veganIceCream: `
    vegan ice cream, dairy-free ice cream, non-dairy ice cream, plant-based ice cream,
    vegan vanilla ice cream, dairy-free vanilla ice cream`,
  casein: `
    casein, caseinate, sodium caseinate, milk protein, calcium caseinate, caseinates,
    micellar casein, milk casein`,
  peanutMilk: 'peanut milk',
};
