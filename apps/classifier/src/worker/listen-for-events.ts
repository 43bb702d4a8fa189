import { Logger } from '@nestjs/common';

/**
 * Waits until events can be heard. They are only a hint: a worker that cannot hear them, because
 * its port is taken or the broker away, looks for owed steps by itself all the same.
 */
export async function listenForEvents(listening: Promise<unknown>): Promise<void> {
  try {
    await listening;
  } catch (error) {
    const message = 'Events cannot be heard; owed steps are looked for every few seconds.';
    new Logger('Worker').warn({ err: error }, message);
  }
}
