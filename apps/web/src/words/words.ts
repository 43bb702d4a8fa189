import { account } from './texts/account.js';
import { app } from './texts/app.js';
import { errors } from './texts/errors.js';
import { household } from './texts/household.js';
import { list } from './texts/list.js';
import { pantry } from './texts/pantry.js';
import { signIn } from './texts/sign-in.js';

/** The texts of the app, by part. */
export const words = { account, app, errors, household, list, pantry, signIn };
