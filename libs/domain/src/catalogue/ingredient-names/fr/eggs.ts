import type { NamesOf } from '../notation.js';

export const eggs: NamesOf<'eggs'> = {
  egg: `
    œuf, œuf frais, œuf entier, gros œuf, œuf battu, œuf moyen, œuf bio, œuf extra-frais, oeuf, euf,
    petit œuf, œuf brouillé, œuf de poule, œuf fermier, dorure, œufs battus, œuf au plat,
    œufs brouillés, œuf miroir, ovoproduit, ovoproduits, œuf entier liquide, œuf d'oie,
    œuf d'autruche, moyen œuf, poudre d'œuf, œuf en poudre, œufs en poudre, œuf cocotte`,
  eggWhite: `
    blanc d'œuf, blanc d'œuf(s), blanc d'oeufs, blancs en neige, blancs, albumine, albumine d'œuf,
    blanc d'œuf en poudre, blanc en neige, lysozyme, blancs d'œuf liquides, poudre de blanc d'œuf,
    albumen, ovalbumine`,
  eggYolk: "jaune d'œuf, jaune d'œuf(s), jaune d'oeufs, jaunes",
  hardBoiledEgg: 'œuf dur, œuf mollet, œuf(s) cuit(s) dur(s), œuf poché',
  quailEgg: 'œuf de caille, œuf de cailles',
  duckEgg: 'œuf de cane, œuf de canard',
  eggSubstitute: "succédané d'œuf, œuf liquide, œufs liquides, substitut d'œuf",
  veganEgg: `
    œuf végétal, œuf vegan, œuf végane, substitut d'œuf végétal, substitut végétal d'œuf(s),
    œuf sans œuf`,
};
