import type { Insertable } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import type { Bundles } from '../../platform/database/schema.ts';

type BundleSeed = Pick<Insertable<Bundles>, 'organization_id' | 'activity_id' | 'name' | 'start_date'> &
  Partial<Insertable<Bundles>> & { session_ids?: readonly number[] };

/** Creates a bundle of sessions of its activity. */
export async function seedBundle(db: Database, seed: BundleSeed): Promise<number> {
  const { session_ids = [], ...bundle } = seed;
  const { organization_id, activity_id } = bundle;
  const { id } = await db.insertInto('bundles').values(bundle).returning('id').executeTakeFirstOrThrow();
  const links = session_ids.map((session_id) => ({ organization_id, activity_id, bundle_id: id, session_id }));
  if (links.length > 0) await db.insertInto('bundle_sessions').values(links).execute();
  return id;
}
