import { ERASED_NAME } from '@move/domain/privacy/erased-person.ts';
import { sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import { isDone } from '../../platform/mail/person-mails.ts';

type MessageSearch = {
  organizationId: number;
  mailIds: readonly number[];
  names: readonly { first_name: string; last_name: string }[];
};

/** SQL: the message was erased. Both texts are compared, since staff may have typed the replacement text as one of them. */
const isErased = sql`(subject, body) = (${ERASED_NAME.first_name}, ${ERASED_NAME.first_name})`;

/** Finds messages to one person only, and messages that contain the full name. */
export async function findPersonMessages(
  db: Database,
  { organizationId, mailIds, names }: MessageSearch,
): Promise<number[]> {
  const people = JSON.stringify(names.map(({ first_name, last_name }) => ({ first_name, last_name })));
  const { rows } = await sql<{ id: number }>`
    with sought as materialized (select phrases_of(${people}::jsonb) as phrases)
    select id from messages where organization_id = ${organizationId} and not ${isErased} and (
      (recipients = 1 and id in (select message_id from mails where id = any (${[...mailIds]}::bigint[])))
      or mentions_any(subject || ' ' || body, (select phrases from sought)))
    order by id`.execute(db);
  return rows.map((row) => row.id);
}

/**
 * Erases messages. Their mails lose the text once sent or given up; those still to be sent keep it until `clearErasedMails`. The dates and
 * numbers of recipients stay.
 */
export async function eraseMessages(db: Database, ids: readonly number[]): Promise<void> {
  await sql`
    update messages set subject = ${ERASED_NAME.first_name}, body = ${ERASED_NAME.first_name}
    where id = any (${[...ids]}::bigint[])`.execute(db);
  await sql`
    update mails set subject = '', body_text = '', body_html = '', reply_to = null
    where message_id = any (${[...ids]}::bigint[]) and ${isDone}`.execute(db);
}

/** Removes the text of erased messages from mails that were sent or given up since, or are two days old: those are no longer sent. */
export async function clearErasedMails(db: Database, now: Date): Promise<void> {
  await sql`
    update mails set subject = '', body_text = '', body_html = '', reply_to = null
    where message_id in (select id from messages where ${isErased}) and body_text <> ''
      and (${isDone} or created_at < ${now.toISOString()}::timestamptz - interval '2 days')`.execute(db);
}

/** Deletes up to `limit` messages sent before an instant. Returns the organisation of each. */
export async function purgeMessages(
  db: Database,
  { before, limit }: { before: string; limit: number },
): Promise<number[]> {
  const { rows } = await sql<{ organization_id: number }>`
    delete from messages where id in (
      select id from messages where created_at < ${before} limit ${limit} for update skip locked)
    returning organization_id`.execute(db);
  return rows.map((row) => row.organization_id);
}
