import type { Readable } from 'node:stream';
import { Injectable } from '@nestjs/common';
import { AppError } from '#platform/errors/app-error.js';
import { RefusalsMetrics } from '../overload/refusals.metrics.js';
import { AttemptLimiter } from './attempt-limiter.service.js';

/** Exports of a kind and a person within a window, in milliseconds. */
const MAX_PER_WINDOW = 5;
const WINDOW = 60 * 60 * 1000;

/** Exports that run at once in a process. Each has about two pages in memory. */
const MAX_EXPORTS = 8;

/** Limits exports: one of a person at a time, and few in an hour. */
@Injectable()
export class ExportRuns {
  /** The people whose export runs. */
  private readonly running = new Set<number>();

  constructor(
    private readonly limiter: AttemptLimiter,
    private readonly metrics: RefusalsMetrics,
  ) {}

  /**
   * Opens an export, which runs until its stream is closed.
   *
   * @param kind distinguishes the counters of different exports
   * @throws TOO_MANY_REQUESTS, SERVICE_UNAVAILABLE
   */
  async open(
    kind: 'person' | 'house',
    profileId: number,
    open: () => Promise<Readable>,
  ): Promise<Readable> {
    this.start(profileId);
    const end = () => this.running.delete(profileId);
    try {
      const counter = { key: `export:${kind}:${String(profileId)}`, max: MAX_PER_WINDOW };
      await this.limiter.count('export', counter, WINDOW);
      return (await open()).once('close', end);
    } catch (error) {
      end();
      throw error;
    }
  }

  private start(profileId: number): void {
    if (this.running.has(profileId)) throw new AppError('TOO_MANY_REQUESTS', undefined, 60);
    if (this.running.size >= MAX_EXPORTS) {
      this.metrics.countOverload('exports');
      throw new AppError('SERVICE_UNAVAILABLE');
    }
    this.running.add(profileId);
  }
}
