import type { NamesOf } from '../notation.js';

export const oilsAndVinegars: NamesOf<'oilsAndVinegars'> = {
  oil: `
    oil, cooking oil, neutral oil, frying oil, oil for frying, oil for deep frying,
    neutral-flavored oil, oil for brushing, deep frying oil, neutral cooking oil`,
  vegetableOil: `
    vegetable oil, salad oil, soybean oil, Wesson oil, vegetable oil for frying,
    light vegetable oil, pure vegetable oil`,
  oliveOil: `
    olive oil, extra-virgin olive oil, extra virgin olive oil, light olive oil, EVOO,
    virgin olive oil, organic extra virgin olive oil, pure olive oil, extra light olive oil,
    extra-virgin olive-oil, olive oil cooking oil`,
  sunflowerOil: 'sunflower oil, sunflower seed oil',
  canolaOil: 'canola oil, rapeseed oil, canola',
  peanutOil: 'peanut oil, groundnut oil',
  sesameOil: `
    sesame oil, toasted sesame oil, Asian sesame oil, dark sesame oil, Asian toasted sesame oil,
    roasted sesame oil, sesame seed oil`,
  walnutOil: 'walnut oil, nut oil',
  hazelnutOil: 'hazelnut oil',
  almondOil: 'almond oil',
  grapeseedOil: 'grapeseed oil, grape seed oil',
  cornOil: 'corn oil',
  coconutOil: `
    coconut oil, melted coconut oil, virgin coconut oil, refined coconut oil,
    unrefined coconut oil, extra virgin coconut oil, organic coconut oil`,
  avocadoOil: 'avocado oil',
  safflowerOil: 'safflower oil',
  flaxOil: 'flaxseed oil, linseed oil',
  riceBranOil: 'rice bran oil',
  palmOil: 'palm oil, red palm oil',
  truffleOil: 'truffle oil, white truffle oil, black truffle oil',
  chiliOil: 'chili oil, chile oil, hot chili oil, chilli oil, hot chile oil, hot sesame oil',
  garlicOil: 'garlic oil, garlic-infused oil, infused oil, basil oil',
  cookingSpray: `
    cooking spray, nonstick cooking spray, oil spray, vegetable oil spray, baking spray, Pam,
    vegetable cooking spray, olive oil cooking spray, non-stick cooking spray, olive oil spray,
    butter-flavored cooking spray, canola oil spray, vegetable oil cooking spray, nonstick spray,
    canola cooking spray, butter flavored cooking spray, butter cooking spray,
    canola oil cooking spray, non-stick spray, no-stick cooking spray, coconut oil cooking spray`,
  shortening: `
    shortening, vegetable shortening, Crisco, butter-flavored shortening, vegetable fat,
    solid vegetable shortening, butter flavored shortening`,
  lard: 'lard, pork fat, pork lard',
  fat: 'fat, fatback, cooking fat',
  duckFat: 'duck fat, goose fat',
  beefFat: 'suet, beef dripping, tallow, beef suet, beef fat, beef tallow',
  baconFat: 'bacon grease, bacon fat, bacon dripping, chicken fat, schmaltz',
  bardeDeLard: 'caul fat, barding fat',
  vinegar: 'vinegar, raspberry vinegar, fruit vinegar, tarragon vinegar, coconut vinegar',
  whiteVinegar: `
    white vinegar, distilled white vinegar, distilled vinegar, white distilled vinegar,
    spirit vinegar`,
  wineVinegar: 'wine vinegar',
  redWineVinegar: 'red wine vinegar, red-wine vinegar',
  whiteWineVinegar: 'white wine vinegar, white-wine vinegar',
  ciderVinegar: 'cider vinegar, apple cider vinegar',
  balsamicVinegar: 'balsamic vinegar, balsamic, aged balsamic vinegar, dark balsamic vinegar',
  whiteBalsamicVinegar: 'white balsamic vinegar',
  riceVinegar: `
    rice vinegar, rice wine vinegar, seasoned rice vinegar, unseasoned rice vinegar,
    black vinegar, Chinkiang vinegar, Chinese black vinegar, seasoned rice wine vinegar,
    sushi vinegar`,
  sherryVinegar: 'sherry vinegar, champagne vinegar, sherry wine vinegar',
  maltVinegar: 'malt vinegar',
};
