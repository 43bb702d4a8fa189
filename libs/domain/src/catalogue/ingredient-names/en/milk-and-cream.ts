import type { NamesOf } from '../notation.js';

export const milkAndCream: NamesOf<'milkAndCream'> = {
  milk: `
    milk, whole milk, skim milk, low-fat milk, semi-skimmed milk, skimmed milk, nonfat milk,
    cow's milk, reduced-fat milk, fat-free milk, scalded milk, full-fat milk, lowfat milk,
    low fat milk, reduced fat milk, non-fat milk, fat free milk`,
  goatMilk: "goat milk, goat's milk",
  sheepMilk: "sheep's milk",
  buttermilk: 'buttermilk, low-fat buttermilk',
  powderedMilk: `
    powdered milk, dry milk, milk powder, dried milk, nonfat dry milk powder,
    instant nonfat dry milk, dry milk powder, nonfat dry milk`,
  evaporatedMilk: 'evaporated milk, low-fat evaporated milk, unsweetened condensed milk',
  condensedMilk: 'condensed milk, sweetened condensed milk',
  dulceDeLeche: 'dulce de leche, milk jam',
  cream: `
    cream, heavy cream, whipping cream, heavy whipping cream, single cream, light cream,
    table cream, pouring cream, cooking cream, thickened cream, coffee cream, dairy cream,
    cooking crème`,
  doubleCream: 'double cream, clotted cream',
  cremeFraiche: 'crème fraîche',
  sourCream: `
    sour cream, soured cream, low-fat sour cream, light sour cream, reduced-fat sour cream,
    fat-free sour cream`,
  halfAndHalf: 'half-and-half, half and half, half-and-half cream',
  whippedCream:
    'whipped cream, whipped topping, Cool Whip, frozen whipped topping, Chantilly cream',
  yogurt: `
    yogurt, plain yogurt, yoghurt, natural yogurt, natural yoghurt, plain yoghurt,
    low-fat yogurt, nonfat plain yogurt, plain nonfat yogurt, curd, curds`,
  greekYogurt: `
    Greek yogurt, Greek yoghurt, plain Greek yogurt, Greek-style yogurt, Greek style yogurt,
    Greek style plain yogurt`,
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
    cold butter, European-style butter`,
  saltedButter: 'salted butter, lightly salted butter',
  clarifiedButter: 'clarified butter, ghee, brown butter',
  margarine: `
    margarine, oleo, butter-flavored spread, buttery spread, butter substitute, vegetable spread,
    baking spread`,
  whey: 'whey, whey powder, whey protein',
  coffeeWhitener: 'coffee creamer, non-dairy creamer, powdered creamer',
  custard: 'custard, pastry cream, crème anglaise, custard sauce',
  iceCream: `
    ice cream, vanilla ice cream, chocolate ice cream, gelato, frozen yogurt, ice-cream, sherbet`,
  sorbet: 'sorbet',
  coconutMilk: `
    coconut milk, light coconut milk, lite coconut milk, canned coconut milk, coconutmilk`,
  coconutCream: 'coconut cream, cream of coconut, creamed coconut, coconut butter',
  soyMilk: 'soy milk, soya milk, soymilk, vanilla-flavored soy milk',
  soyCream: 'soy cream, soya cream, dairy-free cream, vegan cream',
  soyYogurt: 'soy yogurt, soya yogurt, vegan yogurt, dairy-free yogurt',
  almondMilk: 'almond milk, unsweetened almond milk, vanilla almond milk',
  oatMilk: 'oat milk, oat drink',
  riceMilk: 'rice milk, rice drink',
  hazelnutMilk: 'hazelnut milk',
  cashewMilk: 'cashew milk, cashew cream',
  oatCream: 'oat cream',
  coconutYogurt: 'coconut yogurt',
  plantMilk: 'plant milk, plant-based milk, non-dairy milk, dairy-free milk',
  veganButter: 'vegan butter, vegan margarine, plant-based butter, dairy-free butter',
};
