import { Injectable } from '@nestjs/common';
import type { Job } from '../jobs/job.js';
import { Jobs } from '../jobs/jobs.service.js';
import { ExpiredRowsRepository } from './expired-rows.repository.js';

/** Deletes expired rows regularly, in every process of the API. */
@Injectable()
export class RetentionService implements Job {
  readonly name = 'retention';
  readonly interval = 10 * 60 * 1000;

  constructor(
    jobs: Jobs,
    private readonly expiredRows: ExpiredRowsRepository,
  ) {
    jobs.add(this);
  }

  async run(stop: AbortSignal): Promise<boolean> {
    await this.expiredRows.deleteAll(stop);
    return false;
  }
}
