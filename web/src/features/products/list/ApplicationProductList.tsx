import {
  listAllProducts,
  listApplicationProducts,
  listProducts,
  listProductsOfApplication,
  removeProduct,
  restoreProduct,
  updateProduct,
} from '@move/contract/products/products.ts';
import { imageSource } from '../../../platform/api/image-source.ts';
import { useMessages } from '../../../platform/texts/messages.ts';
import { useBulkRemoval } from '../../../screens/list/bulk/use-bulk-removal.ts';
import { ListPart } from '../../../screens/list/ListPart.tsx';
import { ListScreen } from '../../../screens/list/ListScreen.tsx';
import { useListOfApplication } from '../../../screens/list/use-list-of-application.ts';
import { type List, useList } from '../../../screens/list/use-list.ts';
import { useBulkPublishing } from '../../activities/public.tsx';
import { useBulkLabels } from '../../labels/public.tsx';
import { useOrganizationFilter } from '../../../screens/list/filters/use-organization-filter.ts';
import { useProductColumns } from './product-columns.tsx';
import { productMessages } from '../products.messages.ts';
import { productPath } from '../edit/product-path.ts';
import { useProductFilters } from './use-product-filters.ts';

/** The products of all organisations of the platform. */
export function ApplicationProductList() {
  const [props, dialog] = usePlatformProducts(useList(listApplicationProducts, {}));
  return (
    <>
      <ListScreen {...props} />
      {dialog}
    </>
  );
}

/** The products of any platform, as a tab of its screen. */
export function ProductsPart({ applicationId }: { applicationId: number }) {
  const list = useListOfApplication(listApplicationProducts, listProductsOfApplication, applicationId);
  const [props, dialog] = usePlatformProducts(list, applicationId);
  return (
    <>
      <ListPart {...props} />
      {dialog}
    </>
  );
}

/** Returns the props that both lists share, and a dialog to render once. */
function usePlatformProducts(list: List<typeof listApplicationProducts>, applicationId?: number) {
  const t = useMessages(productMessages);
  type Row = (typeof list.rows)[number];
  const [name, ...others] = useProductColumns<Row>();
  const paramsOf = (id: number) => ({ organizationId: list.rowOf(id)?.organization.id ?? 0, productId: id });
  const publishing = useBulkPublishing({
    update: updateProduct,
    paramsOf,
    invalidates: [listProducts, listAllProducts],
  });
  const [labelling, dialog] = useBulkLabels('product', paramsOf);
  const removing = useBulkRemoval({ remove: removeProduct, restore: restoreProduct, paramsOf });
  const organization = {
    name: 'organization',
    header: t.columns.organization,
    cell: (row: Row) => row.organization.name,
    filterBy: { name: 'organizationId', value: (row: Row) => row.organization.id },
  };
  const props = {
    list,
    title: t.title,
    search: t.search,
    record: (row: Row) => ({
      name: row.name,
      href: productPath({ organizationId: row.organization.id, productId: row.id }),
      image: imageSource(row.image_url, 'small'),
    }),
    columns: name === undefined ? [] : [name, organization, ...others],
    filters: [
      ...useOrganizationFilter(t.columns.organization, applicationId),
      ...useProductFilters(applicationId === undefined ? {} : { application_id: applicationId }),
    ],
    bulk: [...publishing, labelling, ...removing],
    empty: t.emptyPlatform,
  };
  return [props, dialog] as const;
}
