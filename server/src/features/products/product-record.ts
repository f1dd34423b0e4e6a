import type * as api from '@move/contract/products/products.ts';
import type { Product } from '@move/contract/products/products.ts';
import type { Database } from '../../platform/database/database.ts';
import { replaceLinks } from '../../platform/database/links.ts';
import type { Call } from '../../platform/http/route.ts';
import type { Subject } from '../../platform/http/written.ts';
import { saveContactLinks } from '../contacts/public.ts';

export const subjectOf = ({ id, name }: Pick<Product, 'id' | 'name'>): Subject => ({ type: 'products', id, name });

export const imageField = { field: 'image', use: 'picture' } as const;

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
