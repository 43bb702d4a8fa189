import { profile } from '../../api/session.js';
import { FirstSteps } from './first-steps.js';
import { NoHouse } from './no-house.js';

/** The first screen of a person: without a house, and with an empty one. */
export function Screen() {
  return profile.value?.houseId == null ? <NoHouse /> : <FirstSteps />;
}
