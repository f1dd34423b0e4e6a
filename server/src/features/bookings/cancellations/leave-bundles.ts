import { sql } from 'kysely';
import type { Database } from '../../../platform/database/database.ts';
import { canceledBundleParticipant } from './canceled.ts';

type Losing = { bundleParticipantIds: readonly number[]; now: Date };

/**
 * Ends the places in bundles that the organiser left no spot and whose line is canceled or refunded in full, so that a session that is
 * added later isn't theirs for nothing. The caller has locked the bundles. Returns the participants who left.
 */
export async function leaveBundles(db: Database, { bundleParticipantIds, now }: Losing): Promise<Set<number>> {
  if (bundleParticipantIds.length === 0) return new Set();
  const { rows } = await sql<{ id: number }>`
    update bundle_participants whole set ${canceledBundleParticipant(now)}
    from transactions
    where whole.id = any (${[...bundleParticipantIds]}::bigint[]) and whole.status <> 'canceled'
      and transactions.order_line_id = whole.order_line_id and transactions.status in ('canceled', 'refunded')
      and not exists (select from participants where bundle_participant_id = whole.id and status <> 'canceled')
    returning whole.id`.execute(db);
  return new Set(rows.map(({ id }) => id));
}
