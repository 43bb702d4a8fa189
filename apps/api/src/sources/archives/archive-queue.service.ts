import { Injectable, Logger, type OnModuleDestroy, type OnModuleInit } from '@nestjs/common';
import { FairQueue } from '#platform/queue/fair-queue.js';
import { asService } from '../../requester/requester.js';
import { ArchiveReading } from './archive-reading.service.js';
import { ArchiveUploads } from './archive-uploads.js';
import { type ArchiveInReading, ArchivesRepository } from './archives.repository.js';

/** Archives that a process reads at once. Houses take turns. */
const CONCURRENCY = 1;
const MAX_WAITING = 1_000;
/** Milliseconds after which leases are renewed, and silent archives taken over. */
const INTERVAL = 5_000;
/** Runs after which archives without a reader fail. */
const RUNS_OF_SILENT = 12;

/**
 * Reads the archives whose files this process has, one after another. After a crash, the process that
 * has the file continues when the lease has ended.
 */
@Injectable()
export class ArchiveQueue implements OnModuleInit, OnModuleDestroy {
  private readonly logger = new Logger(ArchiveQueue.name);
  private readonly queue = new FairQueue(CONCURRENCY, MAX_WAITING);
  private readonly stopped = new AbortController();
  /** The archives that are read or wait. */
  private readonly current = new Set<number>();
  private timer: NodeJS.Timeout | undefined;
  private runs = 0;

  constructor(
    private readonly archives: ArchivesRepository,
    private readonly uploads: ArchiveUploads,
    private readonly reading: ArchiveReading,
  ) {}

  onModuleInit(): void {
    this.schedule();
  }

  /** Another process, or the next one on this machine, continues at once. */
  async onModuleDestroy(): Promise<void> {
    clearTimeout(this.timer);
    this.stopped.abort();
    await this.archives.release([...this.current]);
  }

  /** Reads an archive when it is its turn. */
  add(archive: ArchiveInReading): void {
    const { id, houseId, profileId } = archive;
    const path = [`house ${String(houseId)}`, `person ${String(profileId)}`];
    const read = () => this.reading.read(archive, this.stopped.signal);
    this.current.add(id);
    void asService(() => this.queue.run(path, this.stopped.signal, read))
      .catch((error: unknown) => {
        // It is taken over when its lease has ended.
        if (this.stopped.signal.aborted) return;
        this.logger.warn({ event: 'archive-not-read', err: error }, 'An archive was not read.');
      })
      .finally(() => this.current.delete(id));
  }

  private schedule(): void {
    const runAndRepeat = async () => {
      await this.maintain().catch((error: unknown) => {
        this.logger.warn(
          { event: 'archives-not-maintained', err: error },
          'Leases of archives could not be renewed.',
        );
      });
      if (!this.stopped.signal.aborted) this.schedule();
    };
    this.timer = setTimeout(() => void runAndRepeat(), INTERVAL).unref();
  }

  /** A process without files does not ask the database, apart from archives of other processes. */
  private async maintain(): Promise<void> {
    const files = await this.uploads.list();
    if (files.length > 0) {
      await this.archives.renew([...this.current]);
      for (const archive of await this.archives.claim(files)) this.add(archive);
      await this.deleteUnused(files);
    }
    this.runs++;
    if (this.runs % RUNS_OF_SILENT === 0) await this.archives.failSilent();
  }

  /** Deletes the files of uploads that a crash interrupted, and of archives that are gone. */
  private async deleteUnused(files: readonly string[]): Promise<void> {
    const used = await this.archives.filesInReading(files);
    for (const file of files) {
      if (!used.has(file) && (await this.uploads.isOld(file))) await this.uploads.delete(file);
    }
  }
}
