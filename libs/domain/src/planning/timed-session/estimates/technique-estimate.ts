/** Minutes, the minimum first. */
export type MinuteRange = readonly [min: number, max: number];

/** Why a task can begin long before the cook does. */
export type WaitKind = 'SOAK' | 'THAW' | 'MARINATE' | 'REST';

/** How a technique is carried out, and how long it takes, when the text states nothing else. */
export interface TechniqueEstimate {
  readonly attention: Attention;
  readonly resource: Resource | null;
  /** Minutes whatever the amount. */
  readonly minutes: MinuteRange;
  /** Further minutes for each piece: an onion, a carrot, an egg. */
  readonly perPiece?: MinuteRange;
  /** Further minutes for each kilogram, or litre. */
  readonly perKilogram?: MinuteRange;
  /** Default temperature of an oven task, in degrees Celsius. */
  readonly celsius?: number;
  /** What food waits for. Absent for work and for heat. */
  readonly wait?: WaitKind;
  /** A stated duration is the wait after the technique: "cover for 10 minutes". */
  readonly statedIsWait?: true;
}

type Rates = Pick<TechniqueEstimate, 'perPiece' | 'perKilogram'>;

/** Work at the work surface. */
export function work(minutes: MinuteRange, rates: Rates = {}): TechniqueEstimate {
  return { attention: 'ACTIVE', resource: 'COOK', minutes, ...rates };
}

/** A short action. A duration that the text states for it is the wait that follows. */
export function action(minutes: MinuteRange): TechniqueEstimate {
  return { attention: 'ACTIVE', resource: 'COOK', minutes, statedIsWait: true };
}

/** Work at the stove: a cook and a burner. */
export function stove(minutes: MinuteRange, rates: Rates = {}): TechniqueEstimate {
  return { attention: 'ACTIVE', resource: 'BURNER', minutes, ...rates };
}

/** Cooking on a burner without a cook. */
export function burner(minutes: MinuteRange): TechniqueEstimate {
  return { attention: 'PASSIVE', resource: 'BURNER', minutes };
}

export function oven(celsius: number, minutes: MinuteRange): TechniqueEstimate {
  return { attention: 'PASSIVE', resource: 'OVEN', minutes, celsius };
}

/** Cooking in an appliance, or outdoors, that is neither a burner nor an oven. */
export function appliance(minutes: MinuteRange): TechniqueEstimate {
  return { attention: 'PASSIVE', resource: null, minutes };
}

export function wait(wait: WaitKind, minutes: MinuteRange): TechniqueEstimate {
  return { attention: 'PASSIVE', resource: null, minutes, wait };
}

/** ACTIVE: a cook works until the end. PASSIVE: the food cooks, rests or waits by itself. */
export const ATTENTIONS = ['ACTIVE', 'PASSIVE'] as const;

export type Attention = (typeof ATTENTIONS)[number];

/**
 * Where a task happens, besides the cook that every ACTIVE task occupies. COOK: at the work surface.
 * Null (PASSIVE only): in a bowl, the refrigerator or an appliance with a heater of its own.
 */
export const RESOURCES = ['COOK', 'BURNER', 'OVEN'] as const;

export type Resource = (typeof RESOURCES)[number];
