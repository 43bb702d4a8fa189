// The entry point of the package.
export { createPopote, type PopoteOptions } from './create-popote.js';
export type { Popote } from './popote.js';
export type { CookieStorage } from './transport/cookies.js';
export { ERROR_CODES } from './generated/error-codes.gen.js';
export {
  type ErrorCode,
  type ErrorDetail,
  type ErrorName,
  isPopoteError,
  PopoteError,
  PopoteNetworkError,
} from './errors/popote-error.js';
export type { NetworkProblem } from './errors/network-problem.js';
export type { EventKind, PopoteEvent } from './events/popote-event.js';
export type { EventOptions, EventsState } from './events/event-stream.js';
export type { EventSourceConstructor } from './events/event-source.js';
export { idempotencyKey, ifMatch } from './request-headers.js';
export { expectedList } from './offline/expected-list.js';
export { OperationQueue, type QueueOptions } from './offline/operation-queue.js';
export type {
  NewShoppingOperation,
  OperationStorage,
  QueuedOperation,
  QueueState,
  RefusedOperation,
  ShoppingOperation,
} from './offline/queued-operation.js';
export { nextCursor } from './pages.js';
export type { Label, LabelFile, LabelTable } from './labels/label-file.js';
export { type FoundLabel, searchLabels } from './labels/search-labels.js';
export { type AmountNames, formatAmount } from './steps/amounts.js';
export { fahrenheit } from './generated/us-amount.gen.js';
export { type Segment, type SegmentKind, segmentsOf } from './steps/segments.js';
export { scaleStep } from './steps/scale-step.js';
export type { StepTechnique, StepText } from './steps/step-text.js';
export type * from './generated/types.gen.js';
