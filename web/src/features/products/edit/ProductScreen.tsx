import { ApiError } from '@move/contract/kit/client/client.ts';
import { listProducts, removeProduct, updateProduct } from '@move/contract/products/products.ts';
import { IconEyeOff, IconTrash } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useCan } from '../../../platform/session/gate.tsx';
import { useFormats } from '../../../platform/texts/formats.ts';
import { imageSource } from '../../../platform/api/image-source.ts';
import { useMessages } from '../../../platform/texts/messages.ts';
import { useNavigate } from '../../../platform/navigation/navigation.tsx';
import { EditScreen } from '../../../screens/edit/EditScreen.tsx';
import { useRecordPosition } from '../../../screens/list/use-record-position.ts';
import { Status } from '../../../ui/marks/Status.tsx';
import type { MenuItem } from '../../../ui/overlays/menus/ActionMenu.tsx';
import { PublishButton, useGoToStep, usePublish } from '../../activities/public.tsx';
import { ProductRail } from './ProductRail.tsx';
import { Stock } from '../list/product-columns.tsx';
import { productMessages } from '../products.messages.ts';
import { productStatusOf } from '../product-status.ts';
import { productPath } from './product-path.ts';
import { useProductTabs } from './product-tabs.ts';
import { publishingSteps, type StepName } from './publishing-steps.ts';
import { RemovedProduct } from './RemovedProduct.tsx';
import { type ProductAddress, type ProductForm, type ProductRecord, useProductForm } from './use-product-form.ts';
import { useCopyProduct } from '../use-copy-product.tsx';
import { useRemoveProduct } from '../use-remove-product.ts';

type ProductScreenProps = ProductAddress & {
  /** The part of the URL after the product, kept when the user opens the next one: `/location`. */
  tab?: string;
  /** Without the rail a tab has the full width. */
  isWide?: boolean;
  /** The content of the tab for a removed product. */
  whenRemoved?: (product: ProductRecord) => ReactNode;
  children: (form: ProductForm, product: ProductRecord) => ReactNode;
};

const icon = { size: 17, stroke: 1.75, 'aria-hidden': true } as const;

/** Every tab of a product: header, tabs, save bar and rail are the same, and so is the form behind them. */
export function ProductScreen({ organizationId, productId, tab = '', isWide = false, ...props }: ProductScreenProps) {
  const address = { organizationId, productId };
  const t = useMessages(productMessages);
  const formats = useFormats();
  const form = useProductForm(address);
  const product = form.record;
  const tabs = useProductTabs(address);
  const goTo = useGoToStep(form, tabs);
  const publish = usePublish<ProductRecord, StepName>(form, { stepsOf: publishingSteps, onLacking: goTo });
  const [copy, copyDrawer] = useCopyProduct(organizationId);
  const [remove, removeDialog] = useRemoveProduct();
  const menu = useProductMenu({
    product,
    copy,
    remove,
    onWithdraw: () => product !== null && void publish(product, true),
  });
  const position = useRecordPosition({
    list: listProducts,
    id: productId,
    hrefOf: (id) => productPath({ organizationId, productId: id }) + tab,
  });
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
        image={({ image }) => imageSource(image, 'small')}
        status={(record) => <Status look={productStatusOf(record)} pill />}
        meta={(record) => [
          record.product_type?.name ?? t.noType,
          <Stock key="stock" row={record} isAlone />,
          t.changedBy(formats.relative(record.updated_at), record.changed_by),
        ]}
        tabs={tabs}
        position={position}
        actions={
          product?.concept && <PublishButton endpoint={updateProduct} onPublish={() => void publish(product, false)} />
        }
        menu={menu}
        isWide={isWide}
        rail={isWide || product === null ? undefined : <ProductRail form={form} product={product} onGo={goTo} />}
      >
        {product !== null && props.children(form, product)}
      </EditScreen>
      {copyDrawer}
      {removeDialog}
    </>
  );
}

type MenuParts = {
  product: ProductRecord | null;
  copy: (product: ProductRecord) => MenuItem[];
  remove: (product: ProductRecord) => Promise<boolean>;
  onWithdraw: () => void;
};

function useProductMenu({ product, copy, remove, onWithdraw }: MenuParts) {
  const t = useMessages(productMessages);
  const navigate = useNavigate();
  const [mayUpdate, mayRemove] = [useCan(updateProduct), useCan(removeProduct)];
  if (product === null) return [];
  const leave = async () => {
    if (await remove(product)) navigate(`/organizations/${product.organization_id}/products`);
  };
  const withdraw = { label: t.publish.withdraw, icon: <IconEyeOff {...icon} />, onClick: onWithdraw };
  const removal = {
    label: t.remove,
    icon: <IconTrash {...icon} />,
    isDanger: true,
    onClick: () => void leave(),
  };
  return [
    ...(product.concept || !mayUpdate ? [] : [withdraw]),
    ...copy(product),
    ...(mayRemove ? (['divider', removal] as const) : []),
  ];
}
