import type * as api from '@move/contract/rates/rates.ts';
import { sql } from 'kysely';
import { isVersion } from '../../platform/database/version.ts';
import { stale } from '../../platform/http/problem.ts';
import type { Call } from '../../platform/http/route.ts';
import { changed } from '../../platform/http/written.ts';
import { findRate, rateColumns, subjectOf } from './rates.queries.ts';
import { saveTerms } from './save-terms.ts';

/** Changes a rate. Sold lines keep their price; new sales use the new one (docs/rules/money.md#prices-and-vat). */
export async function updateRate({ db, body, params }: Call<typeof api.updateRate>) {
  const before = await findRate(db, params);
  const { updated_at } = body;
  const saved = await db
    .updateTable('rates')
    .set({ ...rateColumns(body, before), updated_at: sql`now()` })
    .where('id', '=', before.id)
    .where(isVersion(updated_at))
    .executeTakeFirst();
  if (saved.numUpdatedRows === 0n) throw stale();
  if (body.cancellation_term_ids) await saveTerms(db, params, body.cancellation_term_ids);
  const rate = await findRate(db, params);
  return changed({ rate }, { subject: subjectOf(rate), before, after: rate });
}
