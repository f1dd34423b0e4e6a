import type { EntryStatus } from '@move/domain/waitlist/entry-status.ts';
import { sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import { addJob } from '../../platform/jobs/add-job.ts';

/** What somebody on a list is told when it is not the list that invites. */
export type WaitlistNews = 'withdrawn' | 'removed' | 'switched_off' | 'canceled';

type Closing = {
  status: Exclude<EntryStatus, 'invited'>;
  /** The person answered. */
  answeredAt?: Date;
  mail?: WaitlistNews;
};

/** Ends an invitation or a wait, under the locks of its places: a spot that was kept is free again. */
export async function closeEntry(db: Database, entryId: number, { status, answeredAt, mail }: Closing): Promise<void> {
  await db.deleteFrom('spot_reservations').where('entry_id', '=', entryId).execute();
  await db
    .updateTable('waitlist_entries')
    .set({
      status,
      reserves: false,
      ...(status === 'waiting' && { is_automatic: false, caused_by_participant_id: null }),
      ...(answeredAt && { answered_at: answeredAt.toISOString() }),
      updated_at: sql<string>`now()`,
    })
    .where('id', '=', entryId)
    .execute();
  if (mail) await tellWaiting(db, entryId, mail);
}

export const tellWaiting = (db: Database, entryId: number, news: WaitlistNews) =>
  addJob(db, 'mail_waitlist_news', { entryId, news }, { jobKey: `mail_waitlist_news:${entryId}:${news}` });
