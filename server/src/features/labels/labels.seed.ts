import { EMPTY_FILTER, type LabelFilter, type LabelKind } from '@move/domain/labels/label-filter.ts';
import type { Database } from '../../platform/database/database.ts';

type Offer = { id: number; organization_id: number };

type LabelSeed = {
  name: string;
  application_ids: readonly number[];
  filters?: Partial<Record<LabelKind, Partial<LabelFilter>>>;
  organization_ids?: readonly number[];
  /** Offers that have the label by hand. */
  activities?: readonly Offer[];
  products?: readonly Offer[];
};

/** Creates a label on its platforms, with its filters and the organisations that have it by hand. */
export async function seedLabel(db: Database, seed: LabelSeed): Promise<number> {
  const { name, application_ids, filters = {}, organization_ids = [], activities = [], products = [] } = seed;
  const { id: label_id } = await db.insertInto('labels').values({ name }).returning('id').executeTakeFirstOrThrow();
  const platforms = application_ids.map((application_id) => ({ label_id, application_id }));
  await db.insertInto('label_applications').values(platforms).execute();
  for (const [kind, filter] of Object.entries(filters)) {
    const { sport_ids, tag_ids, category_ids, ...ends } = { ...EMPTY_FILTER, ...filter };
    const lists = { sport_ids: [...sport_ids], tag_ids: [...tag_ids], category_ids: [...category_ids] };
    await db
      .insertInto('label_filters')
      .values({ label_id, kind, ...ends, ...lists })
      .execute();
  }
  for (const organization_id of organization_ids) {
    await db.insertInto('organization_labels').values({ organization_id, label_id }).execute();
  }
  for (const { id: activity_id, organization_id } of activities) {
    await db.insertInto('activity_labels').values({ organization_id, activity_id, label_id }).execute();
  }
  for (const { id: product_id, organization_id } of products) {
    await db.insertInto('product_labels').values({ organization_id, product_id, label_id }).execute();
  }
  return label_id;
}
