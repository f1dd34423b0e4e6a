import { ApiError } from '@move/contract/kit/client/client.ts';
import type { ReactNode } from 'react';
import { EditScreen } from '../../../screens/edit/EditScreen.tsx';
import { ProductRail } from './ProductRail.tsx';
import { RemovedProduct } from './RemovedProduct.tsx';
import { type ProductAddress, type ProductForm, type ProductRecord, useProductForm } from './use-product-form.ts';
import { useProductHeader } from './use-product-header.tsx';

type ProductScreenProps = ProductAddress & {
  /** The end of the URL after the id of the product, e.g. `/location`. The buttons previous and next keep this tab. */
  tab?: string;
  /** The tab has the full width, without the rail. */
  isWide?: boolean;
  /** The content of the tab for a removed product. */
  whenRemoved?: (product: ProductRecord) => ReactNode;
  children: (form: ProductForm, product: ProductRecord) => ReactNode;
};

/** The frame of every tab of a product: all share the header, tabs, save bar, rail and form. */
export function ProductScreen({ organizationId, productId, tab = '', isWide = false, ...props }: ProductScreenProps) {
  const address = { organizationId, productId };
  const form = useProductForm(address);
  const product = form.record;
  const { header, goTo, dialogs } = useProductHeader(address, form, tab);
  // when the product was removed after it was loaded, `product` is the cached reply
  const hasNothingTyped = product === null || form.core.changes().length === 0;
  if (hasNothingTyped && form.error instanceof ApiError && form.error.status === 404) {
    return <RemovedProduct address={address}>{props.whenRemoved}</RemovedProduct>;
  }
  return (
    <>
      <EditScreen
        form={form}
        title={({ name }) => name}
        {...header}
        isWide={isWide}
        rail={isWide || product === null ? undefined : <ProductRail form={form} product={product} onGo={goTo} />}
      >
        {product !== null && props.children(form, product)}
      </EditScreen>
      {dialogs}
    </>
  );
}
