import { parseArgs } from 'node:util';
import { NestFactory } from '@nestjs/core';
import type { Environment } from '#platform/config/environment.js';
import { AppModule } from '../../app.module.js';
import {
  AccountAdministration,
  type ListedAccount,
} from '../../auth/account-administration.service.js';
import { Config } from '../../config.js';

const USAGE = `Usage: npm run account -- <command>

  list                      prints all accounts: id, email, name, house, day of the sign-up
  reset-link <email>        prints a link that sets a new password; valid for 24 hours, works once
  set-email <email> <new>   changes the email of an account
  delete <email> --yes      deletes an account with everything that belongs to it`;

type Command = (accounts: AccountAdministration, emails: readonly string[]) => Promise<string>;

const COMMANDS: Readonly<Record<string, { readonly emails: number; readonly run: Command }>> = {
  list: { emails: 0, run: async (accounts) => printed(await accounts.list()) },
  'reset-link': { emails: 1, run: (accounts, [email = '']) => accounts.createResetLink(email) },
  'set-email': {
    emails: 2,
    run: async (accounts, [email = '', newEmail = '']) => {
      await accounts.setEmail(email, newEmail);
      return 'The email is changed.';
    },
  },
  delete: {
    emails: 1,
    run: async (accounts, [email = '']) => {
      await accounts.delete(email);
      return 'The account is deleted.';
    },
  },
};

/**
 * Runs a command on the accounts of the database at `DATABASE_URL`, with the configuration of the API.
 *
 * @returns what it prints
 * @throws Error with a sentence for the operator
 */
export async function runAccountCommand(
  env: Environment,
  args: readonly string[],
): Promise<string> {
  const { name, emails } = readArguments(args);
  const module = AppModule.with(new Config(env));
  const context = await NestFactory.createApplicationContext(module, {
    logger: false,
    abortOnError: false,
  });
  try {
    return (await COMMANDS[name]?.run(context.get(AccountAdministration), emails)) ?? '';
  } finally {
    await context.close();
  }
}

function readArguments(args: readonly string[]): { name: string; emails: readonly string[] } {
  const options = { yes: { type: 'boolean' } } as const;
  const { values, positionals } = parseArgs({ args: [...args], options, allowPositionals: true });
  const [name = '', ...emails] = positionals;
  const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
  if (command?.emails !== emails.length) throw new Error(USAGE);
  if (name === 'delete' && values.yes !== true) {
    throw new Error('Nothing is deleted: add --yes to confirm.');
  }
  return { name, emails };
}

/** One line for each account, with tabs between its fields. */
function printed(accounts: readonly ListedAccount[]): string {
  if (accounts.length === 0) return 'No accounts yet.';
  return accounts
    .map(({ id, email, name, houseId, createdOn }) =>
      [id, email, name, houseId ?? '–', createdOn].join('\t'),
    )
    .join('\n');
}
