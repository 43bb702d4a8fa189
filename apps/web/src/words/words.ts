import { account } from './texts/account.js';
import { app } from './texts/app.js';
import { cook } from './texts/cook.js';
import { errors } from './texts/errors.js';
import { household } from './texts/household.js';
import { list } from './texts/list.js';
import { pantry } from './texts/pantry.js';
import { proposals } from './texts/proposals.js';
import { signIn } from './texts/sign-in.js';
import { verdict } from './texts/verdict.js';
import { week } from './texts/week.js';

/** The texts of the app, by part. */
export const words = {
  account,
  app,
  cook,
  errors,
  household,
  list,
  pantry,
  proposals,
  signIn,
  verdict,
  week,
};
