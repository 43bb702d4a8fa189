// The timed session of three example recipes as a picture, for the documentation.
import { importCompiled } from './prepare.mjs';

const RECIPES = [
  {
    name: 'Gratin dauphinois',
    steps: [
      'Préchauffer le four à 180 °C.',
      'Éplucher 1 kg de pommes de terre et 2 gousses d’ail, puis couper les pommes de terre en rondelles.',
      'Verser 50 cl de crème, saler et poivrer.',
      'Enfourner pendant 50 minutes.',
    ],
  },
  {
    name: 'Soupe de carottes',
    steps: [
      'Éplucher 6 carottes et 1 oignon.',
      'Émincer l’oignon et le faire revenir 5 minutes dans une casserole.',
      'Ajouter les carottes et laisser mijoter 25 minutes.',
      'Mixer la soupe.',
    ],
  },
  {
    name: 'Chili aux haricots rouges',
    steps: [
      'Faire tremper 300 g de haricots rouges pendant 12 heures.',
      'Égoutter les haricots et les faire cuire 45 minutes dans une casserole.',
      'Éplucher et émincer 2 oignons, puis les faire revenir dans une cocotte.',
      'Ajouter les tomates et les haricots, puis laisser mijoter 20 minutes.',
      'Laisser reposer 10 minutes et servir.',
    ],
  },
];
const KITCHEN = { cooks: 1, burners: 4, ovens: 1 };
const WEEK_START = '2026-07-06';
const FINISH = '2026-07-05T18:00:00+02:00';

/** Detects, plans and draws the recipes as the service does. */
export async function drawExampleSession() {
  const { createClassifier } = await importCompiled('apps/classifier/src/classifier.js');
  const { INGREDIENTS } = await importCompiled('libs/domain/src/catalogue/ingredients.js');
  const { TECH_STEP_KEYS } = await importCompiled('libs/domain/src/catalogue/tech-steps.js');
  const { techStepLabel } = await importCompiled('libs/domain/src/labels/tech-step-labels.js');
  const { UNITS } = await importCompiled('libs/domain/src/catalogue/units.js');
  const { UTENSIL_KEYS } = await importCompiled('libs/domain/src/catalogue/utensils.js');
  const { detectedTechniques } = await importCompiled(
    'libs/domain/src/techniques/detected-techniques.js',
  );
  const planning = 'libs/domain/src/planning';
  const { timedSession } = await importCompiled(`${planning}/timed-session/timed-session.js`);
  const { printSession } = await importCompiled(`${planning}/printed-session/printed-session.js`);
  const { sessionAsSvg } = await importCompiled(
    `${planning}/printed-session/picture/session-as-svg.js`,
  );
  const keys = {
    ingredient: INGREDIENTS.map(({ key }) => key),
    unit: UNITS.map(({ key }) => key),
    techStep: TECH_STEP_KEYS,
    utensil: UTENSIL_KEYS,
  };
  const idsOf = Object.entries(keys).map(([table, names]) => [
    table,
    (key) => names.indexOf(key) + 1,
  ]);
  const ids = Object.fromEntries(idsOf);
  const classifier = createClassifier();

  const recipes = RECIPES.map(({ name, steps }, index) => {
    const id = index + 1;
    const written = steps.map((description, step) => ({ id: id * 100 + step, description }));
    return {
      id,
      name,
      portions: 4,
      items: [{ id, portions: 4 }],
      lines: [],
      steps: written,
      techniques: written.flatMap((step) => techniquesOf(step)),
    };
  });

  function techniquesOf({ id, description }) {
    const detection = classifier.process('fr', description);
    return detectedTechniques(detection, description, ids).map((technique) => ({
      ...technique,
      stepId: id,
      techStepKey: keys.techStep[technique.techStepId - 1],
      ingredients: technique.ingredients.map(({ unitId, ...mention }) => ({
        ...mention,
        unit: keys.unit[unitId - 1] ?? null,
      })),
      utensilIds: technique.utensils.map(({ utensilId }) => utensilId),
      celsius: technique.temperature?.celsius ?? null,
    }));
  }

  const keyById = (names) => new Map(names.map((key, index) => [index + 1, key]));
  const catalogueKeys = { ingredients: keyById(keys.ingredient), utensils: keyById(keys.utensil) };
  const session = timedSession(recipes, catalogueKeys, KITCHEN);
  const toPrint = {
    weekStart: WEEK_START,
    recipes,
    kitchen: KITCHEN,
    finish: FINISH,
    timeZone: null,
    session,
  };
  return `${sessionAsSvg(printSession(toPrint, { locale: 'fr', findIngredient: (id) => INGREDIENTS[id - 1], techniqueName: (key) => techStepLabel(key, 'fr') }))}\n`;
}
