import { getProduct, listApplicationProducts, listProducts } from '@move/contract/products/products.ts';
import { listPurchases } from '@move/contract/purchases/purchases.ts';

export type ProductAddress = { organizationId: number; productId: number };

/** What shows purchases, or counts the units sold. */
export const purchaseReads = [listPurchases, getProduct, listProducts, listApplicationProducts];
