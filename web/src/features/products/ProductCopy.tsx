import { duplicateProduct, listAllProducts, listProducts } from '@move/contract/products/products.ts';
import { useMessages } from '../../platform/texts/messages.ts';
import { useNavigate } from '../../platform/navigation/navigation.tsx';
import { EditDrawer } from '../../screens/edit/EditDrawer.tsx';
import { useCreateForm } from '../../screens/edit/use-create-form.ts';
import { productMessages } from './products.messages.ts';
import { productPath } from './edit/product-path.ts';
import * as look from '../../ui/look/look.module.css';
import * as fieldStyles from '../../ui/inputs/field.module.css';
import * as formSectionStyles from '../../ui/page/FormSection.module.css';

type ProductCopyProps = { product: { id: number; name: string }; organizationId: number; onClose: () => void };

/** Asks for a name and the parts to copy, and opens the copy. */
export function ProductCopy({ product, organizationId, onClose }: ProductCopyProps) {
  const t = useMessages(productMessages).copy;
  const navigate = useNavigate();
  const { id: productId } = product;
  const form = useCreateForm({
    save: duplicateProduct,
    params: { organizationId, productId },
    draft: 'product-copy',
    initial: { name: t.name(product.name), with: { questions: true, labels: true, contacts: true, location: true } },
    invalidates: [listProducts, listAllProducts],
    onCreated: ({ id }) => {
      onClose();
      navigate(productPath({ organizationId, productId: id }));
    },
  });
  const { TextField, CheckboxField } = form.fields;
  return (
    <EditDrawer form={form} title={t.title} saveLabel={t.title} onClose={onClose}>
      <p className={`${formSectionStyles.span6} ${look.muted}`}>{t.text}</p>
      <TextField name="name" />
      <fieldset className={`${formSectionStyles.span6} ${fieldStyles.group} ${fieldStyles.lines}`}>
        <legend className={fieldStyles.groupLabel}>{t.also}</legend>
        <CheckboxField name="with.questions" />
        <CheckboxField name="with.labels" />
        <CheckboxField name="with.contacts" />
        <CheckboxField name="with.location" />
      </fieldset>
    </EditDrawer>
  );
}
