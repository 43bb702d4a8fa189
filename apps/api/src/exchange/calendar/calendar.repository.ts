import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';

/** The addresses of the calendars of locked houses. */
@Injectable()
export class CalendarRepository {
  /** @returns the token of the house: the given one, unless it has one */
  async add(
    manager: EntityManager,
    houseId: number,
    profileId: number,
    token: string,
  ): Promise<string> {
    const [row] = await manager.query<[{ token: string }]>(
      `insert into house_calendar (house_id, profile_id, token) values ($1, $2, $3)
       on conflict (house_id) do update set token = house_calendar.token
       returning token`,
      [houseId, profileId, token],
    );
    return row.token;
  }

  async remove(manager: EntityManager, houseId: number): Promise<void> {
    await manager.query('delete from house_calendar where house_id = $1', [houseId]);
  }
}
