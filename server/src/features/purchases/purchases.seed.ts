import type { Database } from '../../platform/database/database.ts';
import { someBuyer } from '../orders/orders.seed.ts';
import { type Sale, sellProduct } from './sell-product.ts';

type PurchaseSeed = Partial<Sale> & { organization_id: number; product_id: number };

/** Sells one unit, to be paid in cash. Returns the id of the purchase. */
export function seedPurchase(db: Database, { organization_id, product_id, ...sale }: PurchaseSeed): Promise<number> {
  return sellProduct(db, {
    organizationId: organization_id,
    productId: product_id,
    applicationId: null,
    buyer: someBuyer,
    date_of_birth: null,
    quantity: 1,
    payment: 'cash',
    by: null,
    now: new Date(),
    ...sale,
  });
}
