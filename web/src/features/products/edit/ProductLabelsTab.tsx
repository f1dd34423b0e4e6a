import { listProducts } from '@move/contract/products/products.ts';
import { useFormats } from '../../../platform/texts/formats.ts';
import { imageSource } from '../../../platform/api/image-source.ts';
import { useMessages } from '../../../platform/texts/messages.ts';
import { useRecordPosition } from '../../../screens/list/use-record-position.ts';
import { RecordFailed } from '../../../screens/show/RecordFailed.tsx';
import { Status } from '../../../ui/marks/Status.tsx';
import { FormSkeleton } from '../../../ui/page/Skeletons.tsx';
import { ProductLabels } from '../../labels/public.tsx';
import { productMessages } from '../products.messages.ts';
import { productStatusOf } from '../product-status.ts';
import { productPath } from './product-path.ts';
import { useProductTabs } from './product-tabs.ts';
import { type ProductAddress, useProductForm } from './use-product-form.ts';

/** Tab Labels: a separate form below the header that all tabs share. */
export function ProductLabelsTab(address: ProductAddress) {
  const { organizationId } = address;
  const form = useProductForm(address);
  const { record } = form;
  const t = useMessages(productMessages);
  const { relative } = useFormats();
  const tabs = useProductTabs(address);
  const position = useRecordPosition({
    list: listProducts,
    id: address.productId,
    hrefOf: (productId) => `${productPath({ organizationId, productId })}/labels`,
  });
  if (form.error !== null && record === null) return <RecordFailed error={form.error} onRetry={form.retry} />;
  if (record === null) return <FormSkeleton />;
  const header = {
    title: record.name,
    image: () => imageSource(record.image, 'small'),
    status: () => <Status look={productStatusOf(record)} pill />,
    meta: () => [record.product_type?.name ?? t.noType, t.changedBy(relative(record.updated_at), record.changed_by)],
  };
  return <ProductLabels {...address} header={{ ...header, tabs, position }} />;
}
