import type * as api from '@move/contract/jobs/inbox.ts';
import type { InboxItem } from '@move/contract/jobs/inbox.ts';
import type { InboxKind } from '@move/domain/jobs/inbox.ts';
import { ERASED_NAME } from '@move/domain/privacy/erased-person.ts';
import { sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import { findPage } from '../../platform/database/page.ts';
import type { Call } from '../../platform/http/route.ts';
import { jobColumns, type JobRow, presentJob } from './jobs.queries.ts';

export type InboxDraft = {
  user_id: number;
  kind: InboxKind;
  /** The name of the record that the item is about. */
  subject?: string | null;
  /** A path of the web app. */
  link?: string | null;
  job_id?: string | null;
  figures?: InboxItem['figures'];
};

/** Adds an item to a user's inbox, in the caller's transaction. */
export async function addInboxItem(db: Database, { figures = {}, ...item }: InboxDraft): Promise<void> {
  await db
    .insertInto('inbox_items')
    .values({ ...item, details: JSON.stringify(figures) })
    .execute();
}

/** Erases the record names of the items with these links, in the inboxes of all users. */
export async function eraseInboxSubjects(db: Database, links: readonly string[]): Promise<void> {
  if (links.length === 0) return;
  await db
    .updateTable('inbox_items')
    .set({ subject: ERASED_NAME.first_name })
    .where('link', 'in', [...links])
    .execute();
}

type Read = Omit<InboxItem, 'job'> & JobColumns;
type JobColumns = { job: JobRow | null };

/** The caller's items with their runs, and the number in the bell. */
export async function listInbox({ db, query, caller, locale }: Call<typeof api.listInbox>) {
  const userId = caller.user.id;
  const { rows, meta } = await findPage<Read, 'created_at'>(
    db,
    {
      select: sql`inbox_items.id, inbox_items.kind, inbox_items.subject, inbox_items.link, inbox_items.details as figures,
        inbox_items.read_at is not null as is_read, inbox_items.created_at,
        (select to_jsonb(run) from (select ${jobColumns} from job_runs where job_runs.id = inbox_items.job_id) as run) as job`,
      from: sql`inbox_items`,
      where: [sql`user_id = ${userId}`],
      sort: { created_at: sql`inbox_items.created_at` },
      id: sql`inbox_items.id`,
    },
    query,
  );
  const items = rows.map((row) => ({ ...row, job: row.job === null ? null : presentJob(stamped(row.job), locale) }));
  const counts = await sql<{ unread: number; busy: number }>`
    select (select count(*) from inbox_items where user_id = ${userId} and read_at is null) as unread,
      (select count(*) from job_runs where user_id = ${userId} and status in ('queued', 'running')) as busy`.execute(
    db,
  );
  return { items, meta, unread: counts.rows[0]?.unread ?? 0, busy: counts.rows[0]?.busy ?? 0 };
}

/** Rewrites moments inside JSON from PostgreSQL's format to the API's. */
function stamped(row: JobRow): JobRow {
  const { created_at, finished_at } = row;
  return {
    ...row,
    created_at: new Date(created_at).toISOString(),
    finished_at: finished_at === null ? null : new Date(finished_at).toISOString(),
  };
}
