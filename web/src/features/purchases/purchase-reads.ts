import { getProduct, listApplicationProducts, listProducts } from '@move/contract/products/products.ts';
import { listPurchases } from '@move/contract/purchases/purchases.ts';

export type ProductAddress = { organizationId: number; productId: number };

/** Reads that show purchases or count sold units. */
export const purchaseReads = [listPurchases, getProduct, listProducts, listApplicationProducts];
