import type { NamesOf } from '../notation.js';

export const legumes: NamesOf<'legumes'> = {
  lentil: `
    lentille, lentille verte, lentilles vertes, lentille brune, lentille du Puy, lentille blonde,
    lentilles cuites, lentilles en conserve`,
  redLentil: `
    lentille corail, lentille rouge, lentilles corail, lentille(s) corail, lentille orange`,
  dal: 'dal, dhal, urad dal, chana dal, toor dal',
  chickpea: `
    pois chiche, pois chiches en conserve, pois(-)chiche, pois chiches cuits,
    boîte de pois chiches, pois chiches secs`,
  aquafaba: 'aquafaba, jus de pois chiches, eau de pois chiches',
  splitPea: `
    pois cassé, pois jaune, pois cassés verts, pois à soupe, pois à soupe jaunes,
    pois entiers secs`,
  blackEyedPea: "cornille, dolique, dolique à œil noir, haricot à œil noir, pois d'Angole",
  whiteBean: `
    haricot blanc, haricot coco, haricot lingot, coco de Paimpol, mogette, haricot tarbais,
    flageolet, haricot cannellini, petit(s) haricot(s) blanc(s), haricots blancs en conserve,
    mojette, fève blanche, petites fèves blanches, haricot navy, soissons, haricot de Lima,
    fève de Lima, gros haricots blancs`,
  kidneyBean: `
    haricot rouge, haricots rouges en conserve, boîte de haricots rouges, haricot rognon,
    haricot rouge kidney`,
  blackBean: 'haricot noir, haricots noirs en conserve, boîte de haricots noirs, fève noire',
  pintoBean: 'haricot pinto, haricot romano, haricot borlotti, haricot rose, fève pinto',
  beans: `
    haricot, haricots secs, mélange de haricots, haricots mélangés, légumineuse,
    légumineuses mélangées, légume sec, légumes secs, légumineuses, haricots cuits,
    salade de légumineuses`,
  mungBean: 'haricot mungo',
  adzukiBean: 'haricot azuki, azuki, pâte de haricot(s) rouge(s), haricots azuki, haricot adzuki',
  soybean: `
    soja, graine de soja, haricot de soja, fève de soya, ?soya, natto, okara, escalope de soja,
    soja texturé, pâte de soja, graine(s) de soja, haricot(s) de soja, nattō, kinako,
    farine de kinako, flocons de soja, soja jaune, soja noir, germe(s) de soja jaune,
    protéine végétale de soja, sojas, soja en grains, concentré de soja, isolat de soja`,
  tofu: `
    tofu, tofu ferme, tofu nature, tofu fumé, tofu extra-ferme, tofu extra ferme, tofu mi-ferme,
    yuba, peau de tofu, steak de tofu, fromage de soja frais, aburaage, inari, koya-dofu, tofu frit,
    tofu soyeux mariné, tofu lactofermenté, sufu, nuggets de tofu, caillé de soja, pâté de soja`,
  silkenTofu: 'tofu soyeux, tofu mou',
  tempeh: 'tempeh, tempé, tempeh fumé, tempeh mariné',
  bakedBeans: 'haricots cuisinés, fèves au lard, fèves au lard en conserve, beans',
  refriedBeans: `
    haricots frits, purée de haricots, haricots sautés, haricots refrits, fèves frites,
    fèves sautées`,
  lupinBean: `
    lupin, graine de lupin, graine(s) de lupin, lupins, fève(s) de lupin, tramousse, lupin blanc,
    farine de graine(s) de lupin`,
  peaProtein: 'protéine de pois, protéine végétale',
  hummus: 'houmous, hummus, houmos, hommos, hoummous',
  falafel: 'falafel, mélange à falafel',
  beansInTomatoSauce: 'haricots à la sauce tomate, haricots blancs à la tomate',
  proteinPowder: 'protéines en poudre, poudre de protéines, poudre protéinée',
  eggTofu: "tofu aux œufs, tofu à l'œuf",
};
