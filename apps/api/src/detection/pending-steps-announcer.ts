import { Injectable } from '@nestjs/common';
import { Subject } from 'rxjs';

/** Announces inside the process that steps have become pending. */
@Injectable()
export class PendingStepsAnnouncer {
  private readonly announcements = new Subject<void>();
  /** Emits after the commit of every write that leaves steps pending. */
  readonly announced = this.announcements.asObservable();

  announce(): void {
    this.announcements.next();
  }
}
