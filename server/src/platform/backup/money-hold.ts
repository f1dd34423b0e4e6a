import { DEFAULT_TIME_ZONE } from '@move/domain/kit/dates/time-zones.ts';
import { sql } from 'kysely';
import type pg from 'pg';
import { asSystem, type Database } from '../database/database.ts';
import { refusedByState } from '../http/problem.ts';

/** More ids than one table gives out between two backups. */
const GAP = 100_000;

/**
 * Records that a database lost what was written since a moment, by a restore or otherwise: holds payouts and invoices until the operator
 * releases them, marks waiting refunds to be looked up at the payment provider before they are sent, and skips the ids that were given out
 * since (docs/operations.md#money-after-a-restore).
 */
export async function holdMoney(ownerPool: pg.Pool, since: string): Promise<void> {
  await asSystem(ownerPool, async (db) => {
    await db.insertInto('restores').values({ backed_up_at: since }).execute();
    await sql`select look_refunds_up()`.execute(db);
    await skipLostIds(db);
  });
}

/**
 * Skips ids in every table, so that no lost id is given out a second time. Lost ids are still known elsewhere: buyers, the payment
 * provider and the bank know orders and payments, the list of erasures knows people, offline phones know participants and sessions.
 */
async function skipLostIds(db: Database): Promise<void> {
  await sql`
    select setval(sequence, coalesce(pg_sequence_last_value(sequence), 0) + ${GAP}::bigint)
    from (
      select distinct pg_class.oid::regclass as sequence
      from pg_class join pg_depend on classid = 'pg_class'::regclass and objid = pg_class.oid and deptype = 'i'
      where relkind = 'S' and relnamespace = 'public'::regnamespace) as identities`.execute(db);
}

/** Ends the hold of payouts and invoices. Returns whether there was one. */
export async function releaseMoney(db: Database): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('restores')
    .set({ released_at: sql<string>`now()` })
    .where('released_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** The day of the oldest restored backup for which payouts and invoices are held; null when they aren't held. */
export async function findMoneyHold(db: Database): Promise<string | null> {
  const { rows } = await sql<{ day: string }>`
    select to_char(min(backed_up_at) at time zone ${DEFAULT_TIME_ZONE}::text, 'YYYY-MM-DD') as day from restores
    where released_at is null having count(*) > 0`.execute(db);
  return rows[0]?.day ?? null;
}

/** Throws 409 while a restore holds payouts and invoices. */
export async function assertMoneyNotHeld(db: Database): Promise<void> {
  const date = await findMoneyHold(db);
  if (date !== null) throw refusedByState('state', 'money.restored', { date });
}
