import type { Label } from '@move/contract/labels/labels.ts';
import { sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import { replaceLinks } from '../../platform/database/links.ts';
import { invalid } from '../../platform/http/problem.ts';
import type { Subject } from '../../platform/http/written.ts';
import { findAdministeredIds, type LabelManager } from './labels.queries.ts';

export const subjectOf = ({ id, name }: Pick<Label, 'id' | 'name'>): Subject => ({ type: 'labels', id, name });

export const iconField = { field: 'icon', use: 'icon' } as const;

export const savePlatforms = (db: Database, id: number, ids: readonly number[]) =>
  replaceLinks(db, { table: 'label_applications', owner: ['label_id', id], column: 'application_id', ids });

/** Throws 422 unless there is a platform and the caller administers all of them. */
export async function assertPlatformsInScope(
  db: Database,
  ids: readonly number[],
  caller: LabelManager,
): Promise<void> {
  const administered = await findAdministeredIds(db, caller);
  if (ids.length === 0) throw invalid('application_ids', 'required');
  if (!ids.every((id) => administered.includes(id))) throw invalid('application_ids', 'exists');
}

type Named = Pick<Label, 'name' | 'application_ids'> & { id: number | null };

/** Throws 422 when another label on one of the platforms has this name: in lists and pickers they would look the same. */
export async function assertNameFree(db: Database, { id, name, application_ids }: Named): Promise<void> {
  // one at a time, so that of two at once the second is refused
  await sql`select pg_advisory_xact_lock(hashtext('names of labels'))`.execute(db);
  const { rows } = await sql`
    select from labels join label_applications link on link.label_id = labels.id
    where lower(labels.name) = lower(${name}) and labels.deleted_at is null and labels.id is distinct from ${id}::bigint
      and link.application_id = any (${[...application_ids]}::bigint[]) limit 1`.execute(db);
  if (rows.length > 0) throw invalid('name', 'unique');
}
