import type pg from 'pg';
import type { Config } from '../config.ts';
import type { Outage } from '../database/connection/outage.ts';
import type { Storage } from '../storage/storage.ts';
import type { Throttle } from './limits/throttle.ts';
import type { Websites } from './origins/websites.ts';

/** What every call needs to be carried out. */
export type Serving = {
  pool: pg.Pool;
  /** For statements outside the call's transaction. */
  sidePool: pg.Pool;
  throttle: Throttle;
  /** Where calls report that the database is unavailable. */
  outage: Outage;
  storage: Storage;
  /** The websites of all platforms, as they were up to half a minute ago. */
  websites: () => Promise<Websites>;
  /** The names of the lists with pages. */
  listNames: ReadonlySet<string>;
  defaultApplication: string | null;
  config: Config;
  /** In tests every reply is checked against the contract. */
  checkReplies: boolean;
};
