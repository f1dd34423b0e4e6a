import { retentionCutoff, type Retained } from '@move/domain/privacy/retention.ts';
import { sql } from 'kysely';
import type pg from 'pg';
import { auditBySystem } from '../../../platform/audit/audit-by-system.ts';
import { asSystem, type Database } from '../../../platform/database/database.ts';
import { throwFailures } from '../../../platform/jobs/throw-failures.ts';
import { purgeBirths, purgeNames, purgeNotes, purgeWaiting } from '../../bookings/public.ts';
import { purgeProfileLogins, purgeProfiles } from '../../profiles/public.ts';
import { purgeMessages } from '../../messages/public.ts';
import { purgeNotifications } from '../../notifications/public.ts';
import { purgeReasons } from '../../sessions/public.ts';
import { purgeBuyers, purgeRefundReasons } from '../../orders/public.ts';
import { purgeSettlements } from '../../payments/public.ts';
import { purgeExplanations } from '../../provider-comparisons/public.ts';
import { purgeBuyerBirths, purgeBuyerNames } from '../../purchases/public.ts';
import { purgeAnswers } from '../../questions/public.ts';

type Batch = { before: string; limit: number };
type Purge = {
  /** The name of the removed data in the audit trail. */
  what: string;
  rule: Retained;
  /** Returns the organisation of each purged row; null for a row of no organisation. */
  run: (db: Database, batch: Batch) => Promise<(number | null)[]>;
};
type People = 'participants' | 'bundle_participants' | 'waitlist_entries';
const PEOPLE: readonly People[] = ['participants', 'bundle_participants', 'waitlist_entries'];

const ofPeople = (rule: Retained, what: (table: People) => string, purge: typeof purgeNotes): Purge[] =>
  PEOPLE.map((table) => ({ what: what(table), rule, run: (db, batch) => purge(db, table, batch) }));

const PURGES: readonly Purge[] = [
  ...ofPeople('notes', (table) => table, purgeNotes),
  { what: 'answers', rule: 'answers', run: purgeAnswers },
  ...ofPeople('birth_dates', (table) => `birth_dates_${table}`, purgeBirths),
  { what: 'birth_dates_purchases', rule: 'birth_dates', run: purgeBuyerBirths },
  { what: 'unused_waiting', rule: 'unused_waiting', run: purgeWaiting },
  { what: 'messages', rule: 'messages', run: purgeMessages },
  { what: 'reasons', rule: 'reasons', run: purgeReasons },
  { what: 'notification_texts', rule: 'notification_texts', run: purgeNotifications },
  { what: 'refund_reasons', rule: 'refund_texts', run: purgeRefundReasons },
  { what: 'settlements', rule: 'refund_texts', run: purgeSettlements },
  { what: 'explanations', rule: 'refund_texts', run: purgeExplanations },
  ...ofPeople('names', (table) => `names_${table}`, purgeNames),
  { what: 'names_purchases', rule: 'names', run: purgeBuyerNames },
  { what: 'names_orders', rule: 'names', run: purgeBuyers },
];

/**
 * Removes personal data whose retention is over (docs/privacy.md). Each batch is a transaction with its audit row, so the next run
 * continues an interrupted one. A purge that fails doesn't stop the other purges.
 */
export async function purgePeople(pool: pg.Pool, now: Date, limit = 1_000): Promise<number> {
  const ended = { codes: retentionCutoff('profile_codes', now), tokens: retentionCutoff('profile_tokens', now) };
  const purges = [
    ...PURGES.map((purge) => () => purgeAll(pool, purge, { before: retentionCutoff(purge.rule, now), limit })),
    () => purgeAppUsers(pool, now, limit),
    () => asSystem(pool, (db) => purgeProfileLogins(db, ended)),
    () =>
      asSystem(pool, (db) =>
        db.deleteFrom('erasures').where('erased_at', '<', retentionCutoff('erasures', now)).execute(),
      ),
  ];
  const failures: unknown[] = [];
  let total = 0;
  for (const purge of purges) {
    try {
      const purged = await purge();
      if (typeof purged === 'number') total += purged;
    } catch (error) {
      failures.push(error);
    }
  }
  throwFailures(failures, 'personal data could not be removed');
  return total;
}

async function purgeAll(pool: pg.Pool, purge: Purge, batch: Batch): Promise<number> {
  let total = 0;
  for (let purged = batch.limit; purged === batch.limit; total += purged) {
    purged = await asSystem(pool, (db) => purgeBatch(db, purge, batch));
  }
  return total;
}

/** Removes profiles of app users. They belong to a platform, so nothing is audited for an organisation. */
async function purgeAppUsers(pool: pg.Pool, now: Date, limit: number): Promise<number> {
  const before = retentionCutoff('profiles', now);
  let total = 0;
  for (let purged = limit; purged === limit; total += purged) {
    purged = await asSystem(pool, (db) => purgeProfiles(db, { before, limit }));
  }
  return total;
}

async function purgeBatch(db: Database, { what, run }: Purge, batch: Batch): Promise<number> {
  const organizationIds = await run(db, batch);
  const names = await namesOf(
    db,
    organizationIds.filter((id) => id !== null),
  );
  await auditBySystem(
    db,
    'purgePeople',
    names.map(({ id, name }) => ({
      organizationId: id,
      subject: { type: 'organizations', id, name },
      after: { [what]: organizationIds.filter((each) => each === id).length },
    })),
  );
  return organizationIds.length;
}

async function namesOf(db: Database, ids: readonly number[]): Promise<{ id: number; name: string }[]> {
  const { rows } = await sql<{ id: number; name: string }>`
    select id, name from organizations where id = any (${[...new Set(ids)]}::bigint[]) order by id`.execute(db);
  return rows;
}
