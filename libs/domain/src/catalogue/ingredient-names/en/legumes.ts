import type { NamesOf } from '../notation.js';

export const legumes: NamesOf<'legumes'> = {
  lentil: `
    lentil, green lentil, brown lentil, Puy lentil, cooked lentil, dried lentil, French lentil,
    beluga lentil, black lentil, canned lentil`,
  redLentil: 'red lentil, coral lentil, split red lentil, masoor dal',
  dal: 'dal, urad dal, chana dal, split pigeon pea, toor dal, split gram, moong dal',
  chickpea: 'chickpea, garbanzo, garbanzo bean, chick pea, chana, canned chickpea, cooked chickpea',
  aquafaba: 'aquafaba, chickpea liquid',
  splitPea: 'split pea, yellow split pea, green split pea, yellow pea, dried split pea',
  blackEyedPea:
    'black-eyed pea, blackeye pea, blackeyed pea, black-eyed bean, cowpea, pigeon pea, black eyed pea, field pea',
  whiteBean: `
    white bean, cannellini bean, navy bean, great Northern bean, haricot bean, butter bean,
    lima bean, flageolet bean, white kidney bean, cannellini, pea bean, baby lima bean,
    small white bean, butterbean, great northern, canned white bean`,
  kidneyBean: `
    kidney bean, rajma, red kidney bean, red bean, dark red kidney bean, light red kidney bean,
    dark kidney bean, canned kidney bean`,
  blackBean: 'black bean, turtle bean, canned black bean, black beans',
  pintoBean: `
    pinto bean, borlotti bean, cranberry bean, romano bean, pink bean, chili bean,
    ranch-style bean, chili beans, vegetarian refried beans!, fat-free refried beans!, borlotti`,
  beans: `
    bean, mixed beans, dried beans, cooked beans, canned beans, pulse, mixed bean, legume,
    dried bean, bean soup mix, bean soup, mixed bean soup mix`,
  mungBean: 'mung bean, moong bean',
  adzukiBean: `
    adzuki bean, azuki bean, red bean paste, aduki bean, sweet bean paste, sweet red bean paste,
    adzuki`,
  soybean: `
    soybean, soya bean, soy, dried soybean, soy bean, soy protein, natto, okara, soy nut, soy curl,
    soy protein isolate, soya, kinako, soya chunk, soy chunk, soya flake, soy flake,
    roasted soybean, soy grit, soybeans, soja, glycine max, soy product, soy protein concentrate,
    soya protein, soy fiber, nutrela`,
  tofu: `
    tofu, firm tofu, extra-firm tofu, smoked tofu, extra firm tofu, fried tofu, bean curd,
    super-firm tofu, yuba, tofu skin, bean curd skin, bean curd sheet, tofu steak, tofu puff,
    beancurd, soya curd, aburaage, inari, koya dofu, sufu, fermented tofu, tofu cube, tofu crumble,
    soybean curd, soy curd, stinky tofu, tofu scramble`,
  silkenTofu: 'silken tofu, soft tofu',
  tempeh: 'tempeh, tempe, smoked tempeh',
  bakedBeans: 'baked beans, pork and beans, Boston baked beans, baked bean, maple baked beans',
  refriedBeans: 'refried beans, refried bean, refried black beans',
  lupinBean: `
    lupin, lupini bean, lupin bean, lupini, lupine, lupin seed, tremoço, tremoços, altramuz,
    altramuces, tarwi, lupins, lupin flake, lupine bean, lupine seed, lupin protein, termos bean,
    lupini beans`,
  peaProtein: 'pea protein',
  hummus: 'hummus, houmous',
  falafel: 'falafel, falafel mix',
  beansInTomatoSauce: 'beans in tomato sauce, vegetarian baked beans',
  proteinPowder: 'protein powder',
  eggTofu: 'egg tofu',
};
