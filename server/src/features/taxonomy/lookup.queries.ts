import type * as api from '@move/contract/taxonomy/taxonomy.ts';
import { sql } from 'kysely';
import type { Call } from '../../platform/http/route.ts';

/** SQL: whether a type is available on a platform in scope. A type without platforms is available on all. */
export function isOfferedBy({ links, type }: { links: string; type: string }) {
  const linked = sql`${sql.table(links)} link where link.${sql.ref(`${type}_id`)} = ${sql.ref(`${type}s.id`)}`;
  return sql<boolean>`((select app_scope()) = 'all' or not exists (select from ${linked})
    or exists (select from ${linked} and link.application_id = any ((select app_application_ids())::bigint[])))`;
}

export async function listAllSports({ db }: Call<typeof api.listAllSports>) {
  return {
    sports: await db
      .selectFrom('sports')
      .select(['id', 'name', 'icon', 'highlighted'])
      .orderBy('highlighted', 'desc')
      .orderBy(sql`fold(name)`)
      .execute(),
  };
}

export async function listAllTags({ db }: Call<typeof api.listAllTags>) {
  return {
    tags: await db.selectFrom('tags').select(['id', 'name']).orderBy(sql`fold(name)`).execute(),
  };
}

export async function listAllLocationTypes({ db }: Call<typeof api.listAllLocationTypes>) {
  return {
    location_types: await db
      .selectFrom('location_types')
      .select(['id', 'name', 'icon'])
      .where(isOfferedBy({ links: 'location_type_applications', type: 'location_type' }))
      .orderBy(sql`fold(name)`)
      .execute(),
  };
}

export async function listAllProductTypes({ db }: Call<typeof api.listAllProductTypes>) {
  return {
    product_types: await db
      .selectFrom('product_types')
      .select(['id', 'name'])
      .where(isOfferedBy({ links: 'product_type_applications', type: 'product_type' }))
      .orderBy(sql`fold(name)`)
      .execute(),
  };
}

export async function listApplicationCategories({ db }: Call<typeof api.listApplicationCategories>) {
  return {
    categories: await db
      .selectFrom('categories')
      .select(['id', 'title', 'application_id'])
      .orderBy('position')
      .orderBy(sql`fold(title)`)
      .orderBy('id')
      .execute(),
  };
}
