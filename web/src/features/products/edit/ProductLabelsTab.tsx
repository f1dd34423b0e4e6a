import { RecordFailed } from '../../../screens/show/RecordFailed.tsx';
import { FormSkeleton } from '../../../ui/page/Skeletons.tsx';
import { ProductLabels } from '../../labels/public.tsx';
import { type ProductAddress, useProductForm } from './use-product-form.ts';
import { useProductHeader } from './use-product-header.tsx';

/** Tab Labels: a separate form below the header that all tabs share. */
export function ProductLabelsTab(address: ProductAddress) {
  const form = useProductForm(address);
  const { record } = form;
  const { header, dialogs } = useProductHeader(address, form, '/labels');
  if (form.error !== null && record === null) return <RecordFailed error={form.error} onRetry={form.retry} />;
  if (record === null) return <FormSkeleton />;
  return (
    <>
      <ProductLabels {...address} header={{ ...header, title: record.name }} />
      {dialogs}
    </>
  );
}
