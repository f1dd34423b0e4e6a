import { ApiError } from '@move/contract/kit/client/client.ts';
import type { ReactNode } from 'react';
import { EditScreen } from '../../../screens/edit/EditScreen.tsx';
import { ProductRail } from './ProductRail.tsx';
import { RemovedProduct } from './RemovedProduct.tsx';
import { type ProductAddress, type ProductForm, type ProductRecord, useProductForm } from './use-product-form.ts';
import { useProductHeader } from './use-product-header.tsx';

type ProductScreenProps = ProductAddress & {
  /** The part of the URL after the product, kept when the user opens the next one: `/location`. */
  tab?: string;
  /** Without the rail a tab has the full width. */
  isWide?: boolean;
  /** The content of the tab for a removed product. */
  whenRemoved?: (product: ProductRecord) => ReactNode;
  children: (form: ProductForm, product: ProductRecord) => ReactNode;
};

/** Every tab of a product: header, tabs, save bar and rail are the same, and so is the form behind them. */
export function ProductScreen({ organizationId, productId, tab = '', isWide = false, ...props }: ProductScreenProps) {
  const address = { organizationId, productId };
  const form = useProductForm(address);
  const product = form.record;
  const { header, goTo, dialogs } = useProductHeader(address, form, tab);
  // removed after this browser read it: the former reply is still cached
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
