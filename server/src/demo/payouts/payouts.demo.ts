import { DEFAULT_TIME_ZONE } from '@move/domain/kit/dates/time-zones.ts';
import { sql } from 'kysely';
import type { Config } from '../../platform/config.ts';
import type { Database } from '../../platform/database/database.ts';
import { Problem } from '../../platform/http/problem.ts';
import type { DemoPeople } from '../access/access.demo.ts';
import { earliestExecution } from '../../features/payouts/batches/assert-payable.ts';
import { freezeFile } from '../../features/payouts/bank-files/freeze-file.ts';
import { endBatch, seedBatch, settleBatch } from '../../features/payouts/payouts.seed.ts';
import { rejectLines } from '../../features/payouts/bank-replies/reject-lines.ts';

type Parts = { people: DemoPeople; config: Config };

/**
 * Adds batches with every status. Last month: a canceled one, and an executed one of which the bank returned a payment. This month: an
 * exported one for the accounts that were confirmed then, and a draft for the others.
 */
export async function seedDemoPayouts(db: Database, { people, config }: Parts): Promise<void> {
  const today = Temporal.Now.plainDateISO(DEFAULT_TIME_ZONE);
  const month = today.toPlainYearMonth();
  const demo = new DemoBatches(db, { people, config });
  const before = new Date(`${month.subtract({ months: 1 }).toString()}-02T09:00:00Z`);
  const first = await demo.create(before);
  if (first !== null) await endBatch(db, { id: first, now: before, userId: people.sanne });
  const paid = await demo.create(before);
  if (paid !== null) {
    await demo.export(paid, before);
    const executed = new Date(before.getTime() + 4 * 86_400_000);
    await settleBatch(db, { id: paid, now: executed, userId: people.sanne });
    await demo.returnOne(paid, executed);
  }
  const now = new Date(Math.min(Date.parse(`${month.toString()}-01T09:00:00Z`), Date.now()));
  const waiting = await demo.holdSome();
  const sent = await demo.create(now);
  if (sent !== null) await demo.export(sent, now);
  await sql`update finance_infos set payouts_held_since = null where organization_id = any (${waiting}::bigint[])`.execute(
    db,
  );
  await demo.create(new Date());
}

class DemoBatches {
  readonly #db: Database;
  readonly #parts: Parts;

  constructor(db: Database, parts: Parts) {
    this.#db = db;
    this.#parts = parts;
  }

  /** Creates a draft as if it were made at `now`; null when there is nothing to pay. */
  async create(now: Date): Promise<number | null> {
    const { people, config } = this.#parts;
    const payout_month = now.toISOString().slice(0, 7);
    const draft = {
      payout_month,
      execution_date: earliestExecution(now),
      created_by: people.marit,
      created_at: now.toISOString(),
      appKey: config.appKey,
    };
    try {
      return await seedBatch(this.#db, draft);
    } catch (error) {
      if (error instanceof Problem) return null;
      throw error;
    }
  }

  export(id: number, now: Date): Promise<void> {
    const { people, config } = this.#parts;
    return freezeFile({ db: this.#db, caller: { user: { id: people.sanne } }, now, config, locale: 'nl' }, id);
  }

  /** Lets the bank return one payment: of the organisation whose invoice was not mailed yet, else of the newest organisation. */
  async returnOne(batch: number, now: Date): Promise<void> {
    const { rows } = await sql<{ id: number }>`
      select id from sepa_lines line where sepa_batch_id = ${batch}
      order by exists (select from invoices where invoices.organization_id = line.organization_id
        and invoices.sepa_line_id = line.id and sent_at is null) desc, line.organization_id desc limit 1`.execute(
      this.#db,
    );
    await rejectLines(
      this.#db,
      rows.map(({ id }) => ({ id, reason: 'AC04 rekening opgeheven' })),
      now,
    );
  }

  /** Holds the payouts of every third confirmed account. */
  async holdSome(): Promise<number[]> {
    const { rows } = await sql<{ organization_id: number }>`
      update finance_infos set payouts_held_since = now()
      where payouts_held_since is null and organization_id % 3 = 0 returning organization_id`.execute(this.#db);
    return rows.map(({ organization_id }) => organization_id);
  }
}
