import type { RecipeSummary } from '../../recipes/read-model/recipe.view.js';
import type { PlanningItem } from '../items/item.view.js';
import type { ShownCookingRow } from './cookings.query.js';

/** A cooking as the house sees it. */
export type ShownCooking = ShownCookingRow<RecipeSummary, PlanningItem>;
