import { Injectable } from '@nestjs/common';
import { Subject } from 'rxjs';

/** Makes known that steps were written without detection, so that it need not be polled for. */
@Injectable()
export class PendingSteps {
  private readonly announcements = new Subject<void>();
  /** Emits after the commit of every write that left detection owed. */
  readonly announced = this.announcements.asObservable();

  announce(): void {
    this.announcements.next();
  }
}
