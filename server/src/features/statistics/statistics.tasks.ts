import { sql } from 'kysely';
import { asSystem, type Database } from '../../platform/database/database.ts';
import { defineTask, handleTask, type Task, type TaskContext } from '../../platform/jobs/task.ts';
import { countCorrectedFigures } from '../../platform/metrics/counters.ts';
import { findSuperadmins } from '../access/public.ts';
import { addInboxItem } from '../jobs/public.ts';

export const statisticsTasks: readonly Task[] = [
  handleTask(defineTask('verify_statistics'), (_payload, context) => verifyStatistics(context), { cron: '20 3 * * *' }),
  // every minute: readers add the changes since the last fold row by row, so there must be few
  handleTask(defineTask('fold_session_figures'), (_payload, { pool }) => foldSessionFigures(pool), {
    cron: '* * * * *',
  }),
];

/** The advisory lock under which the database adds changed sessions to the kept sums. */
const FOLD_LOCK = 2026112302;

/** Folds changes into the kept figures of sessions, unless a fold is running. May take long: after an import there are many. */
function foldSessionFigures(pool: TaskContext['pool']) {
  return asSystem(
    pool,
    async (db) => {
      const { rows } = await sql<{
        is_locked: boolean;
      }>`select pg_try_advisory_xact_lock(${FOLD_LOCK}) as is_locked`.execute(db);
      if (!rows[0]?.is_locked) return;
      await sql`set local statement_timeout = 0`.execute(db);
      await sql`select fold_session_figures()`.execute(db);
    },
    { isLong: true },
  );
}

/**
 * Recounts three days, today (UTC) and the two before it, and corrects differences. A difference means that something changed orders,
 * bookings or sessions without the triggers: every superadmin is notified, and a metric counts it.
 */
export async function verifyStatistics({ pool, log, now }: Pick<TaskContext, 'pool' | 'log' | 'now'>): Promise<void> {
  const until = Temporal.PlainDate.from(now.toISOString().slice(0, 10)).add({ days: 1 });
  const from = until.subtract({ days: 3 });
  const correct = async (db: Database) => {
    // waits for a fold that is running
    await sql`set local statement_timeout = 0`.execute(db);
    await sql`set local lock_timeout = '10min'`.execute(db);
    const { rows } = await sql<{ differences: number }>`
      select correct_sales(null, ${from.toString()}::date, ${until.toString()}::date)
        + correct_session_figures(${from.toString()}::date, ${until.toString()}::date) as differences`.execute(db);
    const differences = rows[0]?.differences ?? 0;
    if (differences === 0) return;
    countCorrectedFigures(differences);
    log.error(
      { event: 'figures_corrected', differences, from: from.toString() },
      'kept figures differed from a recount',
    );
    for (const { id } of await findSuperadmins(db)) {
      await addInboxItem(db, {
        user_id: id,
        kind: 'figures_corrected',
        subject: `${from.toString()} (${differences})`,
      });
    }
  };
  await asSystem(pool, correct, { isLong: true });
}
