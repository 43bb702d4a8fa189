import type { NamesOf } from '../notation.js';

export const cheeses: NamesOf<'cheeses'> = {
  cheese: `
    fromage, fromage râpé, fromage à pizza, mélange de fromages, fromage jaune, fromage tex mex,
    fromage à pâte dure, fromage Tex-Mex, fromage en tranches, fromage italien râpé,
    mélange de fromages râpés, fromage suisse râpé`,
  cheddar: `
    cheddar, fromage cheddar, cheddar fort, cheddar râpé, cheddar blanc, cheddar jaune,
    cheddar orange, cheddar doux, vieux cheddar, chedar`,
  mozzarella: `
    mozzarella, mozzarella râpée, mozza, fromage mozzarella, boule de mozzarella,
    mozzarella fraîche, bocconcini, mozzarella di bufala, billes de mozzarella, mozarella,
    mozzarelle, mozzarella fior di latte`,
  burrata: 'burrata, stracciatella di bufala',
  parmesan: `
    parmesan, parmesan râpé, parmigiano, parmigiano reggiano, fromage parmesan, parmezan,
    parmegiano reggiano`,
  pecorino: 'pecorino, pecorino romano, romano, fromage romano',
  gruyere: 'gruyère, gruyère râpé, fromage gruyère',
  emmental: `
    emmental, emmental râpé, emmenthal, fromage suisse, fromage emmental, fromage emmenthal`,
  comte: 'comté',
  beaufort: 'beaufort, abondance',
  raclette: 'raclette, fromage à raclette',
  reblochon: 'reblochon',
  cantal: 'cantal, salers, laguiole, tomme fraîche',
  tomme: 'tomme, tome, tomme de Savoie',
  morbier: 'morbier',
  munster: 'munster, maroilles, livarot, fromage munster',
  camembert: 'camembert, fromage camembert',
  brie: 'brie, coulommiers, brie de Meaux, fromage brie, triple crème',
  chaource: 'chaource, saint-marcellin, saint marcellin',
  saintNectaire: 'saint-nectaire',
  montDor: "mont-d'or, vacherin, vacherin fribourgeois, mont d'or, vacherin Mont-d'Or",
  blueCheese: `
    bleu, fromage bleu, bleu d'Auvergne, fourme d'Ambert, stilton, bleu de Bresse, bleu danois`,
  roquefort: 'roquefort, fromage roquefort',
  gorgonzola: 'gorgonzola, fromage gorgonzola',
  goatCheese: `
    fromage de chèvre, chèvre, bûche de chèvre, chèvre frais, fromage de chèvre frais,
    crottin de chèvre, crottin, bûchette de chèvre, sainte-maure, crottin de Chavignol,
    rocamadour, Petit Billy, chèvre doux`,
  sheepCheese: 'fromage de brebis, brebis, ossau-iraty, brebis frais, tomme de brebis, brocciu',
  manchego: 'manchego, fromage manchego',
  feta: 'feta, féta, fromage feta, fromage féta',
  halloumi: 'halloumi, fromage à griller, fromage halloumi',
  paneer: 'paneer, panir',
  ricotta: 'ricotta, fromage ricotta, ricotte',
  mascarpone: 'mascarpone, fromage mascarpone',
  creamCheese: `
    fromage à la crème, fromage frais, fromage à tartiner, Philadelphia, St Môret,
    fromage frais à tartiner, fromage Philadelphia, fromage frais type Philadelphia, kiri,
    fromage fouetté, carré frais, Saint-Môret`,
  garlicHerbCheese: `
    ail et fines herbes, boursin, fromage ail et fines herbes,
    fromage à l'ail et aux fines herbes, tartare, fromage frais ail et fines herbes`,
  cottageCheese: 'cottage, fromage cottage, cottage cheese',
  processedCheese: `
    fromage fondu, Vache qui rit, fromage fondu en tranches, Velveeta, fromage à burger,
    fromage fondue, toastinette, fromage américain, Cheez Whiz, fromage orange en tranches,
    fromage à hamburger`,
  gouda: 'gouda, mimolette, edam, gouda fumé, fromage gouda, mimolette vieille',
  provolone: 'provolone, scamorza, fromage provolone',
  fontina: 'fontina, taleggio, asiago, fromage asiago, fromage fontina',
  montereyJack: `
    Monterey Jack, fromage Monterey Jack, pepper jack, fromage jack, Monterrey Jack,
    fromage Monterrey Jack`,
  havarti: 'havarti, fromage havarti',
  oka: 'oka, fromage Oka',
  cheeseCurds:
    'fromage en grains, fromage en grain!, fromage en crottes, fromage frais en grain(s), crottes de fromage',
  quesoFresco: 'queso fresco, cotija',
  veganCheese: `
    fromage végétal, fauxmage, fromage végane, fromage vegan, mozzarella végétale,
    mozzarella végane, mozzarella vegan, ricotta végétale, ricotta végane, ricotta vegan,
    feta végétale, feta végane, feta vegan, parmesan végétal, parmesan végane, parmesan vegan,
    cheddar végétal, cheddar végane, cheddar vegan, mascarpone végétal, mascarpone végane,
    mascarpone vegan, camembert végétal, camembert végane, camembert vegan, emmental végétal,
    emmental végane, emmental vegan, fromage végétalien, fromage râpé végétal, fromage râpé végane,
    fromage râpé vegan, fromage frais végétal, fromage frais vegan, fromage à la crème végétal,
    fromage à la crème végane, fromage de chèvre vegan, fromage à tartiner végétal, fromage de soja,
    fromage de soya, fromage de cajou, fromage de noix de cajou, fromage d'amande(s), feta de tofu,
    ricotta de tofu, tofu ricotta, ricotta d'amande(s), ricotta de cajou, parmesan de cajou,
    parmesan de noix de cajou`,
  granaPadano: 'grana padano, grana',
};
