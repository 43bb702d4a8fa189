import { Module } from '@nestjs/common';
import { ExpiredRowsRepository } from './expired-rows.repository.js';
import { RetentionService } from './retention.service.js';

/** Deletes rows after the time for which they are kept. */
@Module({ providers: [ExpiredRowsRepository, RetentionService] })
export class RetentionModule {}
