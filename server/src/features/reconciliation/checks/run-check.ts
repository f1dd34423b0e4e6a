import { DEFAULT_TIME_ZONE } from '@move/domain/kit/dates/time-zones.ts';
import { monthOf } from '@move/domain/kit/dates/months.ts';
import { sql } from 'kysely';
import { asSystem, type Database } from '../../../platform/database/database.ts';
import type { TaskContext } from '../../../platform/jobs/task.ts';
import { findDifferences } from './find-differences.ts';
import { reportDifferences } from './report-differences.ts';

/** The number of months before the current one that are checked row by row. */
const MONTHS_BACK = 3;
/** The number of checks that are kept, to see since when a difference exists. */
const CHECKS_KEPT = 100;

/** Calculates all months, looks for differences and stores them. A nightly check also reports the differences. */
export async function runCheck({ userId }: { userId?: number | undefined }, context: TaskContext): Promise<void> {
  const { pool, now } = context;
  await asSystem(
    pool,
    async (db) => {
      const { rows: locks } = await sql<{ is_mine: boolean }>`
        select pg_try_advisory_xact_lock(hashtext('reconciliation')) as is_mine`.execute(db);
      if (!locks[0]?.is_mine) return;
      await sql`set local statement_timeout = 0`.execute(db);
      const { differences, count } = await keepCheck(db, { userId, now });
      const { appUrl } = context.config;
      if (userId === undefined && count > 0) await reportDifferences(db, { count, differences, appUrl, now });
    },
    { isLong: true },
  );
}

type Checked = { userId: number | undefined; now: Date };

/** Stores the sums of all months, and the check with its differences. */
export async function keepCheck(db: Database, { userId, now }: Checked) {
  const started = performance.now();
  const month = monthOf(now.toISOString(), DEFAULT_TIME_ZONE);
  const since = Temporal.PlainYearMonth.from(month)
    .subtract({ months: MONTHS_BACK })
    .toPlainDate({ day: 1 })
    .toString();
  await sql`select write_reconciliations(${month})`.execute(db);
  const { differences, count } = await findDifferences(db, { since, month });
  const { rows } = await sql<{ id: number }>`
    insert into reconciliation_checks (checked_at, checked_by, findings_count, took_ms)
    values (${now.toISOString()}, (select id from users where id = ${userId ?? null}), ${count},
      ${Math.round(performance.now() - started)})
    returning id`.execute(db);
  const id = rows[0]?.id ?? 0;
  await sql`
    insert into reconciliation_findings (reconciliation_check_id, position, kind, month, organization_id, application_id, subject_id,
      expected, actual)
    select ${id}, position, found.* from jsonb_array_elements(${JSON.stringify(differences)}::jsonb) with ordinality as each (value, position),
      jsonb_to_record(each.value) as found (kind text, month text, organization_id bigint, application_id bigint, subject_id bigint,
        expected bigint, actual bigint)`.execute(db);
  await sql`
    delete from reconciliation_checks where id <= (select id from reconciliation_checks order by id desc offset ${CHECKS_KEPT} limit 1)`.execute(
    db,
  );
  return { differences, count };
}
