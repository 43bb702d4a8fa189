import { Module } from '@nestjs/common';
import { DetectionModule } from '../detection.module.js';
import { RequestedDetectionController } from './requested-detection.controller.js';
import { RequestedDetectionService } from './requested-detection.service.js';

/** Detection in texts that are not stored. */
@Module({
  imports: [DetectionModule],
  controllers: [RequestedDetectionController],
  providers: [RequestedDetectionService],
})
export class RequestedDetectionModule {}
