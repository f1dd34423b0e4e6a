import type { createProductType } from '@move/contract/taxonomy/product-types.ts';
import type { ReactNode } from 'react';
import { useMessages } from '../../../platform/texts/messages.ts';
import { EditScreen } from '../../../screens/edit/EditScreen.tsx';
import type { FieldComponents } from '../../../screens/edit/fields/field-types.ts';
import type { BodyValues } from '../../../screens/edit/form/record-types.ts';
import type { Form } from '../../../screens/edit/use-edit-form.ts';
import type { RecordPosition } from '../../../ui/page/PageHeader.tsx';
import { FormSection } from '../../../ui/page/FormSection.tsx';
import { taxonomyMessages } from '../taxonomy.messages.ts';
import { usePlatformOptions } from '../use-platform-options.ts';

type TypeScreenProps<V, R> = {
  form: Form<V, R>;
  /** Returns e.g. “12 locaties”. */
  usesOf: (count: number) => string;
  position: RecordPosition | undefined;
  onRemove: (record: R) => void;
  children: ReactNode;
};

/** The screen of an existing location type or product type. */
export function TypeScreen<V, R extends { name: string; uses_count: number }>(props: TypeScreenProps<V, R>) {
  const t = useMessages(taxonomyMessages);
  const { form, usesOf, position, onRemove } = props;
  const remove = () => form.record !== null && onRemove(form.record);
  return (
    <EditScreen
      form={form}
      title={({ name }) => name}
      meta={({ uses_count }) => [uses_count > 0 ? usesOf(uses_count) : t.unused]}
      position={position}
      menu={[{ label: t.remove, isDanger: true, onClick: remove }]}
    >
      {props.children}
    </EditScreen>
  );
}

type TypeFieldsProps = {
  fields: FieldComponents<Pick<BodyValues<typeof createProductType>, 'name' | 'application_ids'>>;
  section: { title: string; text: string };
  /** More fields of a type, below its name. */
  children?: ReactNode;
};

/** The name of a type, and the platforms that offer it. */
export function TypeFields({ fields, section, children }: TypeFieldsProps) {
  const t = useMessages(taxonomyMessages).platforms;
  const options = usePlatformOptions();
  const { TextField, MultiSelectField } = fields;
  return (
    <>
      <FormSection title={section.title} description={section.text}>
        <TextField name="name" required />
        {children}
      </FormSection>
      <FormSection title={t.title} description={t.text}>
        <MultiSelectField name="application_ids" options={options} description={t.hint} />
      </FormSection>
    </>
  );
}
