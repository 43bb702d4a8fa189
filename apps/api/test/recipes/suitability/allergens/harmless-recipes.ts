import type { Locale } from '#domain/locale.js';
import { Random } from '#domain/random.js';
import { foodsWithoutAllergens } from './food-names.js';
import { fill, type GeneratedRecipe, shuffled } from './generated-recipe.js';

interface Templates {
  readonly names: readonly string[];
  readonly descriptions: readonly (string | null)[];
  readonly rawTexts: readonly string[];
  readonly notes: readonly (string | null)[];
  readonly textLines: readonly string[];
  readonly headings: readonly string[];
  readonly steps: readonly string[];
}

const FR: Templates = {
  names: [
    'Poêlée maison : {food}',
    'Salade {de}',
    'Mijoté {de}',
    'Mon plat préféré',
    '{food} au four',
  ],
  descriptions: [
    null,
    'Un plat simple pour toute la famille.',
    'Prêt en une demi-heure, idéal en semaine.',
    'La recette de ma grand-mère, parfaite pour les soirs d’hiver.',
    'Se garde trois jours au réfrigérateur et se congèle très bien.',
  ],
  rawTexts: [
    '200 g {de}',
    '1 kg {de}',
    '{food}',
    '2 {food}',
    '1 cuillère à soupe {de}',
    '{food} (facultatif)',
  ],
  notes: [
    null,
    null,
    'finement haché',
    'pour le moule',
    'coupé en dés',
    'à température ambiante',
    'selon votre goût',
  ],
  textLines: [
    'poivre du moulin',
    'sel',
    '{food} pour servir',
    'un peu {de}',
    'quelques brins de persil',
  ],
  headings: ['Pour la sauce', 'Pour servir', 'Garniture', 'Pour la marinade', 'Accompagnement'],
  steps: [
    'Préchauffer le four à 180 °C.',
    'Laver {food} et couper en morceaux.',
    'Éplucher, rincer et égoutter {food}.',
    "Faire chauffer l'huile d'olive dans une grande poêle.",
    'Ajouter {food}, puis laisser mijoter 20 minutes à feu doux.',
    'Saler, poivrer et servir aussitôt.',
    'Mélanger {food} dans un grand saladier.',
    'Réserver au frais pendant une heure.',
    "Couvrir d'eau froide et porter à ébullition.",
    'Retirer du feu, couvrir et laisser reposer 5 minutes.',
    'Enfourner 30 minutes : le dessus doit être doré.',
    'Mixer finement, goûter et rectifier l’assaisonnement.',
    'Disposer dans les assiettes et décorer {de}.',
    'Pendant ce temps, préparer le reste.',
    'Verser {food} dans un moule à cake huilé, puis démouler sur un plat.',
    'Huiler le moule et laisser refroidir avant de démouler.',
    'Répartir {food} dans des moules individuels ou des moules en silicone.',
    'Dans une terrine, mélanger {food} et un peu d’eau.',
    'Tapisser une terrine de papier sulfurisé et tasser {food} dans la terrine.',
    'Porter la marmite à ébullition et laisser mijoter {food} dans une grande marmite.',
    'Réduire {food} en purée et façonner en boulettes.',
    'Former des boules de la taille d’une noix et les aplatir en forme de galette.',
    'Ajouter une noix de {food}, puis cuire jusqu’à une couleur caramel.',
    'Servir le tartare {de} sur un plat à tarte.',
    'Couper {food} comme des frites et servir.',
  ],
};

const EN: Templates = {
  names: [
    'Homemade skillet: {food}',
    '{food} salad',
    'Slow-cooked {food}',
    'My favourite dinner',
    'Baked {food}',
  ],
  descriptions: [
    null,
    'A simple dish for the whole family.',
    'Ready in half an hour, ideal for a weeknight.',
    "My grandmother's recipe, perfect for cold evenings.",
    'Keeps for three days in the fridge and freezes very well.',
  ],
  rawTexts: [
    '200 g {food}',
    '2 lb {food}',
    '{food}',
    '2 {food}',
    '1 tablespoon {food}',
    '{food} (optional)',
  ],
  notes: [null, null, 'finely chopped', 'diced', 'at room temperature', 'to taste'],
  textLines: [
    'freshly ground pepper',
    'salt',
    '{food} to serve',
    'a little {food}',
    'a few sprigs of parsley',
  ],
  headings: ['For the sauce', 'To serve', 'Topping', 'For the marinade', 'Side dish'],
  steps: [
    'Preheat the oven to 180 °C.',
    'Wash {food} and cut into pieces.',
    'Peel, rinse and drain {food}.',
    'Heat the olive oil in a large skillet.',
    'Add {food}, then simmer for 20 minutes over low heat.',
    'Season with salt and pepper and serve at once.',
    'Mix {food} in a large bowl.',
    'Chill for one hour.',
    'Cover with cold water and bring to a boil.',
    'Remove from the heat, cover and let rest for 5 minutes.',
    'Bake for 30 minutes until the top is golden.',
    'Blend until smooth, taste and adjust the seasoning.',
    'Divide among plates and garnish with {food}.',
    'In the meantime, prepare the rest.',
    'Sprinkle {food} over the top and sprinkle with salt.',
    'Wrap {food} in foil, wrap tightly and let rest.',
    'Cream {food} with the sugar in a mixing bowl.',
    'Roll into balls the size of a walnut.',
    'Roll the mixture into a sausage and cut as thin as a pancake.',
    'Spoon {food} into a muffin tin, a pie dish or an oiled cake tin.',
    'Blend {food} until it looks like breadcrumbs.',
    'Label and date each jar.',
    'Put {food} in a casserole dish or a terrine dish.',
  ],
};

const TEMPLATES: Readonly<Record<Locale, Templates>> = { fr: FR, en: EN };

/** Recipes that name no food with an allergen. */
export function harmlessRecipes(locale: Locale, count: number, seed: number): GeneratedRecipe[] {
  const random = new Random(seed);
  return Array.from({ length: count }, () => harmlessRecipe(locale, random));
}

function harmlessRecipe(locale: Locale, random: Random): GeneratedRecipe {
  const templates = TEMPLATES[locale];
  const foods = shuffled(foodsWithoutAllergens(locale), random).slice(0, random.between(3, 8));
  const filled = (of: readonly string[]) => fill(random.pick(of), random.pick(foods).name);
  return {
    locale,
    name: filled(templates.names),
    description: random.pick(templates.descriptions),
    tags: [],
    lines: foods.map(({ key, name }) => ({
      key,
      note: random.pick(templates.notes),
      rawText: fill(random.pick(templates.rawTexts), name),
    })),
    otherLines: [
      { kind: 'HEADING', text: random.pick(templates.headings), before: 1 },
      { kind: 'TEXT', text: filled(templates.textLines), before: 2 },
    ],
    steps: shuffled(templates.steps, random)
      .slice(0, random.between(3, 6))
      .map((step) => fill(step, random.pick(foods).name)),
  };
}
