import { sql } from 'kysely';
import { asSystem, type Database } from '../../platform/database/database.ts';
import { defineTask, handleTask, type Task, type TaskContext } from '../../platform/jobs/task.ts';
import { countCorrectedFigures } from '../../platform/metrics/counters.ts';
import { findSuperadmins } from '../access/public.ts';
import { addInboxItem } from '../jobs/public.ts';

export const statisticsTasks: readonly Task[] = [
  handleTask(defineTask('verify_statistics'), (_payload, context) => verifyStatistics(context), { cron: '20 3 * * *' }),
  // readers add changes since the last fold one by one, so these must stay few
  handleTask(defineTask('fold_session_figures'), (_payload, { pool }) => foldSessionFigures(pool), {
    cron: '* * * * *',
  }),
];

/** The lock that the database function takes to fold. */
const FOLDING = 2026112302;

/** Adds the changes to the kept sums, however long that takes: after an import or an upgrade there are many. */
function foldSessionFigures(pool: TaskContext['pool']) {
  return asSystem(
    pool,
    async (db) => {
      const { rows } = await sql<{ is_mine: boolean }>`select pg_try_advisory_xact_lock(${FOLDING}) as is_mine`.execute(
        db,
      );
      if (!rows[0]?.is_mine) return;
      await sql`set local statement_timeout = 0`.execute(db);
      await sql`select fold_session_figures()`.execute(db);
    },
    { isLong: true },
  );
}

/**
 * Recounts the two days before today, in any time zone, and corrects differences. A difference means that something changes orders,
 * bookings or sessions without the triggers: every superadmin is notified, and the metric counts it.
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
