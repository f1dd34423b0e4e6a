import type { QueryOf } from '@move/contract/kit/endpoint.ts';
import type { Message } from '@move/contract/messages/message.ts';
import type * as api from '@move/contract/messages/messages.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import { matches } from '../../platform/database/expressions/search.ts';
import { findPage } from '../../platform/database/page.ts';
import { notFound } from '../../platform/http/problem.ts';

const delivered = (status: string) => sql`count(*) filter (where mails.status = ${status})`;

const columns = sql`messages.id, messages.subject, messages.body, messages.recipients, messages.includes_waitlist,
  messages.created_at,
  case when product_id is not null then 'product' when session_id is not null then 'session'
    when bundle_id is not null then 'bundle' else 'activity' end as kind,
  (select trim(users.first_name || ' ' || users.last_name) from users where users.id = messages.sent_by) as sent_by,
  (select jsonb_build_object('queued', ${delivered('queued')}, 'sent', ${delivered('sent')}, 'failed', ${delivered('failed')})
   from mails where mails.message_id = messages.id) as delivery`;

/** One page of the messages of a session, bundle or activity. The calling function has checked that it exists. */
export async function findMessages(
  db: Database,
  query: QueryOf<typeof api.listSessionMessages>,
  where: readonly RawBuilder<unknown>[],
) {
  const { rows, meta } = await findPage<Message, 'created_at'>(
    db,
    {
      select: columns,
      from: sql`messages`,
      where: query.search ? [...where, matches(sql`fold(messages.subject)`, query.search)] : where,
      sort: { created_at: sql`messages.created_at` },
      id: sql`messages.id`,
    },
    query,
  );
  return { messages: rows, meta };
}

export async function findMessage(db: Database, id: number): Promise<Message> {
  const { rows } = await sql<Message>`select ${columns} from messages where id = ${id}`.execute(db);
  const [message] = rows;
  if (!message) throw notFound();
  return message;
}
