import { Logger } from '@nestjs/common';

/**
 * Waits until the process listens for notifications. A failure, such as a port in use or an
 * unreachable broker, is only logged: the worker polls for pending steps as well.
 */
export async function logListenFailure(listening: Promise<unknown>): Promise<void> {
  try {
    await listening;
  } catch (error) {
    const message =
      'The worker receives no notifications; it polls for pending steps every few seconds.';
    new Logger('Worker').warn({ event: 'notifications-unavailable', err: error }, message);
  }
}
