import {
  createProduct,
  listAllProducts,
  listProducts,
  removeProduct,
  restoreProduct,
  updateProduct,
} from '@move/contract/products/products.ts';
import { IconPlus } from '@tabler/icons-react';
import { Can, useCan } from '../../../platform/session/gate.tsx';
import { imageSource } from '../../../platform/api/image-source.ts';
import { useMessages } from '../../../platform/texts/messages.ts';
import { useDrawer } from '../../../screens/edit/use-drawer.ts';
import { useBulkRemoval } from '../../../screens/list/bulk/use-bulk-removal.ts';
import { ListScreen } from '../../../screens/list/ListScreen.tsx';
import { useList } from '../../../screens/list/use-list.ts';
import { lazyPart } from '../../../ui/lazy-part.tsx';
import type { MenuItem } from '../../../ui/overlays/menus/ActionMenu.tsx';
import { Button } from '../../../ui/page/Button.tsx';
import { useBulkPublishing } from '../../activities/public.tsx';
import { useBulkLabels } from '../../labels/public.tsx';
import { useProductColumns } from './product-columns.tsx';
import { productMessages } from '../products.messages.ts';
import { productPath } from '../edit/product-path.ts';
import { useCopyProduct } from '../use-copy-product.tsx';
import { useProductFilters } from './use-product-filters.ts';
import { useRemoveProduct } from '../use-remove-product.ts';
import { useRestoreProduct } from '../use-restore-product.ts';

const ProductCreate = lazyPart(() => import('../edit/ProductCreate.tsx').then((module) => module.ProductCreate));

/** The products of an organisation; the form for a new one opens over the list. */
export function ProductList({ organizationId }: { organizationId: number }) {
  const t = useMessages(productMessages);
  const list = useList(listProducts, { params: { organizationId } });
  const drawer = useDrawer();
  const mayCreate = useCan(createProduct);
  const mayRemove = useCan(removeProduct);
  const [remove, removeDialog] = useRemoveProduct();
  const [restore, mayRestore] = useRestoreProduct();
  const [copy, copyDrawer] = useCopyProduct(organizationId);
  const paramsOf = (productId: number) => ({ organizationId, productId });
  const publishing = useBulkPublishing({ update: updateProduct, paramsOf, invalidates: [listAllProducts] });
  const [labelling, labelDialog] = useBulkLabels('product', paramsOf);
  const isRemoved = list.view.query['isRemoved'] === '1';
  const removing = useBulkRemoval({ remove: removeProduct, restore: restoreProduct, paramsOf });
  const create = (
    <Can endpoint={createProduct}>
      <Button leftSection={<IconPlus size={17} stroke={1.75} aria-hidden />} onClick={drawer.create}>
        {t.create}
      </Button>
    </Can>
  );
  type Row = (typeof list.rows)[number];
  const menuOf = (row: Row): MenuItem[] => [
    ...copy(row),
    ...(mayRemove ? [{ label: t.remove, isDanger: true, onClick: () => void remove(row) }] : []),
  ];
  const bringBack = ({ id, name }: Row) => void restore({ organizationId, productId: id }, name);
  const menuOfRemoved = (row: Row): MenuItem[] =>
    row.may.restore && mayRestore ? [{ label: t.removed.restore, onClick: () => bringBack(row) }] : [];
  return (
    <>
      <ListScreen
        list={list}
        title={t.title}
        search={t.search}
        create={create}
        record={({ id, name, image_url, removed_at }) => ({
          name,
          href: productPath({ organizationId, productId: id }) + (removed_at === null ? '' : '/purchases'),
          image: imageSource(image_url, 'small'),
        })}
        cardColumns={['rate', 'taken']}
        columns={useProductColumns<(typeof list.rows)[number]>()}
        filters={useProductFilters({ organization_id: organizationId })}
        views={[{ name: t.removed.view, query: { isRemoved: '1' } }]}
        menu={(row) => (row.removed_at === null ? menuOf(row) : menuOfRemoved(row))}
        bulk={isRemoved ? [] : [...publishing, labelling, ...removing]}
        empty={isRemoved ? t.emptyRemoved : t.empty}
      />
      {copyDrawer}
      {labelDialog}
      {removeDialog}
      {drawer.isCreating && mayCreate && <ProductCreate organizationId={organizationId} onClose={drawer.close} />}
    </>
  );
}
