import { account } from './en/account.js';
import { app } from './en/app.js';
import { errors } from './en/errors.js';
import { household } from './en/household.js';
import { list } from './en/list.js';
import { pantry } from './en/pantry.js';
import { signIn } from './en/sign-in.js';
import type { Words } from './fr.js';

/** The texts in English. */
export const words: Words = { account, app, errors, household, list, pantry, signIn };
