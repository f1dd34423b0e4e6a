import type { Product } from '@move/contract/products/products.ts';
import { listPurchases } from '@move/contract/purchases/purchases.ts';
import { Can } from '../../platform/session/gate.tsx';
import { useMessages } from '../../platform/texts/messages.ts';
import { ProductScreen } from '../products/public.tsx';
import type { ProductAddress } from './purchase-reads.ts';
import { purchaseMessages } from './purchases.messages.ts';
import { PurchasesPart } from './PurchasesPart.tsx';
import * as look from '../../ui/look/look.module.css';

/** Tab Orders of a product, also of a removed one. Only users who may list purchases see the buyers. */
export function PurchasesScreen(address: ProductAddress) {
  const t = useMessages(purchaseMessages);
  const purchases = (product: Product) => (
    <Can endpoint={listPurchases} otherwise={<p className={look.soft}>{t.buyersHidden}</p>}>
      <PurchasesPart product={product} {...address} />
    </Can>
  );
  return (
    <ProductScreen {...address} tab="/purchases" isWide whenRemoved={purchases}>
      {(_form, product) => purchases(product)}
    </ProductScreen>
  );
}
