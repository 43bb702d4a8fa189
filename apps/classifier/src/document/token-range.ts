/** A half-open range of tokens [from, to). */
export interface TokenRange {
  readonly from: number;
  readonly to: number;
}
