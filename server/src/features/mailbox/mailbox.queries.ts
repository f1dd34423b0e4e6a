import type * as api from '@move/contract/mailbox/mailbox.ts';
import type { DemoMail } from '@move/contract/mailbox/mailbox.ts';
import { sql } from 'kysely';
import { matches } from '../../platform/database/expressions/search.ts';
import { findPage } from '../../platform/database/page.ts';
import { notFound } from '../../platform/http/problem.ts';
import type { Call } from '../../platform/http/route.ts';

export async function listDemoMails({ db, query, config }: Call<typeof api.listDemoMails>) {
  if (config.appEnv !== 'demo') throw notFound();
  const { rows, meta } = await findPage<DemoMail, 'created_at'>(
    db,
    {
      select: sql`id, recipient::text as "to", reply_to, subject, body_text as text, attachment_name as attachment, created_at`,
      from: sql`mails`,
      where: [
        // leaves out refused mails, which are not sent
        sql`refused_at is null`,
        ...(query.search ? [matches(sql`fold(recipient || ' ' || subject)`, query.search)] : []),
      ],
      sort: { created_at: sql`created_at` },
      id: sql`id`,
    },
    query,
  );
  return { mails: rows, meta };
}
