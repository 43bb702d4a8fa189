import { ALLERGENS } from '#domain/catalogue/allergens.js';
import { CATEGORIES } from '#domain/catalogue/categories.js';
import { NUTRITION_SOURCES } from '#domain/catalogue/nutrition/foods.js';
import { DIET_KEYS } from '#domain/catalogue/diets.js';
import { SOURCES } from '#domain/catalogue/sources.js';
import { TECH_STEP_KEYS } from '#domain/catalogue/tech-steps.js';
import { UNITS } from '#domain/catalogue/units.js';
import { UTENSIL_KEYS } from '#domain/catalogue/utensils.js';
import {
  COURSE_SOURCES,
  COURSES,
  OTHER_LINE_KINDS,
  VISIBILITIES,
} from '#domain/recipe/recipe-content.js';
import { LOCALE_CHOICES } from '#domain/language/find-locale.js';
import { EVENT_KINDS } from '#domain/events/house-event.js';
import { WEBHOOK_OUTCOMES } from '#domain/events/webhook-outcome.js';
import { LOCALES } from '#domain/locale.js';
import { FOLLOW_UP_KINDS } from '#domain/planning/batch/follow-ups.js';
import { KEEPING_WARNINGS, STORAGES } from '#domain/planning/cookings/storage.js';
import { KEEPING_KEYS } from '#domain/planning/keeping/keeping.js';
import { RECIPE_FORMATS } from '#domain/exchange/recipe-formats.js';
import { LIST_FORMATS } from '#domain/planning/printing/list-formats.js';
import { OPERATION_KINDS } from '#domain/planning/list-operations/list-operation.js';
import { PROPOSAL_REASONS } from '#domain/planning/proposals/reasons.js';
import {
  ATTENTIONS,
  RESOURCES,
} from '#domain/planning/timed-session/estimates/technique-estimate.js';
import { SESSION_SCOPES } from '#domain/planning/session-scope.js';
import { REMINDER_KINDS } from '#domain/planning/timed-session/reminders.js';
import { SESSION_FORMATS } from '#domain/planning/printed-session/session-formats.js';
import { DURATION_SOURCES } from '#domain/planning/timed-session/tasks/task-duration.js';
import { SLOTS, WEEKDAYS } from '#domain/planning/week.js';
import { UNIT_SYSTEMS } from '#domain/units/unit-system.js';
import { MISSING_REASONS } from '#domain/nutrition/nutrition.js';
import { CERTAINTIES, FOOD_PLACES } from '#domain/foods/evidence-of-foods.js';
import { CONFLICT_REASONS, VERDICTS } from '#domain/recipe/suitability.js';
import { ARCHIVE_FORMATS, ARCHIVE_STATES, FAILURE_REASONS } from '#domain/sources/archive.js';
import { DRAFT_FLAGS } from '#domain/sources/draft.js';
import { RECIPE_SORTS } from '#domain/recipe/recipe-list.js';
import { TOKEN_SCOPES } from '#domain/session/token-scope.js';
import { TABS } from '#domain/recipe/recipe-list.js';
import type { NamedEnum } from '../http/fields/field.js';

/** The description of each enum below, by its name. */
export const ENUM_DESCRIPTIONS = new Map<string, string>();

function named(
  enumName: string,
  values: readonly string[],
  description: string,
): NamedEnum & { readonly enum: string[] } {
  ENUM_DESCRIPTIONS.set(enumName, description);
  return { enum: [...values], enumName };
}

const SUBCATEGORIES = Object.values(CATEGORIES);

