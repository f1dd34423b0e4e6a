import type * as api from '@move/contract/provider-comparisons/provider-comparisons.ts';
import { sql } from 'kysely';
import { stale } from '../../platform/http/problem.ts';
import type { Call } from '../../platform/http/route.ts';
import { changed } from '../../platform/http/written.ts';
import { findProviderFinding } from './provider-findings.queries.ts';

export async function explainProviderFinding({
  db,
  params,
  body,
  caller,
  now,
}: Call<typeof api.explainProviderFinding>) {
  const { providerFindingId: id } = params;
  await sql`select from provider_findings where id = ${id} for update`.execute(db);
  const before = await findProviderFinding(db, id);
  // a comparison changed the finding while the explanation was written
  if (before.expected_in_cents !== body.expected_in_cents || before.actual_in_cents !== body.actual_in_cents)
    throw stale();
  await sql`
    update provider_findings set explanation = ${body.explanation}, explained_at = ${now.toISOString()},
      explained_by = ${caller.user.id}
    where id = ${id}`.execute(db);
  const after = await findProviderFinding(db, id);
  const traced = ({ kind, status, explanation }: typeof after) => ({ kind, status, explanation });
  return changed(
    { finding: after },
    { subject: { type: 'provider_findings', id, name: after.reference }, before: traced(before), after: traced(after) },
  );
}
