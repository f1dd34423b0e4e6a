import {
  createProductType,
  getProductType,
  listProductTypes,
  removeProductType,
  updateProductType,
} from '@move/contract/taxonomy/product-types.ts';
import { listAllProductTypes } from '@move/contract/taxonomy/taxonomy.ts';
import { useMessages } from '../../platform/messages.ts';
import { useNavigate } from '../../platform/navigation.tsx';
import { EditScreen } from '../../screens/edit/EditScreen.tsx';
import type { FieldComponents } from '../../screens/edit/field-types.ts';
import type { BodyValues } from '../../screens/edit/record-types.ts';
import { useCreateForm } from '../../screens/edit/use-create-form.ts';
import { useEditForm } from '../../screens/edit/use-edit-form.ts';
import { useRecordPlace } from '../../screens/list/record-place.ts';
import { FormSection } from '../../ui/page/FormSection.tsx';
import { taxonomyMessages } from './taxonomy.messages.ts';
import { usePlatformOptions } from './use-platform-options.ts';
import { useRemoveWord } from './use-remove-word.tsx';

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
      <ProductTypeFields fields={form.fields} />
    </EditScreen>
  );
}

export function ProductTypeEdit({ productTypeId }: { productTypeId: number }) {
  const t = useMessages(taxonomyMessages);
  const navigate = useNavigate();
  const params = { productTypeId };
  const form = useEditForm({ load: getProductType, save: updateProductType, params, invalidates: READS });
  const place = useRecordPlace({ list: listProductTypes, id: productTypeId, hrefOf: (id) => `${LIST}/${id}` });
  const [remove, dialog] = useRemoveWord(removeProductType, READS);
  const { record } = form;
  const count = record?.uses_count ?? 0;
  const leave = async () => {
    const usedBy = count > 0 ? [t.count.products(count)] : [];
    if (await remove({ name: record?.name ?? '', input: { params }, usedBy })) navigate(LIST);
  };
  return (
    <>
      <EditScreen
        form={form}
        title={({ name }) => name}
        meta={() => [count > 0 ? t.count.products(count) : t.unused]}
        place={place}
        menu={[{ label: t.remove, isDanger: true, onClick: () => void leave() }]}
      >
        <ProductTypeFields fields={form.fields} />
      </EditScreen>
      {dialog}
    </>
  );
}

function ProductTypeFields({ fields }: { fields: FieldComponents<BodyValues<typeof createProductType>> }) {
  const t = useMessages(taxonomyMessages);
  const options = usePlatformOptions();
  const { TextField, MultiSelectField } = fields;
  return (
    <>
      <FormSection title={t.productTypes.section.title} description={t.productTypes.section.text}>
        <TextField name="name" required />
      </FormSection>
      <FormSection title={t.platforms.title} description={t.platforms.text}>
        <MultiSelectField name="application_ids" options={options} description={t.platforms.hint} />
      </FormSection>
    </>
  );
}
