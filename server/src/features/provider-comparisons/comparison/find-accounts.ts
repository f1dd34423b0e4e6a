import { DEFAULT_TIME_ZONE, toLocalTime } from '@move/domain/kit/dates/time-zones.ts';
import { sql } from 'kysely';
import type { Config } from '../../../platform/config.ts';
import type { Database } from '../../../platform/database/database.ts';
import { type AccountKey, findAccountKeys } from '../../payments/public.ts';

type AccountPlatform = {
  applicationId: number;
  /**
   * The last day on which the platform started payments with the key of the account; the account counts for the platform until that day.
   * Null while the platform uses the key. Empty for a platform with its own key, which may have used the key of the installation before.
   */
  endedOn: string | null;
};

/** An account at the provider, with the platforms whose payments are in it. */
export type Account = {
  /** Null for the built-in provider, which has one account for all platforms. */
  key: string | null;
  isReadable: boolean;
  /** The platform to which unknown entries of the account are counted; null when several platforms use the account. */
  applicationId: number | null;
  users: AccountPlatform[];
};

/** Every account that may have payments of a platform: those of the platforms' current and earlier keys, and that of the installation. */
export async function findAccounts(db: Database, config: Config): Promise<Account[]> {
  const { rows: platforms } = await sql<{ id: number }>`select id from applications order by id`.execute(db);
  const ids = platforms.map(({ id }) => id);
  if (config.paymentDriver === 'test') return [shared(null, ids)];
  if (config.paymentDriver !== 'mollie') return [];
  const keys = await findAccountKeys(db, config.appKey);
  const own = [...Map.groupBy(keys.filter(isReadable), ({ key }) => key)].map(([key, rows]) => accountOf(key, rows));
  const unreadable = keys.filter((key) => !isReadable(key)).map((key) => accountOf('', [key]));
  const withOwn = new Set(keys.filter(({ ended_at }) => ended_at === null).map(({ application_id }) => application_id));
  if (config.mollieKey === undefined) return [...own, ...unreadable];
  // a platform with its own key may have used the key of the installation before
  const users = ids.map((id) => ({ applicationId: id, endedOn: withOwn.has(id) ? '' : null }));
  const installation = own.find(({ key }) => key === config.mollieKey);
  if (!installation) return [{ ...shared(config.mollieKey, ids), users }, ...own, ...unreadable];
  const known = new Set(installation.users.map(({ applicationId }) => applicationId));
  installation.users.push(...users.filter(({ applicationId }) => !known.has(applicationId)));
  installation.applicationId = onlyOne(installation.users);
  return [...own, ...unreadable];
}

const isReadable = (key: AccountKey): key is AccountKey & { key: string } => key.key !== null;

const shared = (key: string | null, ids: readonly number[]): Account => {
  const users = ids.map((applicationId) => ({ applicationId, endedOn: null }));
  return { key, isReadable: true, applicationId: onlyOne(users), users };
};

function accountOf(key: string, rows: readonly AccountKey[]): Account {
  const users = [...Map.groupBy(rows, ({ application_id }) => application_id)].map(([applicationId, each]) => ({
    applicationId,
    endedOn: each.some(({ ended_at }) => ended_at === null) ? null : lastDay(each),
  }));
  return { key, isReadable: key !== '', applicationId: onlyOne(users), users };
}

const lastDay = (rows: readonly AccountKey[]) =>
  rows
    .map(({ ended_at }) => toLocalTime(ended_at ?? '', DEFAULT_TIME_ZONE).date)
    .reduce((latest, day) => (day > latest ? day : latest));

/** The only platform that uses an account, else the only platform that used it before. Null when there are several. */
function onlyOne(users: readonly AccountPlatform[]): number | null {
  const present = users.filter(({ endedOn }) => endedOn === null);
  const [only, ...others] = present.length > 0 ? present : users;
  return only && others.length === 0 ? only.applicationId : null;
}
