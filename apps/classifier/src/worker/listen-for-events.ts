import { Logger } from '@nestjs/common';

/**
 * Waits until the event listener is ready. A failure, such as a port in use or an unreachable
 * broker, is only logged: the worker polls for pending steps as well.
 */
export async function listenForEvents(listening: Promise<unknown>): Promise<void> {
  try {
    await listening;
  } catch (error) {
    const message =
      'The worker cannot receive events; it polls for pending steps every few seconds.';
    new Logger('Worker').warn({ event: 'notifications-unavailable', err: error }, message);
  }
}
