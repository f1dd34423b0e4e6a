import { createProductType, listProductTypes, removeProductType } from '@move/contract/taxonomy/product-types.ts';
import { listAllProductTypes } from '@move/contract/taxonomy/taxonomy.ts';
import { useMessages } from '../../../platform/texts/messages.ts';
import { useBulkRemoval } from '../../../screens/list/bulk/use-bulk-removal.ts';
import { ListScreen } from '../../../screens/list/ListScreen.tsx';
import { useList } from '../../../screens/list/use-list.ts';
import { taxonomyMessages } from '../taxonomy.messages.ts';
import { useRemoveWord } from '../use-remove-word.tsx';
import { useTypeList } from './use-type-list.tsx';

/** The product types that organisations choose from. */
export function ProductTypeList() {
  const { count } = useMessages(taxonomyMessages);
  const list = useList(listProductTypes, {});
  const [remove, dialog] = useRemoveWord(removeProductType, [listProductTypes, listAllProductTypes]);
  const parts = useTypeList<(typeof list.rows)[number]>({
    path: '/admin/product-types',
    words: 'productTypes',
    create: createProductType,
    remove: ({ id, name, uses_count }) => {
      const usedBy = uses_count > 0 ? [count.products(uses_count)] : [];
      void remove({ name, input: { params: { productTypeId: id } }, usedBy });
    },
  });
  const bulk = useBulkRemoval({
    remove: removeProductType,
    paramsOf: (productTypeId) => ({ productTypeId }),
    invalidates: [listAllProductTypes],
  });
  return (
    <>
      <ListScreen list={list} {...parts} bulk={bulk} />
      {dialog}
    </>
  );
}
