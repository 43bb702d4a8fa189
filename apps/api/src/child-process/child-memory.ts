import { Injectable } from '@nestjs/common';
import { Room } from '#platform/queue/room.js';

/** MiB that all child processes may take at once: a large picture, another one, and two archives. */
const MAX_MIB = 2080;

/** The memory of the child processes of this process, in MiB: what each takes at most. */
@Injectable()
export class ChildMemory extends Room {
  constructor() {
    super(MAX_MIB);
  }
}
