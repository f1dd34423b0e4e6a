import { createProduct, listAllProducts, listProducts } from '@move/contract/products/products.ts';
import { listAllProductTypes } from '@move/contract/taxonomy/taxonomy.ts';
import { useMessages } from '../../../platform/texts/messages.ts';
import { useNavigate } from '../../../platform/navigation/navigation.tsx';
import { LOOKUP_OPTIONS, useRead } from '../../../platform/api/reads.ts';
import { EditDrawer } from '../../../screens/edit/EditDrawer.tsx';
import { useCreateForm } from '../../../screens/edit/use-create-form.ts';
import { productMessages } from '../products.messages.ts';
import { productFormMessages } from './product-form.messages.ts';
import { productPath } from './product-path.ts';

type ProductCreateProps = { organizationId: number; onClose: () => void };

/** Asks for a name and, optionally, a type; the rest is filled in on the product's own page. */
export function ProductCreate({ organizationId, onClose }: ProductCreateProps) {
  const t = useMessages(productMessages);
  const { hints } = useMessages(productFormMessages);
  const navigate = useNavigate();
  const types = useRead(listAllProductTypes, {}, LOOKUP_OPTIONS).data?.product_types ?? [];
  const form = useCreateForm({
    save: createProduct,
    params: { organizationId },
    draft: 'products',
    initial: {},
    invalidates: [listProducts, listAllProducts],
    onCreated: ({ id }) => navigate(productPath({ organizationId, productId: id }), { replace: true }),
  });
  const { TextField, SelectField } = form.fields;
  return (
    <EditDrawer form={form} title={t.create} onClose={onClose}>
      <TextField name="name" description={hints.name} />
      <SelectField name="product_type_id" options={types.map(({ id, name }) => ({ value: id, label: name }))} />
    </EditDrawer>
  );
}
