import type * as api from '@move/contract/taxonomy/categories.ts';
import type { ManagedCategory } from '@move/contract/taxonomy/categories.ts';
import { sql } from 'kysely';
import type { Database } from '../../../platform/database/database.ts';
import { isVersion } from '../../../platform/database/version.ts';
import { invalid, notFound, refusedByState, stale } from '../../../platform/http/problem.ts';
import type { Call } from '../../../platform/http/route.ts';
import { changed, type Subject } from '../../../platform/http/written.ts';
import { attachFile } from '../../files/public.ts';
import { findCategories, findCategory, isOfOwner, type Owner } from './categories.queries.ts';
import { lockWord, type OfferWord, assertUnused } from '../offer-words.ts';

const imageField = { field: 'image', use: 'picture' } as const;
const subjectOf = ({ id, title }: ManagedCategory): Subject => ({ type: 'categories', id, name: title });

/** The owner of the categories of a call: the current platform. */
export function assertApplication({ applicationId }: { applicationId: number | null }): number {
  if (applicationId === null) throw notFound();
  return applicationId;
}

type Adding = Call<typeof api.createCategory> | Call<typeof api.createGlobalCategory>;

export async function createOwnedCategory(call: Pick<Adding, 'db' | 'body' | 'caller'>, owner: Owner) {
  const { db, body } = call;
  const image_id = await attachFile(call, { ...imageField, token: body.image, current: null });
  await lockOrder(db, owner);
  await assertTitleFree(db, { owner, id: null, title: body.title });
  const { rows } = await sql<{ id: number }>`
    insert into categories (application_id, title, link, image_id, position)
    select ${owner}::bigint, ${body.title}, ${body.link ?? null}, ${image_id ?? null}::uuid,
      (select coalesce(max(position) + 1, 0) from categories where ${isOfOwner(owner)})
    returning id`.execute(db);
  const category = await findCategory(db, owner, rows[0]?.id ?? 0);
  return changed({ category }, { subject: subjectOf(category), after: category });
}

type Changing = Call<typeof api.updateCategory> | Call<typeof api.updateGlobalCategory>;

export async function updateOwnedCategory(call: Pick<Changing, 'db' | 'body' | 'caller'>, { owner, id }: InOwner) {
  const { db, body } = call;
  const before = await findCategory(db, owner, id);
  const { updated_at, image, ...sent } = body;
  if (sent.title.toLowerCase() !== before.title.toLowerCase()) {
    await lockOrder(db, owner);
    await assertTitleFree(db, { owner, id, title: sent.title });
  }
  const image_id = await attachFile(call, { ...imageField, token: image, current: before.image?.id ?? null });
  const saved = await db
    .updateTable('categories')
    .set({ ...sent, image_id, updated_at: sql`now()` })
    .where('id', '=', before.id)
    .where(isVersion(updated_at))
    .executeTakeFirst();
  if (saved.numUpdatedRows === 0n) throw stale();
  const category = await findCategory(db, owner, id);
  return changed({ category }, { subject: subjectOf(category), before, after: category });
}

type InOwner = { owner: Owner; id: number };
type Dropping = Call<typeof api.removeCategory> | Call<typeof api.removeGlobalCategory>;

/** Removes a category; the database also removes it from activities and products. */
export async function removeOwnedCategory({ db, query }: Pick<Dropping, 'db' | 'query'>, { owner, id }: InOwner) {
  const word: OfferWord = { table: 'categories', id };
  await lockWord(db, word);
  const before = await findCategory(db, owner, id);
  await assertUnused(db, word, { uses: before, force: query.force ?? false });
  await db.deleteFrom('categories').where('id', '=', id).execute();
  return changed(undefined, { subject: subjectOf(before), before });
}

type Ordering = Call<typeof api.orderCategories> | Call<typeof api.orderGlobalCategories>;

/**
 * Stores the order of the categories; categories that `ids` doesn't name stay at the end. Throws 409 when `seen_ids` is no longer the
 * order, and 422 for a removed category or one of another owner.
 */
export async function orderOwnedCategories({ db, body }: Pick<Ordering, 'db' | 'body'>, owner: Owner) {
  await lockOrder(db, owner);
  const before = await findCategories(db, owner);
  const known = before.map(({ id }) => id);
  const { ids, seen_ids } = body;
  if (seen_ids && seen_ids.join() !== known.join()) throw refusedByState('updated_at', 'order.changed');
  if (!ids.every((id) => known.includes(id))) throw invalid('ids', 'exists');
  const wanted = [...ids, ...known.filter((id) => !ids.includes(id))];
  await sql`
    update categories set position = place.position - 1
    from unnest(${wanted}::bigint[]) with ordinality as place (id, position)
    where categories.id = place.id`.execute(db);
  const categories = await findCategories(db, owner);
  const titles = (rows: typeof categories) => ({ order: rows.map(({ title }) => title) });
  return changed(
    { categories },
    {
      subject: { type: 'categories', id: owner === null ? 'all' : `application-${owner}` },
      before: titles(before),
      after: titles(categories),
    },
  );
}

type Titled = { owner: Owner; id: number | null; title: string };

/** Throws 422 when another category of the owner has this title. */
async function assertTitleFree(db: Database, { owner, id, title }: Titled): Promise<void> {
  const { rows } = await sql`
    select from categories
    where ${isOfOwner(owner)} and lower(title) = lower(${title}) and id is distinct from ${id}::bigint limit 1`.execute(
    db,
  );
  if (rows.length > 0) throw invalid('title', 'unique');
}

/** Locks an owner's categories, so that ordering and adding happen one at a time. */
async function lockOrder(db: Database, owner: Owner): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('categories'), ${owner ?? 0}::integer)`.execute(db);
}
