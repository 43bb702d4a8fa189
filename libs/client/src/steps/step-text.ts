import type {
  DurationView,
  IngredientMentionView,
  TemperatureView,
  TechStepKey,
  UtensilMentionView,
} from '../generated/types.gen.js';

/** A technique of a step, as recipes and `detectSteps` have it. */
export interface StepTechnique {
  readonly start: number;
  readonly end: number;
  readonly key: TechStepKey;
  readonly ingredients: readonly IngredientMentionView[];
  readonly utensils: readonly UtensilMentionView[];
  readonly duration: DurationView | null;
  readonly temperature: TemperatureView | null;
}

/** A text and what was detected in it. */
export interface StepText<Technique extends StepTechnique = StepTechnique> {
  readonly description: string;
  readonly techSteps: readonly Technique[];
}
