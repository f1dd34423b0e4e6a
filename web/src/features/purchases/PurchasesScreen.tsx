import { ProductScreen } from '../products/public.tsx';
import type { ProductAddress } from './purchase-reads.ts';
import { PurchasesPart } from './PurchasesPart.tsx';

/** Tab Orders of a product (R2.5-30, R2.5-31). */
export function PurchasesScreen(address: ProductAddress) {
  return (
    <ProductScreen {...address} tab="/purchases" isWide>
      {(_form, product) => <PurchasesPart product={product} {...address} />}
    </ProductScreen>
  );
}
