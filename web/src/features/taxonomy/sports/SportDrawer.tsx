import { createSport, getSport, listSports, updateSport } from '@move/contract/taxonomy/sports.ts';
import { listAllSports } from '@move/contract/taxonomy/taxonomy.ts';
import { useMessages } from '../../../platform/texts/messages.ts';
import { EditDrawer } from '../../../screens/edit/EditDrawer.tsx';
import type { FieldComponents } from '../../../screens/edit/fields/field-types.ts';
import type { BodyValues } from '../../../screens/edit/form/record-types.ts';
import { useCreateForm } from '../../../screens/edit/use-create-form.ts';
import { useEditForm } from '../../../screens/edit/use-edit-form.ts';
import { PictogramInput } from '../pictograms/PictogramInput.tsx';
import { taxonomyMessages } from '../taxonomy.messages.ts';

const READS = [listSports, listAllSports];

type DrawerProps = { onClose: () => void };

export function SportCreate({ onClose }: DrawerProps) {
  const t = useMessages(taxonomyMessages).sports;
  const form = useCreateForm({
    save: createSport,
    draft: 'sports',
    initial: { icon: null, highlighted: false },
    invalidates: READS,
    onCreated: onClose,
  });
  return (
    <EditDrawer form={form} title={t.create} onClose={onClose}>
      <SportFields fields={form.fields} />
    </EditDrawer>
  );
}

export function SportEdit({ sportId, onClose }: DrawerProps & { sportId: number }) {
  const form = useEditForm({ load: getSport, save: updateSport, params: { sportId }, invalidates: READS });
  return (
    <EditDrawer form={form} title={({ name }) => name} onClose={onClose}>
      <SportFields fields={form.fields} />
    </EditDrawer>
  );
}

function SportFields({ fields }: { fields: FieldComponents<BodyValues<typeof createSport>> }) {
  const { hints } = useMessages(taxonomyMessages).sports;
  const { TextField, SwitchField, Field } = fields;
  return (
    <>
      <TextField name="name" required />
      <SwitchField name="highlighted" description={hints.highlighted} />
      <Field name="icon" input={PictogramInput} description={hints.icon} />
    </>
  );
}
