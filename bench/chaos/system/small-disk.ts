import { execFileSync } from 'node:child_process';
import { chownSync, mkdirSync, rmdirSync, statfsSync, statSync } from 'node:fs';
import path from 'node:path';
import pg from 'pg';
import { databasePidFile, query } from '../../harness/database.js';

const TABLESPACE = 'small_disk';
const SIZE_MB = 1024;
/** What a full disk has left: files may grow while its size is changed. */
const REST_BYTES = 256 * 1024;

/**
 * A file system in memory that holds the tables and indexes of the database, and whose size can be
 * reduced to what it contains. The write-ahead log stays on the disk of the server. Only root can
 * mount a file system.
 */
export class SmallDisk {
  private constructor(
    private readonly databaseUrl: string,
    private readonly folder: string,
  ) {}

  /** Moves the database to a small disk, which no client may use meanwhile. */
  static async create(databaseUrl: string, parent: string): Promise<SmallDisk | undefined> {
    if (process.platform !== 'linux' || process.getuid?.() !== 0) return undefined;
    const folder = path.join(parent, 'small-disk');
    mkdirSync(folder);
    mount('-t', 'tmpfs', '-o', `size=${String(SIZE_MB)}m`, 'tmpfs', folder);
    const server = statSync(await databasePidFile(databaseUrl));
    chownSync(folder, server.uid, server.gid);
    const disk = new SmallDisk(databaseUrl, folder);
    await disk.asAdmin(`create tablespace ${TABLESPACE} location ${pg.escapeLiteral(folder)}`);
    await disk.moveDatabase(TABLESPACE);
    return disk;
  }

  /** Leaves almost no free space. */
  fill(): void {
    const { blocks, bfree, bsize } = statfsSync(this.folder);
    this.resize((blocks - bfree) * bsize + REST_BYTES);
  }

  free(): void {
    this.resize(SIZE_MB * 1024 * 1024);
  }

  /** Moves the database back. No client may use it. */
  async remove(): Promise<void> {
    await this.moveDatabase('pg_default');
    await this.asAdmin(`drop tablespace ${TABLESPACE}`);
    execFileSync('umount', [this.folder]);
    rmdirSync(this.folder);
  }

  private resize(bytes: number): void {
    mount('-o', `remount,size=${String(bytes)}`, this.folder);
  }

  private async moveDatabase(tablespace: string): Promise<void> {
    const name = pg.escapeIdentifier(new URL(this.databaseUrl).pathname.slice(1));
    await this.asAdmin(`alter database ${name} set tablespace ${tablespace}`);
  }

  private async asAdmin(statement: string): Promise<void> {
    const url = new URL(this.databaseUrl);
    url.pathname = '/postgres';
    await query(url.href, statement);
  }
}

function mount(...args: string[]): void {
  execFileSync('mount', args, { stdio: ['ignore', 'ignore', 'inherit'] });
}
