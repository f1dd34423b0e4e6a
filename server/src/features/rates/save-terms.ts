import type { Database } from '../../platform/database/database.ts';
import { invalid } from '../../platform/http/problem.ts';
import type { InRate } from './rates.queries.ts';

/** Links these cancellation terms to the rate in this order. The first one is the default (docs/rules/money.md#cancellation-terms). */
export async function saveTerms(
  db: Database,
  { organizationId, rateId }: InRate,
  ids: readonly number[],
): Promise<void> {
  await db.deleteFrom('rate_cancellation_terms').where('rate_id', '=', rateId).execute();
  if (ids.length === 0) return;
  const known = await db
    .selectFrom('cancellation_terms')
    .select('id')
    .where('organization_id', '=', organizationId)
    .where('id', 'in', ids)
    .where('deleted_at', 'is', null)
    // waits for a removal of one of them, and then finds it removed
    .orderBy('id')
    .forKeyShare()
    .execute();
  if (known.length !== ids.length) throw invalid('cancellation_term_ids', 'exists');
  const links = ids.map((term_id, index) => ({
    organization_id: organizationId,
    rate_id: rateId,
    term_id,
    position: index + 1,
  }));
  await db.insertInto('rate_cancellation_terms').values(links).execute();
}