export const ALLERGY_KEY = named(
  'AllergyKey',
  ALLERGENS.map(({ key }) => key),
  'Key of an allergy.',
);
export const ALLERGY_KIND = named(
  'AllergyKind',
  ['ALLERGY', 'INTOLERANCE'],
  'For grouping on a page only.',
);
export const ARCHIVE_FORMAT = named(
  'ArchiveFormat',
  ARCHIVE_FORMATS,
  'What exported an archive. SCHEMA_ORG: any other file with recipes in terms of schema.org.',
);
export const ARCHIVE_STATE = named(
  'ArchiveState',
  ARCHIVE_STATES,
  'FAILED: the archive was not read to its end. Its drafts can be imported nevertheless.',
);
export const FAILURE_REASON = named(
  'FailureReason',
  FAILURE_REASONS,
  'Why a part of an archive, or all of it, was not read.',
);
export const ATTENTION = named(
  'Attention',
  ATTENTIONS,
  'ACTIVE: a cook works until the end. PASSIVE: the food cooks, rests or waits by itself.',
);
export const CATEGORY = named(
  'Category',
  Object.keys(CATEGORIES),
  'Category of ingredients, in the order of the shopping list.',
);
export const CONFLICT_REASON = named(
  'ConflictReason',
  CONFLICT_REASONS,
  'Why a person cannot or does not want to eat an ingredient.',
);
export const COURSE = named(
  'Course',
  COURSES,
  'What a dish is in a meal. BASE: a sauce, a dough, a stock, which other dishes need.',
);
export const COURSE_SOURCE = named(
  'CourseSource',
  COURSE_SOURCES,
  'STATED: by the author or the page of the recipe. DERIVED: from name, tags, ingredients and steps.',
);
export const DETECTION_SOURCE = named(
  'DetectionSource',
  ['auto', 'manual'],
  'auto: found by the classifier. manual: corrected by a person.',
);
export const DIET_KEY = named('DietKey', DIET_KEYS, 'Key of a diet.');
export const DRAFT_FLAG = named(
  'DraftFlag',
  DRAFT_FLAGS,
  'A problem of a line of a draft, to solve before the import. SEVERAL_INGREDIENTS: foods that could not be separated surely. ALTERNATIVE: the line offers a choice, the others are candidates. UNREAD_AMOUNT: a number was not used. UNLIKELY_UNIT: a number without a unit before a food that is not counted; the quantity stays.',
);
export const DURATION_SOURCE = named(
  'DurationSource',
  DURATION_SOURCES,
  'STATED: the step states the duration. ESTIMATED: from the technique, the foods and their amounts.',
);
export const FOLLOW_UP_KIND = named(
  'FollowUpKind',
  FOLLOW_UP_KINDS,
  'What is done with the dish of a cooking: a hot dish cools, then its portions are packed.',
);
export const CERTAINTY = named(
  'Certainty',
  CERTAINTIES,
  'Whether a food contains something by definition, or only often.',
);
export const FOOD_PLACE = named(
  'FoodPlace',
  FOOD_PLACES,
  'Where a food of a recipe was found, the surest place first.',
);
export const ICON = named(
  'Icon',
  SUBCATEGORIES.flatMap((of) => Object.values<string>(of)),
  'Pictogram of a subcategory.',
);
export const INGREDIENT_DIET_KEY = named(
  'IngredientDietKey',
  ['vegetarian', 'vegan', 'pescatarian'],
  'A diet that the catalogue lists for an ingredient.',
);
export const KEEPING_KEY = named(
  'KeepingKey',
  KEEPING_KEYS,
  'The row of the table of keeping times that decides how long a dish keeps. unknown: a food or a way of cooking that the table does not have.',
);
export const KEEPING_WARNING = named(
  'KeepingWarning',
  KEEPING_WARNINGS,
  'KEEPS_TOO_SHORT: the meal is later than the last day on which its portions keep.',
);
export const KITCHEN_RESOURCE = named(
  'KitchenResource',
  RESOURCES,
  'What a task occupies, besides the cook that every ACTIVE task occupies. COOK: only the cook. Null: neither a burner nor an oven, and no cook.',
);
export const LIST_FORMAT = named('ListFormat', LIST_FORMATS, 'Format of a shopping list.');
export const LOCALE = named('Locale', LOCALES, 'Language of a recipe or of a person.');
export const LOCALE_CHOICE = named(
  'LocaleChoice',
  LOCALE_CHOICES,
  'A language, or auto: the language of the texts, fr when nothing tells.',
);
export const MISSING_REASON = named(
  'MissingReason',
  MISSING_REASONS,
  'Why a line does not count in the nutrition of a recipe.',
);
export const NUTRITION_SOURCE = named(
  'NutritionSource',
  NUTRITION_SOURCES,
  'A public table: Anses, Ciqual; USDA, FoodData Central, SR Legacy.',
);
export const OPERATION_KIND = named(
  'OperationKind',
  OPERATION_KINDS,
  'CHECK: an amount was bought. UNCHECK: it was not, after all. ADD, EDIT, REMOVE: own lines. REMOVE of a line of the plan: the house has it; ADD brings it back.',
);
export const OTHER_LINE_KIND = named(
  'OtherLineKind',
  OTHER_LINE_KINDS,
  'TEXT: a food that the catalogue does not have, or one without an amount. HEADING: the name of a group of lines.',
);
export const PROPOSAL_REASON = named(
  'ProposalReasonKey',
  PROPOSAL_REASONS,
  'Why a cell has its dish, or, from NO_COOKING_DAY, why it is empty. IN_STOCK: from a cooking of the house with portions left. WISH: uses ingredients of `use`. IN_PANTRY: uses ingredients of the pantry. COOKED_AHEAD: from a cooking of an earlier day. SHARED_SHOPPING: its ingredients are bought anyway. SHARED_WORK: preparation that another dish needs too. LONG_AGO, NEW: not cooked for four weeks, or never. NO_RECIPE_LEFT: other cells have all suitable recipes.',
);
export const RECIPE_FORMAT = named('RecipeFormat', RECIPE_FORMATS, 'Format of a recipe.');
export const RECIPE_SORT = named(
  'RecipeSort',
  RECIPE_SORTS,
  'relevance: by where the words of `q` are found: in name, tags, ingredients or description; newest without `q`.',
);
export const RECIPE_TAB = named(
  'RecipeTab',
  TABS,
  'favoris: favourites of the viewer. perso: recipes that the viewer wrote. foyer: HOUSE recipes of the house. publique: PUBLIC recipes.',
);
export const REMINDER_KIND = named(
  'ReminderKind',
  REMINDER_KINDS,
  'What has to begin: soaking, thawing, heating the oven, marinating; REST: rising, chilling and every other wait.',
);
export const SESSION_SCOPE = named(
  'SessionScope',
  SESSION_SCOPES,
  'What a batch session cooks: a week, or one day of it.',
);
export const SESSION_FORMAT = named('SessionFormat', SESSION_FORMATS, 'Format of a batch session.');
export const SLOT = named('Slot', SLOTS, 'Meal of a day.');
export const SOURCE_KEY = named(
  'SourceKey',
  SOURCES.map(({ key }) => key),
  'Key of a recipe source.',
);
export const STOCK_PLACE = named(
  'StockPlace',
  STORAGES.filter((storage) => storage !== 'FRESH'),
  'Where portions of a cooking are.',
);
export const STORAGE = named(
  'Storage',
  STORAGES,
  'Where the portions of a meal are until it is eaten. FRESH: it is eaten on the day of the cooking.',
);
export const SUBCATEGORY = named(
  'Subcategory',
  SUBCATEGORIES.flatMap((of) => Object.keys(of)),
  'Subcategory of ingredients.',
);
export const EVENT_KIND = named(
  'EventKind',
  EVENT_KINDS,
  'What changes in a house. planning: planning items. shopping-list: the list of a week. recipe: recipes. detection: techniques of recipes. house: the house, its people and settings. webhook: a webhook was switched off.',
);
export const WEBHOOK_OUTCOME = named(
  'WebhookOutcome',
  WEBHOOK_OUTCOMES,
  'DELIVERED: a status 2xx. REFUSED: another status; redirects are not followed. GONE: 410. NO_RESPONSE: none within 10 seconds. ADDRESS_REFUSED: the address is not one of the public internet.',
);
export const TECH_STEP_KEY = named('TechStepKey', TECH_STEP_KEYS, 'Key of a cooking technique.');
export const TOKEN_SCOPE = named(
  'TokenScope',
  TOKEN_SCOPES,
  'What an access token may do. read: every GET except below /auth. list: operations of the shopping list. plan: every other write below /planning. write: every other write. None includes another.',
);
export const UNIT_KEY = named(
  'UnitKey',
  UNITS.map(({ key }) => key),
  'Key of a unit.',
);
export const UNIT_TYPE = named(
  'UnitType',
  ['MASS', 'VOLUME', 'COUNT'],
  'Units of one type can be converted into each other, except those of COUNT.',
);
export const UNIT_SYSTEM = named(
  'UnitSystem',
  UNIT_SYSTEMS,
  'METRIC: the units of the catalogue. US: cups, ounces and °F.',
);
export const UTENSIL_KEY = named('UtensilKey', UTENSIL_KEYS, 'Key of a utensil.');
export const VERDICT = named(
  'Verdict',
  VERDICTS,
  'Whether the household can eat a recipe: yes; not known; no.',
);
export const VISIBILITY = named(
  'Visibility',
  VISIBILITIES,
  'Who may read a recipe: the author, the house of the author, or everyone.',
);
export const WEEKDAY = named('Weekday', WEEKDAYS, 'Day of a week.');
