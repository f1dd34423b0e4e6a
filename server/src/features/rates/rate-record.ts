import type { Rate, RateDraft } from '@move/contract/rates/rates.ts';
import type { Database } from '../../platform/database/database.ts';
import { invalid } from '../../platform/http/problem.ts';
import type { Subject } from '../../platform/http/written.ts';
import type { InRate } from './rates.queries.ts';

export const subjectOf = (rate: Rate): Subject => ({ type: 'rates', id: rate.id, name: rate.name });

/** The draft as columns: only a rate without VAT can be exempt, so another level clears the reason (docs/rules/money.md#prices-and-vat). */
export function rateColumns(draft: RateDraft, before?: Rate) {
  const { name, price_in_cents, vat_level } = draft;
  const reason = draft.vat_exemption_reason === undefined ? before?.vat_exemption_reason : draft.vat_exemption_reason;
  return { name, price_in_cents, vat_level, vat_exemption_reason: vat_level === 'zero' ? (reason ?? null) : null };
}

/** Links these terms to the rate in this order: the first is the default (docs/rules/money.md#cancellation-terms). */
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
