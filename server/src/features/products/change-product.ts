import type * as api from '@move/contract/products/products.ts';
import type { Product } from '@move/contract/products/products.ts';
import { sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import { replaceLinks } from '../../platform/database/links.ts';
import { stale } from '../../platform/http/problem.ts';
import type { Call } from '../../platform/http/route.ts';
import { changed, type Subject } from '../../platform/http/written.ts';
import { saveContactLinks } from '../contacts/public.ts';
import { attachFile } from '../files/public.ts';
import { blank, checkProduct } from './check-product.ts';
import { findProduct } from './products.queries.ts';

export const subjectOf = ({ id, name }: Pick<Product, 'id' | 'name'>): Subject => ({ type: 'products', id, name });

const picture = { field: 'image', use: 'picture' } as const;

export async function createProduct(call: Call<typeof api.createProduct>) {
  const { db, body, params, caller } = call;
  const { organizationId } = params;
  await checkProduct(db, { organizationId, before: blank, sent: body });
  const { category_ids, tag_ids, contacts, image, ...columns } = body;
  const image_id = await attachFile(call, { ...picture, token: image, current: null, owner: { organizationId } });
  const { id } = await db
    .insertInto('products')
    .values({ ...columns, image_id, organization_id: organizationId })
    .returning('id')
    .executeTakeFirstOrThrow();
  await saveProductLinks(db, { productId: id, organizationId }, { category_ids, tag_ids, contacts });
  const product = await findProduct(db, { productId: id, organizationId });
  // the audit row that names the caller is written with the commit
  const reply = { product: { ...product, changed_by: caller.user.first_name } };
  return changed(reply, { subject: subjectOf(product), after: product });
}

/** Changes what the body names, whichever tab it came from: all tabs keep the same rules. */
export async function updateProduct(call: Call<typeof api.updateProduct> | Call<typeof api.updateProductLocation>) {
  const { db, params, caller } = call;
  const { organizationId } = params;
  const before = await findProduct(db, { ...params, isLocked: true });
  const sent: Call<typeof api.updateProduct>['body'] = call.body;
  const { updated_at, category_ids, tag_ids, contacts, image, ...columns } = sent;
  if (updated_at !== undefined && updated_at !== before.updated_at) throw stale();
  await checkProduct(db, { organizationId, before, sent });
  const current = before.image?.id ?? null;
  const image_id = await attachFile(call, { ...picture, token: image, current, owner: { organizationId } });
  await db
    .updateTable('products')
    .set({ ...columns, image_id, updated_at: sql`now()` })
    .where('id', '=', before.id)
    .execute();
  await saveProductLinks(db, params, { category_ids, tag_ids, contacts });
  const product = await findProduct(db, params);
  const reply = { product: { ...product, changed_by: caller.user.first_name } };
  return changed(reply, { subject: subjectOf(product), before, after: product });
}

type Links = Pick<Call<typeof api.updateProduct>['body'], 'category_ids' | 'tag_ids' | 'contacts'>;

export async function saveProductLinks(
  db: Database,
  { productId, organizationId }: { productId: number; organizationId: number },
  { category_ids, tag_ids, contacts }: Links,
): Promise<void> {
  const of = { owner: ['product_id', productId], tenant: { organization_id: organizationId } } as const;
  if (category_ids) {
    await replaceLinks(db, { ...of, table: 'product_categories', column: 'category_id', ids: category_ids });
  }
  if (tag_ids) await replaceLinks(db, { ...of, table: 'product_tags', column: 'tag_id', ids: tag_ids });
  if (contacts) await saveContactLinks(db, { organizationId, subject: { type: 'product', id: productId }, contacts });
}
