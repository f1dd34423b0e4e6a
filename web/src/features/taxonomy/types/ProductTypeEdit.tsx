import {
  createProductType,
  getProductType,
  listProductTypes,
  removeProductType,
  updateProductType,
} from '@move/contract/taxonomy/product-types.ts';
import { listAllProductTypes } from '@move/contract/taxonomy/taxonomy.ts';
import { useMessages } from '../../../platform/texts/messages.ts';
import { useNavigate } from '../../../platform/navigation/navigation.tsx';
import { EditScreen } from '../../../screens/edit/EditScreen.tsx';
import { useCreateForm } from '../../../screens/edit/use-create-form.ts';
import { useEditForm } from '../../../screens/edit/use-edit-form.ts';
import { useRecordPosition } from '../../../screens/list/use-record-position.ts';
import { taxonomyMessages } from '../taxonomy.messages.ts';
import { TypeFields, TypeScreen } from './TypeScreen.tsx';
import { useRemoveWord } from '../use-remove-word.tsx';

const LIST = '/admin/product-types';
const READS = [listProductTypes, listAllProductTypes];

export function ProductTypeCreate() {
  const t = useMessages(taxonomyMessages).productTypes;
  const navigate = useNavigate();
  const form = useCreateForm({
    save: createProductType,
    draft: 'product-types',
    initial: { application_ids: [] },
    invalidates: READS,
    onCreated: () => navigate(LIST),
  });
  return (
    <EditScreen form={form} title={t.create}>
      <TypeFields fields={form.fields} section={t.section} />
    </EditScreen>
  );
}

export function ProductTypeEdit({ productTypeId }: { productTypeId: number }) {
  const { productTypes: t, count } = useMessages(taxonomyMessages);
  const navigate = useNavigate();
  const params = { productTypeId };
  const form = useEditForm({ load: getProductType, save: updateProductType, params, invalidates: READS });
  const position = useRecordPosition({ list: listProductTypes, id: productTypeId, hrefOf: (id) => `${LIST}/${id}` });
  const [remove, dialog] = useRemoveWord(removeProductType, READS);
  const leave = async (name: string, uses: number) => {
    const usedBy = uses > 0 ? [count.products(uses)] : [];
    if (await remove({ name, input: { params }, usedBy })) navigate(LIST);
  };
  return (
    <>
      <TypeScreen
        form={form}
        usesOf={count.products}
        position={position}
        onRemove={({ name, uses_count }) => void leave(name, uses_count)}
      >
        <TypeFields fields={form.fields} section={t.section} />
      </TypeScreen>
      {dialog}
    </>
  );
}
