import type { Insertable } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import type { Activities } from '../../platform/database/schema.ts';

type ActivitySeed = Insertable<Activities> & {
  category_ids?: readonly number[];
  tag_ids?: readonly number[];
};

export async function seedActivity(db: Database, seed: ActivitySeed): Promise<number> {
  const { category_ids = [], tag_ids = [], ...activity } = seed;
  const { organization_id } = activity;
  const { id } = await db.insertInto('activities').values(activity).returning('id').executeTakeFirstOrThrow();
  for (const category_id of category_ids) {
    await db.insertInto('activity_categories').values({ organization_id, activity_id: id, category_id }).execute();
  }
  for (const tag_id of tag_ids) {
    await db.insertInto('activity_tags').values({ organization_id, activity_id: id, tag_id }).execute();
  }
  return id;
}
