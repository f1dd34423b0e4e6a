import { getProduct, type Product } from '@move/contract/products/products.ts';
import type { ReactNode } from 'react';
import { useSetCrumbs } from '../../../platform/menu/crumbs.ts';
import { useFormats } from '../../../platform/texts/formats.ts';
import { imageSource } from '../../../platform/api/image-source.ts';
import { useMessages } from '../../../platform/texts/messages.ts';
import { useNavigate } from '../../../platform/navigation/navigation.tsx';
import { useRead } from '../../../platform/api/reads.ts';
import { ScreenTabs } from '../../../screens/ScreenTabs.tsx';
import { RecordFailed } from '../../../screens/show/RecordFailed.tsx';
import { Status } from '../../../ui/marks/Status.tsx';
import { Banner } from '../../../ui/page/bars/Banner.tsx';
import { Button } from '../../../ui/page/Button.tsx';
import { PageHeader } from '../../../ui/page/PageHeader.tsx';
import { FormSkeleton } from '../../../ui/page/Skeletons.tsx';
import { Stock } from '../list/product-columns.tsx';
import { productMessages } from '../products.messages.ts';
import { productStatusOf } from '../product-status.ts';
import { productPath } from './product-path.ts';
import { useRestoreProduct } from '../use-restore-product.ts';
import type { ProductAddress } from './use-product-form.ts';

type RemovedProductProps = { address: ProductAddress; children: ((product: Product) => ReactNode) | undefined };

/** A removed product: its purchases, and for some time a button to restore it. */
export function RemovedProduct({ address, children }: RemovedProductProps) {
  const t = useMessages(productMessages);
  const formats = useFormats();
  const navigate = useNavigate();
  const read = useRead(getProduct, { params: address, query: { withRemoved: '1' } }, { showsErrors: true });
  const [restore, mayRestore] = useRestoreProduct();
  const product = read.data?.product;
  useSetCrumbs(product?.name);
  if (read.error !== null) return <RecordFailed error={read.error} onRetry={() => void read.refetch()} />;
  if (product === undefined) return <FormSkeleton />;
  const path = productPath(address);
  const bringBack = async () => {
    if (await restore(address, product.name)) navigate(path);
  };
  return (
    <>
      <PageHeader
        title={product.name}
        image={imageSource(product.image, 'small')}
        status={<Status look={productStatusOf(product)} pill />}
        meta={[product.product_type?.name ?? t.noType, <Stock key="stock" row={product} isAlone />]}
        actions={
          product.may.restore &&
          mayRestore && (
            <Button variant="default" onClick={() => void bringBack()}>
              {t.removed.restore}
            </Button>
          )
        }
      />
      <ScreenTabs tabs={[{ href: `${path}/purchases`, label: t.tabs.purchases }]} />
      <Banner tone="neutral">{t.removed.banner(formats.moment(product.removed_at ?? product.updated_at))}</Banner>
      {children?.(product)}
    </>
  );
}
