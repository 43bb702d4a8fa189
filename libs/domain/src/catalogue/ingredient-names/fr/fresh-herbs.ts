import type { NamesOf } from '../notation.js';

export const freshHerbs: NamesOf<'freshHerbs'> = {
  parsley: `
    persil, persil frais, persil plat, persil frisé, persil italien, persil séché,
    feuille de persil, persil haché, persile, racine de persil`,
  cilantro: `
    coriandre, coriandre fraîche, feuille de coriandre, persil arabe, coriandre ciselée,
    coriandre hachée, coriande, racine de coriandre`,
  basil: 'basilic, basilic frais, feuille de basilic, basilic séché, basilic pourpre, basillic',
  thaiBasil: 'basilic thaï, basilic thaïlandais, feuille de basilic thaï',
  mint: `
    menthe, menthe fraîche, feuille de menthe, menthe poivrée, menthe séchée, menthe verte`,
  thyme: `
    thym, thym frais, thym séché, serpolet, thym citron, thym citronné, feuille de thym, thyn`,
  rosemary: 'romarin, romarin frais, romarin séché, feuille de romarin',
  sage: 'sauge, sauge fraîche, feuille de sauge, sauge séchée',
  oregano: "origan, origan frais, origan séché, oregan, feuille d'origan",
  marjoram: 'marjolaine, marjolaine fraîche, marjolaine séchée',
  dill: "aneth, aneth frais, aneth séché, aneth fraîche, feuille d'aneth",
  tarragon: "estragon, estragon frais, estragon séché, feuille d'estragon",
  chervil: 'cerfeuil',
  chive: 'ciboulette, ciboulette fraîche, civette, cibouletttes, ciboulette ciselée',
  bayLeaf: 'feuille de laurier, laurier, laurier-sauce, laurier sauce',
  savory: "sarriette, sarriette d'été, sariette",
  sorrel: 'oseille',
  lovage: 'livèche, ache des montagnes',
  lemongrass: 'citronnelle, verveine des Indes',
  lemonVerbena: 'verveine, verveine citronnelle',
  lemonBalm: 'mélisse',
  limeLeaf: `
    feuille de lime, feuille de combava, feuille de lime kaffir, feuille de citron vert,
    feuille de kaffir, feuille de citronnier, feuille de lime keffir`,
  curryLeaf: 'feuille de curry, feuille de cari, feuille de kaloupilé',
  shiso: 'shiso, pérille',
  hyssop: 'hysope',
  borage: 'bourrache',
  epazote: 'épazote',
  edibleFlower: 'fleur comestible, capucine, violette, pétale de rose, fleur de sureau',
  lavender: 'lavande, fleur de lavande',
  hibiscus: "hibiscus, bissap, fleur d'hibiscus, karkadé",
  bouquetGarni: 'bouquet garni, bouquets garnis',
  mixedHerbs: `
    fines herbes, herbes, herbes fraîches, herbes aromatiques, herbe, herbes hachées,
    herbes séchées, fines herbes fraîches, mélange de fines herbes, aromates`,
  herbesDeProvence: 'herbes de Provence, herbe de Provence',
  italianSeasoning: `
    assaisonnement italien, épices italiennes, herbes italiennes, assaisonnement à l'italienne,
    épices à l'italienne, mélange italien`,
};
