import { randomUUID } from 'node:crypto';
import type { EntryStatus } from '@move/domain/waitlist/entry-status.ts';
import type { CancelReason } from '@move/domain/sessions/session-cancellation.ts';
import { sql } from 'kysely';
import { auditBySystem } from '../../../platform/audit/audit-by-system.ts';
import { personSubject } from '../../../platform/audit/person-subject.ts';
import type { Database } from '../../../platform/database/database.ts';
import { queue } from '../../../platform/jobs/queue.ts';
import { mailWaitlistNotice, type WaitlistNotice } from './waitlist-jobs.ts';

/** What a list does by itself, as named in the audit trail. */
type ListAction = 'inviteWaiting' | 'expireWaiting' | 'withdrawWaiting' | 'closeWaiting';

type Closing = {
  status: Exclude<EntryStatus, 'invited'>;
  /** When the person answered. */
  answeredAt?: Date;
  mail?: WaitlistNotice;
  /** Why the session is canceled, for the mail. */
  why?: CancelReason;
  /** Absent when the call that closes the entries writes its own audit row. */
  action?: ListAction;
};

/** Closes entries under the locks of their sessions and bundles, and frees their reserved spots. */
export async function closeEntries(db: Database, entryIds: readonly number[], closing: Closing): Promise<void> {
  if (entryIds.length === 0) return;
  const { status, answeredAt, mail, why, action } = closing;
  const ids = sql`${[...entryIds]}::bigint[]`;
  await db.deleteFrom('spot_reservations').where(sql<boolean>`entry_id = any (${ids})`).execute();
  const rows = await db
    .updateTable('waitlist_entries')
    .from('waitlist_entries as old')
    .set({
      status,
      reserves: false,
      ...(status === 'waiting' && { is_automatic: false, caused_by_participant_id: null }),
      ...(answeredAt && { answered_at: answeredAt.toISOString() }),
      updated_at: sql<string>`now()`,
    })
    .whereRef('old.id', '=', 'waitlist_entries.id')
    .where(sql<boolean>`waitlist_entries.id = any (${ids})`)
    .returning(['old.id', 'old.organization_id', 'old.first_name', 'old.last_name', 'old.status'])
    .execute();
  if (action) await auditEntries(db, { action, status, entries: rows });
  if (mail) await notifyWaiting(db, entryIds, { news: mail, why });
}

export const closeEntry = (db: Database, entryId: number, closing: Closing) => closeEntries(db, [entryId], closing);

/** Entries as they were, and their new status. */
type Became = {
  action: ListAction;
  status: EntryStatus;
  entries: readonly { id: number; organization_id: number; first_name: string; last_name: string; status: string }[];
};

export const auditEntries = (db: Database, { action, status, entries }: Became): Promise<void> =>
  auditBySystem(
    db,
    action,
    entries.map((entry) => ({
      organizationId: entry.organization_id,
      subject: personSubject('waitlist_entries', entry),
      before: { status: entry.status },
      after: { status },
    })),
  );

/** The number of people whose mails the worker writes in one transaction. */
const MAILED_AT_ONCE = 200;

/**
 * Queues one job for many entries, because with a job for each, closing a list of thousands would take too long. The reason is not in the
 * job but is read when the mails are written: a job that failed would keep the reason even after it is erased.
 */
async function notifyWaiting(
  db: Database,
  entryIds: readonly number[],
  notice: { news: WaitlistNotice; why: CancelReason | undefined },
): Promise<void> {
  const noted = notice.why === undefined ? notice : { ...notice, why: { ...notice.why, reason: null } };
  for (let first = 0; first < entryIds.length; first += MAILED_AT_ONCE) {
    const mailed = entryIds.slice(first, first + MAILED_AT_ONCE);
    await queue(db, mailWaitlistNotice, { entryIds: mailed, ...noted, key: randomUUID() });
  }
}
