import {
  Injectable,
  Logger,
  type OnApplicationBootstrap,
  type OnApplicationShutdown,
} from '@nestjs/common';
import { type ClientProxy, ClientProxyFactory } from '@nestjs/microservices';
import {
  catchError,
  EMPTY,
  mergeMap,
  type Observable,
  startWith,
  type Subscription,
  throttleTime,
  timeout,
} from 'rxjs';
import { STEPS_PENDING } from '#internal-api/contract.js';
import { PendingSteps } from '../detection/pending-steps.js';
import { Config } from '../config.js';

/** However many recipes are written, workers are woken at most once in this time (ms). */
const ONCE_IN = 200;
/** Nobody answers a bell; this is how long it may take to ring (ms). */
const RINGS_FOR = 2_000;

/**
 * Wakes the workers when detection is owed, and when the API starts. Only a hint: they look by
 * themselves every few seconds, so that nothing depends on anybody hearing it.
 */
@Injectable()
export class WorkerNotifier implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly logger = new Logger(WorkerNotifier.name);
  private readonly client: ClientProxy;
  private ringing: Subscription | undefined;

  constructor(
    { events }: Config,
    private readonly owed: PendingSteps,
  ) {
    this.client = ClientProxyFactory.create(events);
  }

  onApplicationBootstrap(): void {
    this.ringing = this.owed.announced
      .pipe(
        startWith(undefined),
        throttleTime(ONCE_IN, undefined, { leading: true, trailing: true }),
        mergeMap(() => this.ring()),
      )
      .subscribe();
  }

  async onApplicationShutdown(): Promise<void> {
    this.ringing?.unsubscribe();
    await this.client.close();
  }

  private ring(): Observable<unknown> {
    return this.client.emit(STEPS_PENDING, {}).pipe(
      timeout(RINGS_FOR),
      catchError((error: unknown) => {
        this.logger.debug({ err: error }, 'No worker was reached.');
        return EMPTY;
      }),
    );
  }
}
