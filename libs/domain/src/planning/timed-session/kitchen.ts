/** What the household can use at the same time. */
export interface Kitchen {
  readonly cooks: number;
  readonly burners: number;
  readonly ovens: number;
}
