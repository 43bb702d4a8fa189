import type { NamesOf } from '../notation.js';

export const cheeses: NamesOf<'cheeses'> = {
  cheese: `
    cheese, Wensleydale, Red Leicester, grated cheese, shredded cheese, Mexican cheese blend, pizza cheese,
    Italian cheese blend, Mexican-style cheese, shredded Mexican cheese blend, vegetarian cheese,
    cheese blend, sliced cheese, Mexican blend cheese, Tex Mex cheese, taco cheese, hard cheese`,
  cheddar: `
    cheddar, Cheddar cheese, sharp Cheddar cheese, mature cheddar, white cheddar,
    mild Cheddar cheese, extra-sharp Cheddar cheese, sharp cheddar`,
  mozzarella: `
    mozzarella, mozzarella cheese, fresh mozzarella, bocconcini, shredded mozzarella,
    part-skim mozzarella cheese, buffalo mozzarella, mozzarella ball, string cheese, mozarella`,
  burrata: 'burrata',
  parmesan: `
    Parmesan, Parmesan cheese, grated Parmesan, Parmigiano-Reggiano, Parmigiano,
    Parmigiano-Reggiano cheese, parmesean cheese, shredded Parmesan cheese`,
  pecorino: `
    pecorino, pecorino Romano, Romano cheese, Romano, pecorino cheese, Pecorino Romano cheese`,
  gruyere: 'Gruyère, Gruyère cheese',
  emmental: `
    Emmental, Swiss cheese, Emmentaler, Emmental cheese, Jarlsberg, Jarlsberg cheese, Swiss`,
  comte: 'Comté, comté cheese',
  beaufort: 'Beaufort, Beaufort cheese',
  raclette: 'raclette, raclette cheese',
  reblochon: 'reblochon, reblochon cheese',
  cantal: 'Cantal, Cantal cheese',
  tomme: 'tomme, tomme cheese',
  morbier: 'Morbier',
  munster: 'Muenster, Muenster cheese, Munster cheese, munster',
  camembert: 'Camembert, Camembert cheese',
  brie: 'Brie, Brie cheese',
  chaource: 'Chaource, Saint-Marcellin',
  saintNectaire: 'Saint-Nectaire',
  montDor: 'Vacherin, Vacherin cheese',
  blueCheese: 'blue cheese, Stilton, bleu cheese, Danish blue, Stilton cheese',
  roquefort: 'Roquefort, Roquefort cheese',
  gorgonzola: 'Gorgonzola, Gorgonzola cheese',
  goatCheese: "goat cheese, goat's cheese, chèvre, soft goat cheese, goats cheese, goats' cheese",
  sheepCheese: "sheep cheese, sheep's cheese, ewe's milk cheese",
  manchego: 'Manchego, Manchego cheese',
  feta: 'feta, feta cheese',
  halloumi: 'halloumi, halloumi cheese',
  paneer: 'paneer, paneer cheese',
  ricotta: 'ricotta, ricotta cheese, part-skim ricotta cheese',
  mascarpone: 'mascarpone, mascarpone cheese',
  creamCheese: `
    cream cheese, Philadelphia, Philadelphia cream cheese, Neufchâtel cheese, soft cheese,
    neufchâtel, reduced-fat cream cheese, full-fat soft cheese, low-fat cream cheese,
    herb and garlic cream cheese, chive and onion cream cheese`,
  garlicHerbCheese: 'garlic and herb cheese, Boursin, Boursin cheese',
  cottageCheese: 'cottage cheese, low-fat cottage cheese, small curd cottage cheese',
  processedCheese: `
    American cheese, processed cheese, Velveeta, cheese slice, process cheese, cheese spread,
    processed cheese food, Cheez Whiz, processed American cheese, process cheese food,
    cheese sauce, salsa con queso, queso dip`,
  gouda: 'Gouda, Gouda cheese, Edam, smoked Gouda cheese, Edam cheese, smoked Gouda',
  provolone: 'provolone, provolone cheese, scamorza',
  fontina: 'fontina, fontina cheese, Asiago, Asiago cheese, taleggio, Taleggio cheese',
  montereyJack: `
    Monterey Jack, Monterey Jack cheese, pepper Jack, pepper Jack cheese,
    Colby-Monterey Jack cheese, Colby cheese, Colby, Colby Jack, Jack cheese, Colby-Jack cheese`,
  havarti: 'Havarti, Havarti cheese',
  oka: 'Oka cheese',
  cheeseCurds: 'cheese curds, squeaky cheese',
  quesoFresco: 'queso fresco, cotija, cotija cheese, queso blanco, queso, queso fresco cheese',
  veganCheese: `
    vegan cheese, dairy-free cheese, vegan mozzarella, dairy-free mozzarella, vegan cheddar,
    dairy-free cheddar, vegan Parmesan, dairy-free Parmesan, vegan feta, dairy-free feta`,
  granaPadano: 'Grana Padano, Grana Padano cheese',
};
