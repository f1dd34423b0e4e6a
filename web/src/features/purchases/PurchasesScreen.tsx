import { getProduct } from '@move/contract/products/products.ts';
import { useRead } from '../../platform/reads.ts';
import { RecordFailed } from '../../screens/show/RecordFailed.tsx';
import { PageHeader } from '../../ui/page/PageHeader.tsx';
import type { ProductAddress } from './purchase-reads.ts';
import { PurchasesPart } from './PurchasesPart.tsx';

/** Tab Orders of a product (R2.5-30, R2.5-31). */
export function PurchasesScreen(address: ProductAddress) {
  const { data, error, refetch } = useRead(getProduct, { params: address });
  if (error !== null && data === undefined) return <RecordFailed error={error} onRetry={() => void refetch()} />;
  return (
    <>
      <PageHeader title={data?.product.name ?? ''} />
      {data !== undefined && <PurchasesPart product={data.product} {...address} />}
    </>
  );
}
