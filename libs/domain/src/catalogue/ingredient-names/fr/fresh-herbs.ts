import type { NamesOf } from '../notation.js';

export const freshHerbs: NamesOf<'freshHerbs'> = {
  parsley: `
    persil, persil frais, persil plat, persil frisé, persil italien, persil séché,
    feuille(s) de persil, persil haché, persile, racine de persil`,
  cilantro: `
    coriandre, coriandre fraîche, feuille(s) de coriandre, persil arabe, coriandre ciselée,
    coriandre hachée, coriande, racine de coriandre`,
  basil: `
    basilic, basilic frais, feuille(s) de basilic, basilic séché, basilic pourpre, basillic`,
  thaiBasil: 'basilic thaï, basilic thaïlandais, feuille(s) de basilic thaï',
  mint: `
    menthe, menthe fraîche, feuille(s) de menthe, menthe poivrée, menthe séchée, menthe verte`,
  thyme: `
    thym, thym frais, thym séché, serpolet, thym citron, thym citronné, feuille(s) de thym, thyn`,
  rosemary: 'romarin, romarin frais, romarin séché, feuille(s) de romarin',
  sage: 'sauge, sauge fraîche, feuille(s) de sauge, sauge séchée',
  oregano: "origan, origan frais, origan séché, oregan, feuille(s) d'origan",
  marjoram: 'marjolaine, marjolaine fraîche, marjolaine séchée',
  dill: "aneth, aneth frais, aneth séché, aneth fraîche, feuille(s) d'aneth",
  tarragon: "estragon, estragon frais, estragon séché, feuille(s) d'estragon",
  chervil: 'cerfeuil',
  chive: 'ciboulette, ciboulette fraîche, civette, cibouletttes, ciboulette ciselée',
  bayLeaf: 'feuille(s) de laurier, laurier, laurier-sauce, laurier sauce',
  savory: "sarriette, sarriette d'été, sariette",
  sorrel: 'oseille',
  lovage: 'livèche, ache des montagnes',
  lemongrass: 'citronnelle, verveine des Indes',
  lemonVerbena: 'verveine, verveine citronnelle',
  lemonBalm: 'mélisse',
  limeLeaf: `
    feuille(s) de lime, feuille(s) de combava, feuille(s) de lime kaffir,
    feuille(s) de citron vert, feuille(s) de kaffir, feuille(s) de citronnier,
    feuille(s) de lime keffir`,
  curryLeaf: 'feuille(s) de curry, feuille(s) de cari, feuille(s) de kaloupilé',
  shiso: 'shiso, pérille',
  hyssop: 'hysope',
  borage: 'bourrache',
  epazote: 'épazote',
  edibleFlower: 'fleur(s) comestible(s), capucine, violette, pétale(s) de rose, fleur(s) de sureau',
  lavender: 'lavande, fleur(s) de lavande',
  hibiscus: "hibiscus, bissap, fleur(s) d'hibiscus, karkadé",
  bouquetGarni: 'bouquet garni, bouquets garnis',
  mixedHerbs: `
    fines herbes, herbes, herbes fraîches, herbes aromatiques, herbe, herbes hachées,
    herbes séchées, fines herbes fraîches, mélange de fines herbes, aromates`,
  herbesDeProvence: 'herbes de Provence, herbe(s) de Provence',
  italianSeasoning: `
    assaisonnement italien, épices italiennes, herbes italiennes, assaisonnement à l'italienne,
    épices à l'italienne, mélange italien`,
};
