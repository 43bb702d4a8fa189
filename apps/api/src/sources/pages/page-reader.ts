import { Logger, type OnApplicationShutdown } from '@nestjs/common';
import { Piscina } from 'piscina';
import type { SourceKey } from '#domain/catalogue/sources.js';
import type { SourceRecipe } from '#domain/sources/draft.js';
import { FairQueue, type QueueLoad } from '#platform/queue/fair-queue.js';
import { timeLimit } from '#platform/signals/time-limit.js';
import type { FetchedDocument } from '../../egress/read-document.js';
import { householdPath } from '../../requester/requester.js';
import type { FoundItem } from '../reader/recipe-links.reader.js';
import type { PageTask } from './page-thread.js';

export interface PageReaderOptions {
  /** Maximum number of pages read at once, each in its own thread. */
  readonly threads?: number;
  /** Maximum number of pages that wait for a thread. */
  readonly maxWaiting?: number;
  /** Milliseconds for a page, including the start of a thread. */
  readonly deadline?: number;
  /** Maximum size of the objects of a thread, in MiB. A page of 5 MiB needs less than 24. */
  readonly heap?: number;
}

/** Milliseconds until an idle thread ends; the next page waits about 200 ms for a new one. */
const IDLE_TIMEOUT = 30_000;

/**
 * Reads the documents of foreign sites in worker threads, so that a hostile page cannot block or
 * end the process. A thread that exceeds its memory or its deadline is ended; the next page gets a
 * new one. There are no threads before the first page.
 */
export class PageReader implements OnApplicationShutdown {
  private readonly logger = new Logger(PageReader.name);
  private readonly deadline: number;
  private readonly queue: FairQueue;
  private readonly pool: Piscina<PageTask>;

  constructor({
    threads = 2,
    maxWaiting = 32,
    deadline = 5000,
    heap = 32,
  }: PageReaderOptions = {}) {
    this.deadline = deadline;
    // Piscina's own queue stops when its last thread is ended. This queue therefore passes on at most
    // `threads` pages.
    this.queue = new FairQueue(threads, maxWaiting);
    this.pool = new Piscina({
      // The compiled file, also when tests run the sources.
      filename: import.meta.resolve('#page-thread'),
      minThreads: 0,
      maxThreads: threads,
      idleTimeout: IDLE_TIMEOUT,
      env: {}, // the threads need no secrets
      resourceLimits: {
        maxOldGenerationSizeMb: heap,
        maxYoungGenerationSizeMb: 8,
        stackSizeMb: 4,
      },
    });
    this.pool.on('error', (error: unknown) => {
      this.logger.warn(
        { event: 'page-thread-failed', err: error },
        'A thread that read no page failed.',
      );
    });
  }

  get load(): QueueLoad {
    return this.queue.load;
  }

  /** @throws SERVICE_UNAVAILABLE when too many pages wait; any error for an unreadable page */
  readSearch(source: SourceKey, document: FetchedDocument): Promise<FoundItem[]> {
    return this.run('readSearch', source, document);
  }

  /** @throws SERVICE_UNAVAILABLE when too many pages wait; any error for an unreadable page */
  readItem(source: SourceKey, document: FetchedDocument): Promise<SourceRecipe | null> {
    return this.run('readItem', source, document);
  }

  async onApplicationShutdown(): Promise<void> {
    await this.pool.destroy();
  }

  /** Moves the bytes of the document to a thread; they cannot be used afterwards. */
  private run<T>(name: string, source: SourceKey, document: FetchedDocument): Promise<T> {
    return this.queue.run(householdPath(), undefined, async () => {
      const signal = timeLimit(this.deadline);
      const task = { ...document, source, url: document.url.href };
      const options = { name, signal, transferList: [document.bytes.buffer] };
      return (await this.pool.run(task, options)) as T;
    });
  }
}
