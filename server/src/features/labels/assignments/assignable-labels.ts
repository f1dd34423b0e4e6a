import type { Ability } from '@move/domain/access/abilities.ts';
import { sql } from 'kysely';
import type { Database } from '../../../platform/database/database.ts';
import { findLabelChoices, findAdministeredIds, type LabelManager } from '../labels.queries.ts';

export type Choosing = { caller: LabelManager; organizationId: number };

/**
 * The labels that the caller may assign: with a role in the organisation that may assign labels, those of all its platforms; otherwise only
 * those of the platforms that the caller administers (docs/rules/access.md).
 */
export async function findAssignableLabels(db: Database, { caller, organizationId }: Choosing) {
  const all = await findLabelChoices(db);
  if (await assignsByOwnRole(db, { caller, organizationId })) return all;
  const administered = await findAdministeredIds(db, caller);
  const { rows } = await sql<{ label_id: number }>`
    select distinct label_id from label_applications where application_id = any (${administered}::bigint[])`.execute(
    db,
  );
  const within = new Set(rows.map((row) => row.label_id));
  return all.filter(({ id }) => within.has(id));
}

const NEEDED: Ability = 'assign-labels';

async function assignsByOwnRole(db: Database, { caller, organizationId }: Choosing): Promise<boolean> {
  const { rows } = await sql<{ holds: boolean }>`
    select ${organizationId}::bigint = any (organizations_with(
      ${caller.user.id}, array[${organizationId}::bigint], array[${NEEDED}]::text[], 1)) as holds`.execute(db);
  return rows[0]?.holds ?? false;
}
