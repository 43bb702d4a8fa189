/**
 * Classes of the element of a recipe: microformats (`h-recipe`, `hrecipe`) and WordPress plugins,
 * whose print pages contain no other data.
 */
const ROOT =
  /(?:^|\s)(?:h-?recipe|wprm-(?:print-)?recipe(?:-container)?|tasty-recipes(?:-print)?|mv-create-(?:card|print-view)|easyrecipe|zlrecipe(?:-container)?|zrdn-recipe-container|wpurp-container|cookbook-container)(?!\S)/;

/** Whether a value of `class` marks the element of a recipe. */
export function isRecipeRoot(classes: string | undefined): boolean {
  return classes !== undefined && ROOT.test(classes);
}
