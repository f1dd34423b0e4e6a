import { ERASED_NAME } from '@move/domain/privacy/erased-person.ts';
import { sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import { replaceInMails } from '../../platform/mail/person-mails.ts';

type Named = { first_name: string; last_name: string; email: string };
type Erased = { sessionIds: number[]; reasons: string[] };

/**
 * Removes the reasons of canceled sessions that name one of these people, also from mails that quote them. The sessions count as changed,
 * so that calendar programs read them again. Returns the ids of the sessions, and the reasons.
 */
export async function eraseReasons(
  db: Database,
  { organizationId, people }: { organizationId: number; people: readonly Named[] },
): Promise<Erased> {
  const named = JSON.stringify(people.map(({ first_name, last_name, email }) => ({ first_name, last_name, email })));
  const { rows } = await sql<{ id: number; canceled_reason: string }>`
    with sought as materialized (select phrases_of(${named}::jsonb) as phrases),
      found as (
        select id, canceled_reason from sessions
        where organization_id = ${organizationId} and mentions_any(canceled_reason, (select phrases from sought))
        order by id for update)
    update sessions set canceled_reason = null, updated_at = now() from found where sessions.id = found.id
    returning sessions.id, found.canceled_reason`.execute(db);
  const reasons = [...new Set(rows.map((row) => row.canceled_reason))];
  await replaceInMails(db, { organizationId, texts: reasons, by: ERASED_NAME.first_name });
  return { sessionIds: rows.map(({ id }) => id), reasons };
}

/** Removes the reasons of up to `limit` sessions that ended before an instant. Returns the organisation of each. */
export async function purgeReasons(
  db: Database,
  { before, limit }: { before: string; limit: number },
): Promise<number[]> {
  const { rows } = await sql<{ organization_id: number }>`
    update sessions set canceled_reason = null where id in (
      select id from sessions where canceled_reason is not null and ends_at < ${before} limit ${limit} for update skip locked)
    returning organization_id`.execute(db);
  return rows.map((row) => row.organization_id);
}
