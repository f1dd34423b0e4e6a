import type { QueryOf } from '@move/contract/kit/endpoint.ts';
import type * as api from '@move/contract/taxonomy/tags.ts';
import type { ManagedTag, TagRow } from '@move/contract/taxonomy/tags.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../../platform/database/database.ts';
import { isInRange } from '../../../platform/database/expressions/ranges.ts';
import { matches } from '../../../platform/database/expressions/search.ts';
import { findPage } from '../../../platform/database/page.ts';
import { invalid, notFound } from '../../../platform/http/problem.ts';
import type { Call } from '../../../platform/http/route.ts';
import type { Subject } from '../../../platform/http/written.ts';
import { fileAddress } from '../../files/public.ts';
import { isUsedElsewhere, type OfferWord, usesOf } from '../offer-words.ts';

export const tagRefusals = { tags_name: () => invalid('name', 'unique') };
export const subjectOf = ({ id, name }: ManagedTag): Subject => ({ type: 'tags', id, name });
export const wordOf = (id: number): OfferWord => ({ table: 'tags', id });
const uses = usesOf('tags', sql`tags.id`);
const columns = sql`tags.id, tags.name, ${uses} as uses_count, tags.created_at, tags.updated_at`;
export const imageField = { field: 'image', use: 'picture' } as const;

export function findTags(db: Database, query: QueryOf<typeof api.listTags>) {
  const where: RawBuilder<unknown>[] = query.search ? [matches(sql`fold(tags.name)`, query.search)] : [];
  if (query.usesCount !== undefined) where.push(isInRange(uses, query.usesCount));
  const sort = { name: sql`fold(tags.name)`, updated_at: sql`tags.updated_at` };
  const select = sql`${columns}, ${fileAddress('image_id')} as image_url`;
  const parts = { select, from: sql`tags`, where, sort, id: sql`tags.id` };
  return findPage<TagRow, keyof typeof sort>(db, parts, query);
}

export async function findTag(db: Database, tagId: number): Promise<ManagedTag> {
  const { rows } = await sql<Omit<ManagedTag, 'is_used_elsewhere'>>`
    select ${columns}, image_of(image_id) as image from tags where id = ${tagId}`.execute(db);
  const [tag] = rows;
  if (!tag) throw notFound();
  return { ...tag, is_used_elsewhere: await isUsedElsewhere(db, wordOf(tagId), tag.uses_count) };
}

export async function listTags({ db, query }: Call<typeof api.listTags>) {
  const { rows, meta } = await findTags(db, query);
  return { tags: rows, meta };
}

export async function getTag({ db, params }: Call<typeof api.getTag>) {
  return { tag: await findTag(db, params.tagId) };
}
