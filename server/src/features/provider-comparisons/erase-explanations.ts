import { sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';

type Named = { first_name: string; last_name: string; email: string };
type Input = { organizationId: number; orderIds: readonly number[]; people: readonly Named[] };

/** Erases the explanations of findings about these orders, and explanations that name one of these people. */
export async function eraseExplanations(db: Database, { organizationId, orderIds, people }: Input): Promise<void> {
  const named = JSON.stringify(people.map(({ first_name, last_name, email }) => ({ first_name, last_name, email })));
  await sql`select erase_explanations(${organizationId}, ${[...orderIds]}::bigint[], ${named}::jsonb)`.execute(db);
}

/** Removes up to `limit` explanations written before an instant. Returns the organisation of each finding; null when it has none. */
export async function purgeExplanations(
  db: Database,
  { before, limit }: { before: string; limit: number },
): Promise<(number | null)[]> {
  const { rows } = await sql<{ organization_id: number | null }>`
    update provider_findings set explanation = null where id in (
      select id from provider_findings where explanation is not null and explained_at < ${before}
      limit ${limit} for update skip locked)
    returning organization_id`.execute(db);
  return rows.map((row) => row.organization_id);
}
