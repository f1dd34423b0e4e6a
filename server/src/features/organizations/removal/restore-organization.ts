import type * as api from '@move/contract/organizations/organizations.ts';
import { sql } from 'kysely';
import { notFound, removedFromAbove } from '../../../platform/http/problem.ts';
import type { Call } from '../../../platform/http/route.ts';
import { changed } from '../../../platform/http/written.ts';
import { subjectOf } from '../organization-record.ts';
import { findOrganization } from '../organizations.queries.ts';

/** Restores an organisation that was removed in the last 30 days. Throws 403 when a higher role removed it. */
export async function restoreOrganization({ db, params, caller }: Call<typeof api.restoreOrganization>) {
  const { organizationId } = params;
  // alone in its statement, because the function looks beyond the scope, and enters the organisation's scope if the user may restore it
  const { rows } = await sql<{ outcome: 'ok' | 'not_found' | 'forbidden' }>`
    select restore_organization(${organizationId}, ${caller.user.id}) as outcome`.execute(db);
  const outcome = rows[0]?.outcome ?? 'not_found';
  if (outcome === 'forbidden') throw removedFromAbove();
  if (outcome === 'not_found') throw notFound();
  const organization = await findOrganization(db, organizationId, caller);
  return changed({ organization }, { subject: subjectOf(organization), after: organization });
}
