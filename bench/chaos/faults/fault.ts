import type { ChaosSystem } from '../system/chaos-system.js';

/** A failure of a part of the service, and its repair. */
export interface Fault {
  readonly name: string;
  /** Seconds between the beginning and the repair. */
  readonly seconds: number;
  begin(system: ChaosSystem): Promise<void> | void;
  /** Repairs the part. The fault has ended when it works again. */
  end(system: ChaosSystem): Promise<void> | void;
  /** Why the fault cannot be caused on this machine. */
  obstacle?(system: ChaosSystem): string | undefined;
  /** Whether clients may not notice the fault at all. */
  readonly isInvisible?: boolean;
}
