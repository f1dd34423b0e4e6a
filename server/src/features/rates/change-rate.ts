import type * as api from '@move/contract/rates/rates.ts';
import type { Rate, RateDraft } from '@move/contract/rates/rates.ts';
import { sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import { isVersion } from '../../platform/database/version.ts';
import { invalid, notFound, stale } from '../../platform/http/problem.ts';
import type { Call } from '../../platform/http/route.ts';
import { changed, type Subject } from '../../platform/http/written.ts';
import { findRate, type InRate } from './rates.queries.ts';

const subjectOf = (rate: Rate): Subject => ({ type: 'rates', id: rate.id, name: rate.name });

export async function createRate({ db, body, params }: Call<typeof api.createRate>) {
  const { organizationId } = params;
  const { id } = await db
    .insertInto('rates')
    .values({ ...columnsOf(body), organization_id: organizationId })
    .returning('id')
    .executeTakeFirstOrThrow();
  await saveTerms(db, { organizationId, rateId: id }, body.cancellation_term_ids ?? []);
  const rate = await findRate(db, { organizationId, rateId: id });
  return changed({ rate }, { subject: subjectOf(rate), after: rate });
}

/** Rows that were sold hold their own price: a new one reaches only what is sold from now on (D1.9). */
export async function updateRate({ db, body, params }: Call<typeof api.updateRate>) {
  const before = await findRate(db, params);
  const { updated_at } = body;
  const saved = await db
    .updateTable('rates')
    .set({ ...columnsOf(body, before), updated_at: sql`now()` })
    .where('id', '=', before.id)
    .where(isVersion(updated_at))
    .executeTakeFirst();
  if (saved.numUpdatedRows === 0n) throw stale();
  if (body.cancellation_term_ids) await saveTerms(db, params, body.cancellation_term_ids);
  const rate = await findRate(db, params);
  return changed({ rate }, { subject: subjectOf(rate), before, after: rate });
}

/** Only a rate without VAT can be exempt, so another level drops the reason (D5.1). */
function columnsOf(draft: RateDraft, before?: Rate) {
  const { name, price_in_cents, vat_level } = draft;
  const reason = draft.vat_exemption_reason === undefined ? before?.vat_exemption_reason : draft.vat_exemption_reason;
  return { name, price_in_cents, vat_level, vat_exemption_reason: vat_level === 'zero' ? (reason ?? null) : null };
}

/** Offers these terms, in this order: the first is the default (D5.5). */
async function saveTerms(db: Database, { organizationId, rateId }: InRate, ids: readonly number[]): Promise<void> {
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

export async function removeRate({ db, params }: Call<typeof api.removeRate>) {
  const before = await findRate(db, params);
  const gone = before.is_used ? { archived_at: sql<string>`now()` } : { deleted_at: sql<string>`now()` };
  await db.updateTable('rates').set(gone).where('id', '=', before.id).execute();
  return changed(undefined, { subject: subjectOf(before), before });
}

export async function restoreRate({ db, params }: Call<typeof api.restoreRate>) {
  const restored = await sql`
    update rates set archived_at = null, deleted_at = null
    where id = ${params.rateId} and organization_id = ${params.organizationId}
      and (deleted_at > now() - interval '30 days' or (deleted_at is null and archived_at is not null))`.execute(db);
  if (restored.numAffectedRows === 0n) throw notFound();
  const rate = await findRate(db, params);
  return changed({ rate }, { subject: subjectOf(rate), after: rate });
}
