import type { Product } from '@move/contract/products/products.ts';
import { ProductScreen } from '../products/public.tsx';
import type { ProductAddress } from './purchase-reads.ts';
import { PurchasesPart } from './PurchasesPart.tsx';

/** Tab Orders of a product, which a removed product has too. */
export function PurchasesScreen(address: ProductAddress) {
  const purchases = (product: Product) => <PurchasesPart product={product} {...address} />;
  return (
    <ProductScreen {...address} tab="/purchases" isWide whenRemoved={purchases}>
      {(_form, product) => purchases(product)}
    </ProductScreen>
  );
}
