/** An upper bound on rows or bytes in one place. */
export interface Quota {
  readonly max: number;
  /** States the maximum, for the person who reaches it. */
  readonly message: string;
}

const quota = (max: number, place: string, rows: string): Quota => ({
  max,
  message: `${place} has at most ${String(max)} ${rows}.`,
});

export const QUOTAS = {
  houseMembers: quota(50, 'A house', 'members'),
  houseDependants: quota(20, 'A house', 'people without an account'),
  pantryRows: quota(500, 'The pantry of a house', 'foods'),
  houseShops: quota(20, 'A house', 'shops'),
  houseWebhooks: quota(10, 'A house', 'webhooks'),
  accessTokens: quota(20, 'A person', 'access tokens'),
  houseMenus: quota(100, 'A house', 'menus'),
  /** Bounds the response that lists the menus: 100 menus of 30 items. */
  menuItems: quota(3_000, 'A house', 'items in its menus'),
  houseRoutines: quota(50, 'A house', 'routines'),
  archives: quota(20, 'A person', 'archives of the last 30 days'),
  archivesInReading: quota(3, 'A person', 'archives that are being read'),
  archiveBytes: quota(256 * 2 ** 20, 'A person', 'bytes in drafts of archives'),
  weekItems: quota(300, 'A week of a house', 'planning items'),
  cookingMeals: quota(100, 'A cooking', 'meals'),
  weekCookings: quota(100, 'A week of a house', 'cookings'),
  listTicks: quota(2_000, 'A shopping list', 'ticked amounts'),
  ownLines: quota(200, 'A shopping list', 'own lines'),
  /**
   * Checked when a recipe is created or imported. Recipes that pass to another author because an
   * account is deleted are always accepted: the new author may then exceed the quota, and cannot
   * create recipes until enough of them are deleted.
   */
  authorRecipes: quota(20_000, 'An author', 'recipes'),
  cookedMarks: quota(20_000, 'A person', 'marks of cooked recipes'),
  /**
   * Applies once to the corrections of the author and once to those of all other people, who
   * therefore leave room for the author.
   */
  recipeCorrections: quota(5_000, 'A recipe', 'corrections'),
  ownCorrections: quota(20_000, 'A person', 'corrections of own recipes'),
  /**
   * Checked when another person than the author adds techniques or mentions. It leaves room for the
   * author, and keeps the batch sessions of the houses that plan the recipe below their quota.
   */
  othersTechniques: quota(
    100,
    'A recipe',
    'techniques while other people than its author add to it',
  ),
  othersMentions: quota(
    500,
    'A step',
    'ingredients and utensils while other people than its author add to it',
  ),
  /** Checked when a step is corrected. Detection finds each technique of the catalogue once. */
  stepTechniques: quota(500, 'A step', 'techniques'),
  stepMentions: quota(1_000, 'A step', 'ingredients and utensils'),
  /**
   * Bounds the memory of a response, with about 200 bytes each. 300 items in a house of five, each
   * with ten conflicts a person, have 15,000.
   */
  weekConflicts: quota(20_000, 'The suitability of a week', 'conflicts and unread words'),
  /** 300 recipes of 10 steps with 3 techniques each have 9,000. */
  sessionTechniques: quota(
    10_000,
    'The batch session of a week',
    'techniques and steps without a technique',
  ),
  /**
   * Bytes in UTF-8, each recipe once. Bounds the memory of a response. 300 recipes of 3,000
   * characters have less, and so has any single recipe.
   */
  sessionText: quota(2_000_000, 'The batch session of a week', 'bytes of text in its steps'),
  /** The same for a recipe with the content of its parts, each counted wherever it stands. */
  expandedParts: quota(2_000_000, 'The answer', 'bytes in parts'),
  /** The same for lines without an ingredient, as JSON. */
  listText: quota(2_000_000, 'The shopping list of a week', 'bytes in lines without an ingredient'),
} as const;

/** Totals of a house or a person. The operator may change them. */
export interface TotalLimits {
  /** With cookings. */
  readonly planningItems: number;
  /** Own lines, ticked and removed amounts of all shopping lists of a house. */
  readonly listRows: number;
  /** Corrections of a person on recipes of other authors. */
  readonly corrections: number;
  /** MiB of a person in recipes, as JSON, and in corrections. */
  readonly textMib: number;
  /** MiB of the photos of a person's recipes. */
  readonly photoMib: number;
}

export type Totals = ReturnType<typeof totalsOf>;

export function totalsOf({ planningItems, listRows, corrections, textMib, photoMib }: TotalLimits) {
  return {
    planningItems: quota(planningItems, 'A house', 'planning items and cookings'),
    listRows: quota(listRows, 'A house', 'own lines and ticked amounts in shopping lists'),
    othersCorrections: quota(corrections, 'A person', 'corrections of the recipes of others'),
    personTexts: quota(textMib * 2 ** 20, 'A person', 'bytes in recipes and corrections'),
    personPhotos: quota(photoMib * 2 ** 20, 'A person', 'bytes in photos'),
  };
}
