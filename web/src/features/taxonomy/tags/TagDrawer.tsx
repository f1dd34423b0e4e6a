import { createTag, getTag, listTags, updateTag } from '@move/contract/taxonomy/tags.ts';
import { listAllTags } from '@move/contract/taxonomy/taxonomy.ts';
import { useMessages } from '../../../platform/texts/messages.ts';
import { EditDrawer } from '../../../screens/edit/EditDrawer.tsx';
import type { FieldComponents } from '../../../screens/edit/fields/field-types.ts';
import type { BodyValues } from '../../../screens/edit/form/record-types.ts';
import { useCreateForm } from '../../../screens/edit/use-create-form.ts';
import { useEditForm } from '../../../screens/edit/use-edit-form.ts';
import { taxonomyMessages } from '../taxonomy.messages.ts';

const READS = [listTags, listAllTags];

type DrawerProps = { onClose: () => void };

export function TagCreate({ onClose }: DrawerProps) {
  const t = useMessages(taxonomyMessages).tags;
  const form = useCreateForm({ save: createTag, draft: 'tags', initial: {}, invalidates: READS, onCreated: onClose });
  return (
    <EditDrawer form={form} title={t.create} onClose={onClose}>
      <TagFields fields={form.fields} />
    </EditDrawer>
  );
}

export function TagEdit({ tagId, onClose }: DrawerProps & { tagId: number }) {
  const form = useEditForm({ load: getTag, save: updateTag, params: { tagId }, invalidates: READS });
  return (
    <EditDrawer form={form} title={({ name }) => name} onClose={onClose}>
      <TagFields fields={form.fields} />
    </EditDrawer>
  );
}

function TagFields({ fields }: { fields: FieldComponents<BodyValues<typeof createTag>> }) {
  const { TextField, ImageField } = fields;
  return (
    <>
      <TextField name="name" />
      <ImageField name="image" use="picture" />
    </>
  );
}
