import type * as api from '@move/contract/rates/rates.ts';
import type { Call } from '../../platform/http/route.ts';
import { changed } from '../../platform/http/written.ts';
import { findRate, rateColumns, subjectOf } from './rates.queries.ts';
import { saveTerms } from './save-terms.ts';

export async function createRate({ db, body, params }: Call<typeof api.createRate>) {
  const { organizationId } = params;
  const { id } = await db
    .insertInto('rates')
    .values({ ...rateColumns(body), organization_id: organizationId })
    .returning('id')
    .executeTakeFirstOrThrow();
  await saveTerms(db, { organizationId, rateId: id }, body.cancellation_term_ids ?? []);
  const rate = await findRate(db, { organizationId, rateId: id });
  return changed({ rate }, { subject: subjectOf(rate), after: rate });
}
