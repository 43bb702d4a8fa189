import { account } from './texts/account.js';
import { app } from './texts/app.js';
import { cook } from './texts/cook.js';
import { cookbook } from './texts/cookbook.js';
import { editor } from './texts/editor.js';
import { errors } from './texts/errors.js';
import { household } from './texts/household.js';
import { imports } from './texts/imports.js';
import { list } from './texts/list.js';
import { pantry } from './texts/pantry.js';
import { proposals } from './texts/proposals.js';
import { recipe } from './texts/recipe.js';
import { signIn } from './texts/sign-in.js';
import { week } from './texts/week.js';

/** The texts of the app, by part. */
export const words = {
  account,
  app,
  cook,
  cookbook,
  editor,
  errors,
  household,
  imports,
  list,
  pantry,
  proposals,
  recipe,
  signIn,
  week,
};
