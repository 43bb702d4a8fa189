import { Injectable } from '@nestjs/common';
import { Database } from '../database/database.js';

const PING = { name: 'ping', text: 'select 1' };

@Injectable()
export class HealthService {
  constructor(private readonly database: Database) {}

  /** @throws SERVICE_UNAVAILABLE when the database is unreachable */
  async requireDatabase(): Promise<void> {
    await this.database.read(PING, []);
  }
}
