import { type Classifier, createClassifier } from '../../apps/classifier/src/classifier.js';
import { type UnitKey, UNITS } from '../../libs/domain/src/catalogue/units.js';
import type { Locale } from '../../libs/domain/src/locale.js';
import type {
  BatchRecipe,
  BatchStep,
  RecipeTechnique,
} from '../../libs/domain/src/planning/batch/batch-recipe.js';
import { detectedTechniques } from '../../libs/domain/src/techniques/detected-techniques.js';
import type { StepTechnique } from '../../libs/domain/src/techniques/step-technique.js';
import type { Ids } from '../seed/catalogue-ids.js';
import type { Random } from '../seed/random.js';

/** Texts of steps in one language. */
export interface StepTexts {
  readonly locale: Locale;
  readonly texts: readonly string[];
}

/** Makes weeks of recipes from texts of steps: each recipe has some consecutive texts. */
export class WeekGenerator {
  private readonly classifier: Classifier = createClassifier();
  private readonly unitKeys: ReadonlyMap<number, UnitKey>;
  private readonly techStepKeys: ReadonlyMap<number, RecipeTechnique['techStepKey']>;
  private nextId = 1;

  constructor(
    private readonly ids: Ids,
    private readonly sources: readonly StepTexts[],
    techStepKeys: readonly NonNullable<RecipeTechnique['techStepKey']>[],
  ) {
    this.unitKeys = new Map(UNITS.map(({ key }) => [ids.unit(key), key]));
    this.techStepKeys = new Map(techStepKeys.map((key) => [ids.techStep(key), key]));
  }

  create(random: Random, recipes: number): BatchRecipe[] {
    return Array.from({ length: recipes }, () => this.recipe(random));
  }

  private recipe(random: Random): BatchRecipe {
    const { locale, texts } = random.pick(this.sources);
    const first = random.between(0, texts.length - 1);
    const chosen = texts.slice(first, first + random.between(4, 10));
    const steps = chosen.map((description) => ({ id: this.nextId++, description }));
    const id = this.nextId++;
    return {
      id,
      portions: 4,
      items: [{ id, portions: random.pick([2, 4, 4, 8]) }],
      lines: [],
      steps,
      techniques: steps.flatMap((step) => this.techniquesOf(locale, step)),
    };
  }

  private techniquesOf(locale: Locale, { id, description }: BatchStep): RecipeTechnique[] {
    const detection = this.classifier.process(locale, description);
    return detectedTechniques(detection, description, this.ids).map((technique) =>
      this.techniqueOf(id, technique),
    );
  }

  private techniqueOf(stepId: number, technique: StepTechnique): RecipeTechnique {
    const { techStepId, start, end, ingredients, utensils, duration, temperature } = technique;
    return {
      stepId,
      techStepKey: this.techStepKeys.get(techStepId ?? 0) ?? null,
      start,
      end,
      ingredients: ingredients.map(({ unitId, ...mention }) => ({
        ...mention,
        unit: this.unitKeys.get(unitId ?? 0) ?? null,
      })),
      utensilIds: utensils.map(({ utensilId }) => utensilId),
      duration,
      celsius: temperature?.celsius ?? null,
    };
  }
}
