import type { Label } from '@move/contract/labels/labels.ts';
import type { Database } from '../../platform/database/database.ts';
import { replaceLinks } from '../../platform/database/links.ts';
import { invalid } from '../../platform/http/problem.ts';
import type { Subject } from '../../platform/http/written.ts';
import { findReach, type Keeper } from './labels.queries.ts';

export const subjectOf = ({ id, name }: Pick<Label, 'id' | 'name'>): Subject => ({ type: 'labels', id, name });

export const icon = { field: 'icon', use: 'icon' } as const;

export const savePlatforms = (db: Database, id: number, ids: readonly number[]) =>
  replaceLinks(db, { table: 'label_applications', owner: ['label_id', id], column: 'application_id', ids });

/** Throws 422 unless there is a platform and the caller administers all of them. */
export async function assertPlatformsInScope(db: Database, ids: readonly number[], caller: Keeper): Promise<void> {
  const reach = await findReach(db, caller);
  if (ids.length === 0) throw invalid('application_ids', 'required');
  if (!ids.every((id) => reach.includes(id))) throw invalid('application_ids', 'exists');
}
