import type { AuditEntry } from '@move/contract/audit/audit.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import type { Caller } from '../../platform/http/route.ts';
import type { NamedEntry } from './audit.queries.ts';

/** By action: removals that only some users may undo, with the function that returns the records that a user may restore. */
const RESTORABLE: Readonly<Record<string, (userId: number) => RawBuilder<{ id: number }>>> = {
  removeOrganization: (userId) => sql`select id from removed_organizations(${userId}) where may_restore`,
  removeLabel: (userId) => sql`select id from restorable_labels(${userId}) as id`,
};

/** Adds to each entry whether the caller may undo the removal in it. */
export async function withMayRestore(
  db: Database,
  entries: readonly NamedEntry[],
  { user }: Caller,
): Promise<AuditEntry[]> {
  const known = new Map<string, ReadonlySet<string>>();
  for (const action of new Set(entries.map((entry) => entry.action))) {
    const restorable = RESTORABLE[action];
    // these functions need a statement of their own (docs/architecture.md#functions-that-look-beyond-the-scope)
    if (restorable)
      known.set(action, new Set((await restorable(user.id).execute(db)).rows.map(({ id }) => String(id))));
  }
  return entries.map((entry) => {
    const restorable = known.get(entry.action);
    const may = restorable ? restorable.has(entry.subject_id ?? '') : entry.action.startsWith('remove');
    return { ...entry, may: { restore: may } };
  });
}
