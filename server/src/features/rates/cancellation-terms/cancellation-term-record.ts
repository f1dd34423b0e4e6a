import type { CancellationTerm } from '@move/contract/rates/cancellation-terms.ts';
import type { CancellationPeriod } from '@move/domain/rates/cancellation.ts';
import type { Database } from '../../../platform/database/database.ts';
import type { Subject } from '../../../platform/http/written.ts';
import type { InTerm } from './terms.queries.ts';

export const subjectOf = (term: CancellationTerm): Subject => ({
  type: 'cancellation_terms',
  id: term.id,
  name: term.name,
});

export async function savePeriods(
  db: Database,
  { organizationId, termId }: InTerm,
  periods: readonly CancellationPeriod[],
) {
  await db.deleteFrom('cancellation_periods').where('term_id', '=', termId).execute();
  const rows = periods.map((period, position) => ({
    ...period,
    organization_id: organizationId,
    term_id: termId,
    position,
  }));
  await db.insertInto('cancellation_periods').values(rows).execute();
}
