import * as api from '@move/contract/taxonomy/taxonomy.ts';
import { sql } from 'kysely';
import { route } from '../../platform/http/route.ts';

/** A type without platforms is for all of them. */
function isOfferedBy({ links, type }: { links: string; type: string }) {
  const linked = sql`${sql.table(links)} link where link.${sql.ref(`${type}_id`)} = ${sql.ref(`${type}s.id`)}`;
  return sql<boolean>`((select app_scope()) = 'all' or not exists (select from ${linked})
    or exists (select from ${linked} and link.application_id = any ((select app_application_ids())::bigint[])))`;
}

/** What every form may read (D2.1). */
export const lookupRoutes = [
  route(api.listAllSports, async ({ db }) => ({
    sports: await db
      .selectFrom('sports')
      .select(['id', 'name', 'icon', 'highlighted'])
      .orderBy('highlighted', 'desc')
      .orderBy(sql`fold(name)`)
      .execute(),
  })),

  route(api.listAllTags, async ({ db }) => ({
    tags: await db.selectFrom('tags').select(['id', 'name']).orderBy(sql`fold(name)`).execute(),
  })),

  route(api.listAllLocationTypes, async ({ db }) => ({
    location_types: await db
      .selectFrom('location_types')
      .select(['id', 'name', 'icon'])
      .where(isOfferedBy({ links: 'location_type_applications', type: 'location_type' }))
      .orderBy(sql`fold(name)`)
      .execute(),
  })),

  route(api.listAllProductTypes, async ({ db }) => ({
    product_types: await db
      .selectFrom('product_types')
      .select(['id', 'name'])
      .where(isOfferedBy({ links: 'product_type_applications', type: 'product_type' }))
      .orderBy(sql`fold(name)`)
      .execute(),
  })),

  route(api.listApplicationCategories, async ({ db }) => ({
    categories: await db
      .selectFrom('categories')
      .select(['id', 'title', 'application_id'])
      .orderBy('position')
      .orderBy(sql`fold(title)`)
      .orderBy('id')
      .execute(),
  })),
];
