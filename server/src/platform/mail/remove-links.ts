import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../database/database.ts';

/** SQL: a column of a mail with the secrets of its links replaced by “…”: those after `token=`, and after `/public/bookings/` in a path. */
export const withoutLinkSecrets = (column: string) =>
  sql<string>`regexp_replace(${sql.ref(column)}, '(token=|/public/bookings/)[[:alnum:]_-]+', '\\1…', 'g')`;

const without = (column: string) =>
  sql`regexp_replace(${withoutLinkSecrets(column)}, '\\mcode: [0-9]{6}\\M', 'code: …', 'g')`;

/** Removes the secrets of links, and codes. A mail that wasn't sent yet will not be sent. */
async function removeWhere(db: Database, where: RawBuilder<unknown>): Promise<void> {
  await sql`
    update mails set body_text = ${without('body_text')}, body_html = ${without('body_html')}, link_until = null,
      refused_at = case when status = 'sent' then refused_at else now() end,
      error = case when status = 'sent' then error else 'its link no longer works' end
    where link_until is not null and ${where}`.execute(db);
}

/** Removes the secrets of expired links from the outbox. */
export const removeOldLinks = (db: Database, now: Date) =>
  removeWhere(db, sql`link_until < ${now.toISOString()}::timestamptz`);

/** Removes the secret of a used link from the outbox. */
export const removeLink = (db: Database, token: string) =>
  removeWhere(db, sql`status = 'sent' and position(${`token=${token}`} in body_text) > 0`);

/** Removes a used code from the outbox. */
export const removeCode = (db: Database, { recipient, code }: { recipient: string; code: string }) =>
  removeWhere(db, sql`status = 'sent' and recipient = ${recipient} and position(${`code: ${code}`} in body_text) > 0`);
