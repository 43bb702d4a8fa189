/** A clause as a half-open range of tokens. */
export interface Clause {
  readonly from: number;
  readonly to: number;
}
