import { createProductType, listProductTypes, removeProductType } from '@move/contract/taxonomy/product-types.ts';
import { listAllProductTypes } from '@move/contract/taxonomy/taxonomy.ts';
import { useMessages } from '../../platform/messages.ts';
import { useNavigate } from '../../platform/navigation.tsx';
import { ActionLink } from '../../screens/links.tsx';
import { ListScreen } from '../../screens/list/ListScreen.tsx';
import { useList } from '../../screens/list/use-list.ts';
import { taxonomyMessages } from './taxonomy.messages.ts';
import { typeColumns } from './type-columns.tsx';
import { useRemoveWord } from './use-remove-word.tsx';

const hrefOf = (id: number) => `/admin/product-types/${id}`;

/** The kinds of product that organisations choose from. */
export function ProductTypeList() {
  const t = useMessages(taxonomyMessages);
  const list = useList(listProductTypes, {});
  const navigate = useNavigate();
  const [remove, dialog] = useRemoveWord(removeProductType, [listProductTypes, listAllProductTypes]);
  const create = (
    <ActionLink to="/admin/product-types/create" needs={createProductType}>
      {t.productTypes.create}
    </ActionLink>
  );
  return (
    <>
      <ListScreen
        list={list}
        title={t.productTypes.title}
        search={t.productTypes.search}
        actions={create}
        record={(type) => ({ name: type.name, href: hrefOf(type.id) })}
        columns={typeColumns<(typeof list.rows)[number]>({ uses: t.productTypes.uses, everywhere: t.everywhere })}
        menu={({ id, name, uses_count }) => [
          { label: t.edit, onClick: () => navigate(hrefOf(id)) },
          {
            label: t.remove,
            isDanger: true,
            onClick: () =>
              void remove({
                name,
                input: { params: { productTypeId: id } },
                usedBy: uses_count > 0 ? [t.count.products(uses_count)] : [],
              }),
          },
        ]}
        empty={{ ...t.productTypes.empty, action: create }}
      />
      {dialog}
    </>
  );
}
