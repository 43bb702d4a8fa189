import type { NamesOf } from '../notation.js';

export const bakingAids: NamesOf<'bakingAids'> = {
  yeast: `
    yeast, active dry yeast, instant yeast, fresh yeast, baker's yeast, dry yeast, dried yeast,
    fast-action yeast, bread machine yeast, rapid-rise yeast, quick-rise yeast,
    active dried yeast, compressed yeast, quick rising yeast, fast-action dried yeast,
    cake yeast, instant dry yeast, rapid rise yeast, instant or rapid-rise yeast,
    easy-blend yeast`,
  brewersYeast: "brewer's yeast",
  nutritionalYeast: 'nutritional yeast, nutritional yeast flake',
  bakingPowder: `
    baking powder, double-acting baking powder, double acting baking powder,
    gluten-free baking powder`,
  bakingSoda: 'baking soda, bicarbonate of soda, bicarb, sodium bicarbonate, soda, bicarb soda',
  creamOfTartar: 'cream of tartar',
  citricAcid: 'citric acid, ascorbic acid, sour salt, vitamin C, tartaric acid',
  gelatin: `
    gelatin, gelatine, gelatin sheet, unflavored gelatin, powdered gelatin, gelatin powder,
    gelatin leaf, gelatine leaf, leaf gelatine, gelatine sheet, unflavored gelatin powder,
    unflavored gelatine, plain gelatin, Knox gelatin, unflavored powdered gelatin, beef gelatin,
    pork gelatin`,
  agarAgar: 'agar-agar, agar, agar powder, agar-agar powder, carrageenan',
  xanthanGum: 'xanthan gum, guar gum',
  foodColoring: `
    food coloring, food colouring, gel food coloring, red food coloring, green food coloring,
    blue food coloring, yellow food coloring, orange food coloring, black food coloring,
    paste food coloring, gel paste food coloring, liquid food coloring`,
  rennet: 'rennet',
  lecithin: 'lecithin, soy lecithin, soya lecithin, lecithin granule, lecithins',
  baconBits: `
    imitation bacon bit, vegan bacon, vegetarian bacon bit, tempeh bacon, soy bacon, coconut bacon,
    plant-based bacon bit`,
  matchaPowder: 'matcha, matcha powder, green tea powder, matcha tea powder',
  instantCoffee: `
    instant coffee, instant espresso powder, espresso powder, instant coffee granules,
    instant coffee powder, coffee powder, instant espresso, coffee granules,
    instant espresso coffee powder, instant coffee crystals, instant espresso coffee granules`,
  mashedPotatoes: `
    mashed potatoes, mashed potato, instant mashed potatoes, potato flake,
    instant mashed potato flake, instant potato flake, instant mashed potato`,
  cheeseCulture: `
    yogurt starter, yogurt culture, mesophilic culture, thermophilic culture, cheese culture, kefir grains`,
  collagen: 'collagen, collagen powder, collagen peptides, marine collagen',
  shellac: "shellac, confectioner's glaze",
  carmine: 'carmine, cochineal, cochineal extract, carminic acid',
  sulphite: `
    sulphite, sulfite, metabisulphite, metabisulfite, sodium metabisulphite,
    potassium metabisulphite, sulphur dioxide, sulfur dioxide, Campden tablet`,
  beeswax: "beeswax, bees wax, bee's wax",
};
