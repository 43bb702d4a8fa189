import { createDatabase } from './create-database.js';
import { REQUIRE_EVENTS } from './required-events.js';

/** A database for one test file. */
export interface TestDatabase {
  readonly databaseUrl: string;
  readonly drop: () => Promise<void>;
}

/** Copies the template database that `npm test` migrated and seeded. A change without its event fails in it. */
export async function createTestDatabase(): Promise<TestDatabase> {
  // Copying files takes less time than the default strategy, which writes every page to the log.
  const database = await createDatabase('template template_popote strategy file_copy');
  await database.run(REQUIRE_EVENTS);
  return { databaseUrl: database.url, drop: () => database.drop() };
}
