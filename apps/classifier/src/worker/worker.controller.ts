import { Controller, Logger } from '@nestjs/common';
import { EventPattern } from '@nestjs/microservices';
import { STEPS_PENDING } from '#internal-api/contract.js';
import { Worker } from './worker.js';

/** Wakes the worker when the API notifies it of pending steps. */
@Controller()
export class WorkerController {
  private readonly logger = new Logger(WorkerController.name);

  constructor(private readonly worker: Worker) {}

  @EventPattern(STEPS_PENDING)
  // eslint-disable-next-line @typescript-eslint/no-unused-vars -- the decorator requires a parameter
  stepsPending(_payload: unknown): void {
    this.logger.debug({ event: 'worker-notified' }, 'Notified of pending steps.');
    this.worker.wake();
  }
}
