import { sql } from 'kysely';
import type pg from 'pg';
import { auditBySystem } from '../../platform/audit/audit-by-system.ts';
import { asSystem, type Database } from '../../platform/database/database.ts';
import { purgeNotes } from '../bookings/public.ts';
import { purgeAnswers } from '../questions/public.ts';

/** How long notes about people and their answers are kept after their last session (D6.4). */
const KEPT_MONTHS = 24;

type Batch = { before: string; limit: number };
type Purge = { what: string; run: (db: Database, batch: Batch) => Promise<number[]> };

const PURGES: readonly Purge[] = [
  { what: 'participants', run: (db, batch) => purgeNotes(db, 'participants', batch) },
  { what: 'bundle_participants', run: (db, batch) => purgeNotes(db, 'bundle_participants', batch) },
  { what: 'waitlist_entries', run: (db, batch) => purgeNotes(db, 'waitlist_entries', batch) },
  { what: 'answers', run: purgeAnswers },
];

/**
 * Empties what need no longer be known about people; who came, when and at what price stays. In batches, each one transaction
 * with its audit row, so that the next run continues one that broke off.
 */
export async function purgePeople(pool: pg.Pool, now: Date, limit = 1_000): Promise<number> {
  const zoned = Temporal.Instant.fromEpochMilliseconds(now.getTime()).toZonedDateTimeISO('UTC');
  const before = zoned.subtract({ months: KEPT_MONTHS }).toInstant().toString();
  let total = 0;
  for (const purge of PURGES) {
    let purged = limit;
    while (purged === limit) {
      purged = await asSystem(pool, (db) => purgeBatch(db, purge, { before, limit }));
      total += purged;
    }
  }
  return total;
}

async function purgeBatch(db: Database, { what, run }: Purge, batch: Batch): Promise<number> {
  const organizationIds = await run(db, batch);
  const names = await namesOf(db, organizationIds);
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
