import type * as api from '@move/contract/rates/cancellation-terms.ts';
import type { CancellationTerm } from '@move/contract/rates/cancellation-terms.ts';
import type { CancellationPeriod } from '@move/domain/rates/cancellation.ts';
import { sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import { isVersion } from '../../platform/database/version.ts';
import { notFound, refusedByState, stale } from '../../platform/http/problem.ts';
import type { Call } from '../../platform/http/route.ts';
import { changed, type Subject } from '../../platform/http/written.ts';
import { findTerm, type InTerm } from './terms.queries.ts';

const subjectOf = (term: CancellationTerm): Subject => ({ type: 'cancellation_terms', id: term.id, name: term.name });

export async function createCancellationTerm({ db, body, params }: Call<typeof api.createCancellationTerm>) {
  const { organizationId } = params;
  const { id } = await db
    .insertInto('cancellation_terms')
    .values({ name: body.name, organization_id: organizationId })
    .returning('id')
    .executeTakeFirstOrThrow();
  await savePeriods(db, { organizationId, termId: id }, body.periods);
  const cancellation_term = await findTerm(db, { organizationId, termId: id });
  return changed({ cancellation_term }, { subject: subjectOf(cancellation_term), after: cancellation_term });
}

export async function updateCancellationTerm({ db, body, params }: Call<typeof api.updateCancellationTerm>) {
  const before = await findTerm(db, params);
  const { name, periods, updated_at } = body;
  const saved = await db
    .updateTable('cancellation_terms')
    .set({ name, updated_at: sql`now()` })
    .where('id', '=', before.id)
    .where(isVersion(updated_at))
    .executeTakeFirst();
  if (saved.numUpdatedRows === 0n) throw stale();
  await savePeriods(db, params, periods);
  const cancellation_term = await findTerm(db, params);
  return changed({ cancellation_term }, { subject: subjectOf(cancellation_term), before, after: cancellation_term });
}

async function savePeriods(db: Database, { organizationId, termId }: InTerm, periods: readonly CancellationPeriod[]) {
  await db.deleteFrom('cancellation_periods').where('term_id', '=', termId).execute();
  const rows = periods.map((period, position) => ({
    ...period,
    organization_id: organizationId,
    term_id: termId,
    position,
  }));
  await db.insertInto('cancellation_periods').values(rows).execute();
}

export async function removeCancellationTerm({ db, params }: Call<typeof api.removeCancellationTerm>) {
  const before = await findTerm(db, params);
  if (before.is_used) throw refusedByState('id', 'in_use');
  await db.updateTable('cancellation_terms').set({ deleted_at: sql`now()` }).where('id', '=', before.id).execute();
  return changed(undefined, { subject: subjectOf(before), before });
}

export async function restoreCancellationTerm({ db, params }: Call<typeof api.restoreCancellationTerm>) {
  const restored = await db
    .updateTable('cancellation_terms')
    .set({ deleted_at: null })
    .where('id', '=', params.termId)
    .where('organization_id', '=', params.organizationId)
    .where('deleted_at', '>', sql<string>`now() - interval '30 days'`)
    .executeTakeFirst();
  if (restored.numUpdatedRows === 0n) throw notFound();
  const cancellation_term = await findTerm(db, params);
  return changed({ cancellation_term }, { subject: subjectOf(cancellation_term), after: cancellation_term });
}
