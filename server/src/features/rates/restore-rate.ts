import type * as api from '@move/contract/rates/rates.ts';
import { sql } from 'kysely';
import { notFound } from '../../platform/http/problem.ts';
import type { Call } from '../../platform/http/route.ts';
import { changed } from '../../platform/http/written.ts';
import { findRate, subjectOf } from './rates.queries.ts';

export async function restoreRate({ db, params }: Call<typeof api.restoreRate>) {
  const restored = await sql`
    update rates set archived_at = null, deleted_at = null
    where id = ${params.rateId} and organization_id = ${params.organizationId}
      and (deleted_at > now() - interval '30 days' or (deleted_at is null and archived_at is not null))`.execute(db);
  if (restored.numAffectedRows === 0n) throw notFound();
  const rate = await findRate(db, params);
  return changed({ rate }, { subject: subjectOf(rate), after: rate });
}
