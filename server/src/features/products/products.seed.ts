import type { Insertable } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import type { Products } from '../../platform/database/schema.ts';
import { saveProductLinks } from './product-record.ts';

type ProductSeed = Insertable<Products> & { category_ids?: readonly number[]; tag_ids?: readonly number[] };

export async function seedProduct(db: Database, seed: ProductSeed): Promise<number> {
  const { category_ids = [], tag_ids = [], ...product } = seed;
  const { id } = await db.insertInto('products').values(product).returning('id').executeTakeFirstOrThrow();
  const organizationId = Number(product.organization_id);
  const words = { category_ids: [...category_ids], tag_ids: [...tag_ids] };
  await saveProductLinks(db, { productId: id, organizationId }, words);
  return id;
}
