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
import { PendingStepsAnnouncer } from '../detection/pending-steps-announcer.js';
import { Config } from '../config.js';

/** Minimum time between two notifications, in milliseconds. */
const MIN_INTERVAL = 200;
/** Timeout of a notification, in milliseconds. Workers do not reply. */
const NOTIFY_TIMEOUT = 2_000;

/**
 * Notifies workers when steps become pending and when the API starts. Workers also poll every few
 * seconds, so a lost notification only delays detection.
 */
@Injectable()
export class WorkerNotifier implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly logger = new Logger(WorkerNotifier.name);
  private readonly client: ClientProxy;
  private subscription: Subscription | undefined;

  constructor(
    { notifications }: Config,
    private readonly pendingSteps: PendingStepsAnnouncer,
  ) {
    this.client = ClientProxyFactory.create(notifications);
  }

  onApplicationBootstrap(): void {
    this.subscription = this.pendingSteps.announced
      .pipe(
        startWith(undefined),
        throttleTime(MIN_INTERVAL, undefined, { leading: true, trailing: true }),
        mergeMap(() => this.notify()),
      )
      .subscribe();
  }

  async onApplicationShutdown(): Promise<void> {
    this.subscription?.unsubscribe();
    await this.client.close();
  }

  private notify(): Observable<unknown> {
    return this.client.emit(STEPS_PENDING, {}).pipe(
      timeout(NOTIFY_TIMEOUT),
      catchError((error: unknown) => {
        this.logger.debug({ event: 'worker-not-notified', err: error }, 'No worker was reached.');
        return EMPTY;
      }),
    );
  }
}
