import type { CategoryRow, ManagedCategory } from '@move/contract/taxonomy/categories.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../../platform/database/database.ts';
import { notFound } from '../../../platform/http/problem.ts';
import { fileAddress } from '../../files/public.ts';
import { isUsedElsewhere, usesOf } from '../offer-words.ts';

/** The owner of categories: a platform, or null for those of all platforms. */
export type Owner = number | null;

const columns = sql`categories.id, title, link, application_id,
  ${usesOf('categories', sql`categories.id`)} as uses_count, categories.created_at, categories.updated_at`;

export const isOfOwner = (owner: Owner): RawBuilder<unknown> =>
  sql`application_id is not distinct from ${owner}::bigint`;

/** All categories of an owner, in order. They are not paged: users order them by hand, so there are never many. */
export async function findCategories(db: Database, owner: Owner): Promise<CategoryRow[]> {
  const { rows } = await sql<CategoryRow>`
    select ${columns}, ${fileAddress('image_id')} as image_url
    from categories where ${isOfOwner(owner)} order by position, fold(title), id`.execute(db);
  return rows;
}

export async function findCategory(db: Database, owner: Owner, id: number): Promise<ManagedCategory> {
  const { rows } = await sql<Omit<ManagedCategory, 'is_used_elsewhere'>>`
    select ${columns}, image_of(image_id) as image from categories where id = ${id} and ${isOfOwner(owner)}`.execute(
    db,
  );
  const [category] = rows;
  if (!category) throw notFound();
  const { uses_count } = category;
  return { ...category, is_used_elsewhere: await isUsedElsewhere(db, { table: 'categories', id }, uses_count) };
}

export const ALL_PLATFORMS = null;
