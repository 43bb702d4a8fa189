import { HouseEntity } from './entities/house.entity.js';
import { ProfileEntity } from './entities/profile.entity.js';

/** Everything TypeORM writes; the reads are prepared statements of their own. */
export const ENTITIES = [HouseEntity, ProfileEntity];
