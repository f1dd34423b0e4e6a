import {
  listAllLocationTypes,
  listAllSports,
  listAllTags,
  listApplicationCategories,
} from '@move/contract/taxonomy/taxonomy.ts';
import { sql } from 'kysely';
import { route } from '../../platform/http/route.ts';

export const taxonomyRoutes = [
  route(listAllSports, async ({ db }) => ({
    sports: await db
      .selectFrom('sports')
      .select(['id', 'name', 'icon', 'highlighted'])
      .orderBy('highlighted', 'desc')
      .orderBy(sql`fold(name)`)
      .execute(),
  })),

  route(listAllTags, async ({ db }) => ({
    tags: await db.selectFrom('tags').select(['id', 'name']).orderBy(sql`fold(name)`).execute(),
  })),

  // a type without platforms is for all of them
  route(listAllLocationTypes, async ({ db }) => ({
    location_types: await db
      .selectFrom('location_types')
      .select(['id', 'name', 'icon'])
      .where(
        sql<boolean>`not exists (select from location_type_applications where location_type_id = location_types.id)
          or (select app_scope()) = 'all'
          or exists (select from location_type_applications
                     where location_type_id = location_types.id
                       and application_id = any ((select app_application_ids())::bigint[]))`,
      )
      .orderBy(sql`fold(name)`)
      .execute(),
  })),

  route(listApplicationCategories, async ({ db }) => ({
    categories: await db
      .selectFrom('categories')
      .select(['id', 'title', 'application_id'])
      .orderBy('position')
      .orderBy(sql`fold(title)`)
      .orderBy('id')
      .execute(),
  })),
];
