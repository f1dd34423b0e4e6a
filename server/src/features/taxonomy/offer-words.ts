import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import { refusedByState } from '../../platform/http/problem.ts';

/** A tag or category. Removing it removes it from offers too (docs/rules/access.md#who-may-change-what-others-also-see). */
export type OfferWord = { table: 'tags' | 'categories'; id: number };

const links = {
  activities: { tags: sql`activity_tags`, categories: sql`activity_categories` },
  products: { tags: sql`product_tags`, categories: sql`product_categories` },
};
const columns = { tags: sql`tag_id`, categories: sql`category_id` };
const filters = { tags: sql`tag_ids`, categories: sql`category_ids` };

/** SQL: how many activities and products in scope have the tag or category of a row. */
export function usesOf(table: OfferWord['table'], id: RawBuilder<unknown>) {
  return sql`(
    (select count(*) from ${links.activities[table]} link join activities on activities.id = link.activity_id
     where link.${columns[table]} = ${id} and activities.deleted_at is null)
    + (select count(*) from ${links.products[table]} link join products on products.id = link.product_id
       where link.${columns[table]} = ${id} and products.deleted_at is null))`;
}

/** Returns whether offers out of the caller's scope have the tag or category. */
export async function isUsedElsewhere(db: Database, word: OfferWord, usesHere: number): Promise<boolean> {
  const { table, id } = word;
  const [tag, category] = table === 'tags' ? [id, null] : [null, id];
  // this function must be alone in its statement (docs/architecture.md#functions-that-look-beyond-the-scope)
  const { rows } = await sql<{ count: number }>`
    select count_offers(${tag}::bigint, ${category}::bigint) as count`.execute(db);
  return (rows[0]?.count ?? 0) > usesHere;
}

/** Locks the tag or category, so that no offer gets it while it is being removed. */
export async function lockWord(db: Database, { table, id }: OfferWord): Promise<void> {
  await sql`select from ${sql.table(table)} where id = ${id} for update`.execute(db);
}

type Uses = { uses_count: number; is_used_elsewhere: boolean };

/**
 * Throws 409 when offers out of the caller's scope have the tag or category, when a label filters by it, or when it is in use and `force`
 * is missing.
 */
export async function assertUnused(db: Database, word: OfferWord, { uses, force }: { uses: Uses; force: boolean }) {
  if (uses.is_used_elsewhere) throw refusedByState('state', 'word.elsewhere');
  const labels = await labelsSearchingBy(db, word);
  if (labels.length > 0) throw refusedByState('state', 'word.in_label', { labels: labels.join(', ') });
  const { uses_count: count } = uses;
  if (count > 0 && !force) throw refusedByState('state', 'word.confirm', { count });
}

/** The names of labels that filter by the tag or category: removing it from a filter would silently let the label match more. */
async function labelsSearchingBy(db: Database, { table, id }: OfferWord): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select distinct labels.name from label_filters join labels on labels.id = label_id
    where labels.deleted_at is null and ${filters[table]} @> array[${id}::bigint] order by 1`.execute(db);
  return rows.map(({ name }) => name);
}
