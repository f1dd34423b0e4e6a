import type { QueryOf } from '@move/contract/kit/endpoint.ts';
import type * as api from '@move/contract/taxonomy/tags.ts';
import type { KeptTag, TagRow } from '@move/contract/taxonomy/tags.ts';
import { sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import { matches } from '../../platform/database/links.ts';
import { findPage } from '../../platform/database/page.ts';
import { orRefuse } from '../../platform/database/refused-by.ts';
import { isVersion } from '../../platform/database/version.ts';
import { invalid, notFound, stale } from '../../platform/http/problem.ts';
import type { Call } from '../../platform/http/route.ts';
import { changed, type Subject } from '../../platform/http/written.ts';
import { attachFile, fileAddress } from '../files/public.ts';
import { isUsedElsewhere, lockWord, type OfferWord, refuseWhileUsed, usesOf } from './offer-words.ts';

const taken = { tags_name: () => invalid('name', 'unique') };
const subjectOf = ({ id, name }: KeptTag): Subject => ({ type: 'tags', id, name });
const wordOf = (id: number): OfferWord => ({ table: 'tags', id });
const columns = sql`tags.id, tags.name, ${usesOf('tags', sql`tags.id`)} as uses_count, tags.created_at, tags.updated_at`;
const picture = { field: 'image', use: 'picture' } as const;

export function findTags(db: Database, query: QueryOf<typeof api.listTags>) {
  const where = query.search ? [matches(sql`fold(tags.name)`, query.search)] : [];
  const sort = { name: sql`fold(tags.name)`, updated_at: sql`tags.updated_at` };
  const select = sql`${columns}, ${fileAddress('image_id')} as image_url`;
  const parts = { select, from: sql`tags`, where, sort, id: sql`tags.id` };
  return findPage<TagRow, keyof typeof sort>(db, parts, query);
}

export async function findTag(db: Database, tagId: number): Promise<KeptTag> {
  const { rows } = await sql<Omit<KeptTag, 'is_used_elsewhere'>>`
    select ${columns}, image_of(image_id) as image from tags where id = ${tagId}`.execute(db);
  const [tag] = rows;
  if (!tag) throw notFound();
  return { ...tag, is_used_elsewhere: await isUsedElsewhere(db, wordOf(tagId), tag.uses_count) };
}

export async function createTag(call: Call<typeof api.createTag>) {
  const { db, body } = call;
  const image_id = await attachFile(call, { ...picture, token: body.image, current: null });
  const { id } = await orRefuse(
    db.insertInto('tags').values({ name: body.name, image_id }).returning('id').executeTakeFirstOrThrow(),
    taken,
  );
  const tag = await findTag(db, id);
  return changed({ tag }, { subject: subjectOf(tag), after: tag });
}

export async function updateTag(call: Call<typeof api.updateTag>) {
  const { db, body, params } = call;
  const before = await findTag(db, params.tagId);
  const { updated_at, name, image } = body;
  const image_id = await attachFile(call, { ...picture, token: image, current: before.image?.id ?? null });
  const saved = await orRefuse(
    db
      .updateTable('tags')
      .set({ name, image_id, updated_at: sql`now()` })
      .where('id', '=', before.id)
      .where(isVersion(updated_at))
      .executeTakeFirst(),
    taken,
  );
  if (saved.numUpdatedRows === 0n) throw stale();
  const tag = await findTag(db, before.id);
  return changed({ tag }, { subject: subjectOf(tag), before, after: tag });
}

/** The database takes it off the activities along with it. */
export async function removeTag({ db, params, query }: Call<typeof api.removeTag>) {
  const word = wordOf(params.tagId);
  await lockWord(db, word);
  const before = await findTag(db, params.tagId);
  await refuseWhileUsed(db, word, { uses: before, force: query.force ?? false });
  await db.deleteFrom('tags').where('id', '=', before.id).execute();
  return changed(undefined, { subject: subjectOf(before), before });
}
