/** A clause as the half-open range of tokens [from, to). */
export interface Clause {
  readonly from: number;
  readonly to: number;
}
