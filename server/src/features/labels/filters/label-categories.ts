import type { Category } from '@move/contract/taxonomy/taxonomy.ts';
import { sql } from 'kysely';
import type { z } from 'zod';
import type { Database } from '../../../platform/database/database.ts';
import { invalid } from '../../../platform/http/problem.ts';

type Row = z.output<typeof Category>;
type Chosen = { category_ids: readonly number[] };
type Platforms = { id: number; application_ids: readonly number[] };

/** SQL: the category is for all platforms, is of a platform of the label, or is in a filter of the label already. */
const isOfLabel = ({ id, application_ids }: Platforms) => sql`(
  application_id is null or application_id = any (${[...application_ids]}::bigint[])
  or id in (select unnest(category_ids) from label_filters where label_id = ${id}))`;

export async function findLabelCategories(db: Database, label: Platforms): Promise<Row[]> {
  const { rows } = await sql<Row>`
    select id, title, application_id from categories where ${isOfLabel(label)}
    order by application_id nulls first, position, fold(title), id`.execute(db);
  return rows;
}

/** Throws 422 for a category of a platform that the label is not on, unless a filter of the label has it already. */
export async function assertCategoriesOfLabel(db: Database, label: Platforms, { category_ids }: Chosen): Promise<void> {
  const { rows } = await sql`
    select from categories where id = any (${[...category_ids]}::bigint[]) and not ${isOfLabel(label)}`.execute(db);
  if (rows.length > 0) throw invalid('category_ids', 'exists');
}
