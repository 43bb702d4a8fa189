import { once } from 'node:events';
import { Injectable } from '@nestjs/common';
import { FairQueue } from '#platform/queue/fair-queue.js';
import { timeLimit } from '#platform/signals/time-limit.js';
import { ChildMemory } from '../../child-process/child-memory.js';
import type { Job } from '../../jobs/job.js';
import { Jobs } from '../../jobs/jobs.service.js';
import { ArchiveReading } from './archive-reading.service.js';
import { ArchiveUploads } from './archive-uploads.js';
import { type ArchiveInReading, ArchivesRepository } from './archives.repository.js';
import { ARCHIVE_PROCESS_MIB } from './process/archive-process-reader.js';

/** Archives that a process reads at once in their first turn, one of a house, and in later ones. */
const FIRST_CONCURRENCY = 2;
const LATER_CONCURRENCY = 1;
const MAX_WAITING = 1_000;
/**
 * Milliseconds of the first turn, in which most archives are read: a small archive does not wait for
 * large ones. And milliseconds after which a later turn ends when another archive waits.
 */
const FIRST_TURN = 3_000;
const LATER_TURN = 4_000;
/** Runs after which archives without a reader fail. */
const RUNS_OF_SILENT = 12;

/**
 * Reads the archives whose files this process has, in turns. Houses alternate. After a crash, the
 * process that has the file continues when the lease has ended.
 */
@Injectable()
export class ArchiveQueue implements Job {
  readonly name = 'archives';
  readonly interval = 5_000;
  private readonly first = new FairQueue(FIRST_CONCURRENCY, MAX_WAITING, { maxWait: Infinity });
  private readonly later = new FairQueue(LATER_CONCURRENCY, MAX_WAITING, { maxWait: Infinity });
  /** The archives that are read or wait. */
  private readonly current = new Map<number, AbortController>();
  private runs = 0;

  constructor(
    private readonly jobs: Jobs,
    private readonly archives: ArchivesRepository,
    private readonly uploads: ArchiveUploads,
    private readonly reading: ArchiveReading,
    private readonly memory: ChildMemory,
  ) {
    jobs.add(this);
  }

  /** Reads an archive when it is its turn. */
  add(archive: ArchiveInReading): void {
    const cancelled = new AbortController();
    this.current.set(archive.id, cancelled);
    this.jobs.runBeside(this.name, async (stop) => {
      const end = AbortSignal.any([stop, cancelled.signal]);
      try {
        await Promise.race([this.readInTurns(archive, end), once(end, 'abort')]);
      } catch (error) {
        if (!end.aborted) throw error;
      } finally {
        this.current.delete(archive.id);
        cancelled.abort();
        // Another process, or the next one on this machine, continues at once.
        if (stop.aborted) await this.archives.release(archive.id);
      }
    });
  }

  /** Ends the reading of an archive that was deleted. */
  cancel(id: number): void {
    this.current.get(id)?.abort();
  }

  private async readInTurns(archive: ArchiveInReading, stop: AbortSignal): Promise<void> {
    const { houseId, profileId } = archive;
    const person = `person ${String(profileId)}`;
    const path = [{ name: houseId === null ? person : `house ${String(houseId)}`, max: 1 }, person];
    const turns = await this.reading.begin(archive);
    // What has begun when the first turn ends, such as a picture, keeps no other archive waiting.
    let turn = Promise.resolve(true);
    const readFirst = async () => {
      const end = timeLimit(FIRST_TURN, stop);
      turn = this.reading.read(turns, end, () => true);
      await Promise.race([turn, once(end, 'abort')]);
    };
    await this.first.run(path, stop, () => this.withMemory(stop, readFirst));
    const readOn = async () => {
      const end = performance.now() + LATER_TURN;
      const mayContinue = () => this.later.load.waiting === 0 || performance.now() < end;
      turn = this.reading.read(turns, stop, mayContinue);
      await turn;
    };
    while ((await turn) && !stop.aborted) {
      await this.later.run(path, stop, () => this.withMemory(stop, readOn));
    }
  }

  private async withMemory(stop: AbortSignal, read: () => Promise<void>): Promise<void> {
    const release = await this.memory.take(ARCHIVE_PROCESS_MIB, stop);
    await read().finally(release);
  }

  /**
   * Renews leases, and takes over silent archives. A process without files does not ask the database,
   * apart from archives of other processes.
   */
  async run(): Promise<boolean> {
    const files = await this.uploads.list();
    if (files.length > 0) {
      await this.archives.renew([...this.current.keys()]);
      for (const archive of await this.archives.claim(files)) this.add(archive);
      await this.deleteUnused(files);
    }
    this.runs++;
    if (this.runs % RUNS_OF_SILENT === 0) await this.archives.failSilent();
    return false;
  }

  /** Deletes the files of archives that are gone. */
  private async deleteUnused(files: readonly string[]): Promise<void> {
    const used = await this.archives.filesInReading(files);
    for (const file of files) if (!used.has(file)) await this.uploads.delete(file);
  }
}
