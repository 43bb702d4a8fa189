import { setTimeout as sleep } from 'node:timers/promises';
import { Injectable, Logger, type OnModuleDestroy, type OnModuleInit } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Database } from '../database/database.js';
import { DELETED_AUTHOR } from './deleted-rows.query.js';
import { HouseRecipesRepository } from './house-recipes.repository.js';
import { RowsOfAccountRepository } from './rows-of-account.repository.js';
import { RowsOfHouseRepository } from './rows-of-house.repository.js';
import { RowsOfRecipeRepository } from './rows-of-recipe.repository.js';

/** Milliseconds after which a process looks for rows to delete. */
const INTERVAL = 60_000;

/**
 * Deletes the rows of deleted houses, accounts and recipes, and unused copies, in small transactions.
 * Passes the HOUSE recipes of authors who have left their house to its administrator, and copies the
 * others that the house has planned. What is left is recorded in the
 * database: any process continues after a crash.
 */
@Injectable()
export class BackgroundDeletion implements OnModuleInit, OnModuleDestroy {
  private readonly logger = new Logger(BackgroundDeletion.name);
  private timer: NodeJS.Timeout | undefined;
  private isStopped = false;
  private latest: Promise<void> = Promise.resolve();

  constructor(
    private readonly database: Database,
    private readonly houses: RowsOfHouseRepository,
    private readonly accounts: RowsOfAccountRepository,
    private readonly recipes: RowsOfRecipeRepository,
    private readonly houseRecipes: HouseRecipesRepository,
  ) {}

  onModuleInit(): void {
    this.schedule(INTERVAL);
  }

  onModuleDestroy(): void {
    this.isStopped = true;
    clearTimeout(this.timer);
  }

  /** Deletes until nothing is left, or until another process deletes. Runs follow one another. */
  run(): Promise<void> {
    const run = this.latest.then(() => this.runNow());
    this.latest = run.catch(() => undefined);
    return run;
  }

  private async runNow(): Promise<void> {
    for (let hasMore = true; hasMore && !this.isStopped;) {
      const start = performance.now();
      hasMore = await this.deleteBatches();
      // Requests have the database to themselves for as long as the batches took.
      if (hasMore) await sleep(performance.now() - start);
    }
  }

  /** Runs soon, without waiting for the interval. */
  wake(): void {
    if (!this.isStopped) this.schedule(0);
  }

  private schedule(delay: number): void {
    clearTimeout(this.timer);
    const runAndRepeat = async () => {
      try {
        await this.run();
      } catch (error) {
        // The next run deletes the same rows.
        this.logger.warn(
          { event: 'deleted-rows-remain', err: error },
          'Rows of deleted houses, accounts or recipes could not be deleted.',
        );
      }
      if (!this.isStopped) this.schedule(INTERVAL);
    };
    this.timer = setTimeout(() => void runAndRepeat(), delay).unref();
  }

  /** Deletes one batch of each kind. Returns whether rows may be left. */
  private async deleteBatches(): Promise<boolean> {
    const hadHouse = await this.asOnlyProcess(async (manager) => {
      const id = await this.houses.next(manager);
      if (id !== null) await this.houses.deleteBatch(manager, id);
      return id !== null;
    });
    const hadAccount = await this.asOnlyProcess(async (manager) => {
      const id = await this.accounts.next(manager);
      if (id !== null) await this.accounts.deleteBatch(manager, id);
      return id !== null;
    });
    const hasRecipes = await this.asOnlyProcess(
      async (manager) => !(await this.recipes.deleteBatchOfAuthor(manager, DELETED_AUTHOR)),
    );
    const hadDeparture = await this.asOnlyProcess((manager) => this.houseRecipes.passNext(manager));
    const hadCopies = await this.asOnlyProcess((manager) =>
      this.recipes.deleteUnusedCopies(manager),
    );
    return hadHouse || hadAccount || hasRecipes || hadDeparture || hadCopies;
  }

  /** Returns false without work while another process deletes. */
  private asOnlyProcess(work: (manager: EntityManager) => Promise<boolean>): Promise<boolean> {
    return this.database.transaction(async (manager) => {
      const [{ isMine }] = await manager.query<[{ isMine: boolean }]>(
        `select pg_try_advisory_xact_lock('deleted_profile'::regclass::int) as "isMine"`,
      );
      return isMine && (await work(manager));
    });
  }
}
