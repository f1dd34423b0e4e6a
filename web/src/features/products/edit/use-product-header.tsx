import { listProducts, removeProduct, updateProduct } from '@move/contract/products/products.ts';
import { IconEyeOff, IconTrash } from '@tabler/icons-react';
import { useCan } from '../../../platform/session/gate.tsx';
import { useFormats } from '../../../platform/texts/formats.ts';
import { imageSource } from '../../../platform/api/image-source.ts';
import { useMessages } from '../../../platform/texts/messages.ts';
import { useNavigate } from '../../../platform/navigation/navigation.tsx';
import { useRecordPosition } from '../../../screens/list/use-record-position.ts';
import { Status } from '../../../ui/marks/Status.tsx';
import type { MenuItem } from '../../../ui/overlays/menus/ActionMenu.tsx';
import { PublishButton, useGoToStep, usePublish } from '../../activities/public.tsx';
import { Stock } from '../list/product-columns.tsx';
import { productMessages } from '../products.messages.ts';
import { productStatusOf } from '../product-status.ts';
import { productPath } from './product-path.ts';
import { useProductTabs } from './product-tabs.ts';
import { publishingSteps, type StepName } from './publishing-steps.ts';
import type { ProductAddress, ProductForm, ProductRecord } from './use-product-form.ts';
import { useCopyProduct } from '../use-copy-product.tsx';
import { useRemoveProduct } from '../use-remove-product.ts';

const icon = { size: 17, stroke: 1.75, 'aria-hidden': true } as const;

/** The header that all tabs of a product share; `tab` is the end of the URL, e.g. `/labels`. Render `dialogs` once. */
export function useProductHeader({ organizationId, productId }: ProductAddress, form: ProductForm, tab: string) {
  const t = useMessages(productMessages);
  const formats = useFormats();
  const product = form.record;
  const tabs = useProductTabs({ organizationId, productId });
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
  const header = {
    image: () => imageSource(product?.image, 'small'),
    status: () => product && <Status look={productStatusOf(product)} pill />,
    meta: () =>
      product === null
        ? []
        : [
            product.product_type?.name ?? t.noType,
            <Stock key="stock" row={product} isAlone />,
            t.changedBy(formats.relative(product.updated_at), product.changed_by),
          ],
    tabs,
    position,
    actions: product?.concept && (
      <PublishButton endpoint={updateProduct} onPublish={() => void publish(product, false)} />
    ),
    menu,
  };
  const dialogs = (
    <>
      {copyDrawer}
      {removeDialog}
    </>
  );
  return { header, goTo, dialogs };
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
  const withdraw = { label: t.withdraw, icon: <IconEyeOff {...icon} />, onClick: onWithdraw };
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
