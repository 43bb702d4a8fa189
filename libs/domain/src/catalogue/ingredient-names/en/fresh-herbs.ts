import type { NamesOf } from '../notation.js';

export const freshHerbs: NamesOf<'freshHerbs'> = {
  parsley: `
    parsley, flat-leaf parsley, curly parsley, Italian parsley, parsley leaf, dried parsley,
    parsley flake, fresh parsley, flat leaf parsley, Italian flat-leaf parsley, parsley sprig`,
  cilantro: `
    cilantro, fresh cilantro, cilantro leaf, coriander, fresh coriander, coriander leaf,
    Chinese parsley, cilantro stem, cilantro sprig, coriander root, dried cilantro`,
  basil: 'basil, fresh basil, basil leaf, dried basil, sweet basil, basil flakes',
  thaiBasil: 'Thai basil, Thai basil leaf, holy basil',
  mint: `
    mint, fresh mint, mint leaf, peppermint, spearmint, dried mint, mint sprig, peppermint leaf,
    mint flakes`,
  thyme: 'thyme, fresh thyme, dried thyme, thyme leaf, lemon thyme, ground thyme, thyme sprig',
  rosemary: `
    rosemary, fresh rosemary, dried rosemary, rosemary leaf, rosemary sprig, rosemary needle`,
  sage: 'sage, fresh sage, sage leaf, dried sage, rubbed sage, ground sage, dry sage',
  oregano: 'oregano, fresh oregano, dried oregano, oregano leaf, Mexican oregano, ground oregano',
  marjoram: 'marjoram, dried marjoram, sweet marjoram, ground marjoram',
  dill: `
    dill, fresh dill, dill weed, dillweed, dried dill, dill frond, dried dill weed, dill sprig`,
  tarragon: 'tarragon, fresh tarragon, dried tarragon, tarragon leaf',
  chervil: 'chervil, dried chervil',
  chive: 'chive, fresh chive, dried chive, chives, garlic chive, Chinese chive',
  bayLeaf: 'bay leaf, bay, laurel leaf, bay laurel, bayleaf',
  savory: 'savory, summer savory, dried savory, winter savory',
  sorrel: 'sorrel',
  lovage: 'lovage',
  lemongrass: 'lemongrass, lemon grass, lemongrass stalk, lemon grass stalk',
  lemonVerbena: 'lemon verbena, verbena',
  lemonBalm: 'lemon balm, melissa',
  limeLeaf: 'kaffir lime leaf, lime leaf, makrut lime leaf, keffir lime leaf',
  curryLeaf: 'curry leaf',
  shiso: 'shiso, perilla, shiso leaf',
  hyssop: 'hyssop',
  borage: 'borage',
  epazote: 'epazote',
  edibleFlower: 'edible flower, nasturtium, rose petal, violet, elderflower, edible pansy',
  lavender: 'lavender, lavender flower, dried lavender, culinary lavender',
  hibiscus: 'hibiscus, dried hibiscus flower, hibiscus flower',
  bouquetGarni: 'bouquet garni',
  mixedHerbs: `
    herbs, mixed herbs, fresh herbs, herb, dried herbs, fines herbes, mixed fresh herbs,
    herb blend, chopped herbs`,
  herbesDeProvence: 'herbes de Provence, herbs de Provence, Provençal herbs',
  italianSeasoning: `
    Italian seasoning, Italian herbs, dried Italian herbs, dried Italian seasoning,
    Italian herb seasoning, Italian spice, Italian herb mix`,
};
