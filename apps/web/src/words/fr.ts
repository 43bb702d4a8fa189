import { account } from './fr/account.js';
import { app } from './fr/app.js';
import { errors } from './fr/errors.js';
import { household } from './fr/household.js';
import { list } from './fr/list.js';
import { pantry } from './fr/pantry.js';
import { signIn } from './fr/sign-in.js';

/** The texts in French. Their shape is that of the other languages. */
export const words = { account, app, errors, household, list, pantry, signIn };

export type Words = typeof words;
