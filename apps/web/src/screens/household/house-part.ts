import type { House } from '@popote/client';

export interface HousePartProps {
  readonly house: House;
  /** Shows the house as the service has changed it. */
  readonly onChange: (house: House) => void;
}
