import {
  createLocationType,
  getLocationType,
  listLocationTypes,
  removeLocationType,
  updateLocationType,
} from '@move/contract/taxonomy/location-types.ts';
import { listAllLocationTypes } from '@move/contract/taxonomy/taxonomy.ts';
import { useMessages } from '../../platform/messages.ts';
import { useNavigate } from '../../platform/navigation.tsx';
import { EditScreen } from '../../screens/edit/EditScreen.tsx';
import type { FieldComponents } from '../../screens/edit/field-types.ts';
import type { BodyValues } from '../../screens/edit/record-types.ts';
import { useCreateForm } from '../../screens/edit/use-create-form.ts';
import { useEditForm } from '../../screens/edit/use-edit-form.ts';
import { useRecordPlace } from '../../screens/list/record-place.ts';
import { FormSection } from '../../ui/page/FormSection.tsx';
import { PictogramInput } from './PictogramInput.tsx';
import { taxonomyMessages } from './taxonomy.messages.ts';
import { usePlatformOptions } from './use-platform-options.ts';
import { useRemoveWord } from './use-remove-word.tsx';

const LIST = '/admin/location-types';
const READS = [listLocationTypes, listAllLocationTypes];

export function LocationTypeCreate() {
  const t = useMessages(taxonomyMessages).locationTypes;
  const navigate = useNavigate();
  const form = useCreateForm({
    save: createLocationType,
    draft: 'location-types',
    initial: { icon: null, application_ids: [] },
    invalidates: READS,
    onCreated: () => navigate(LIST),
  });
  return (
    <EditScreen form={form} title={t.create}>
      <LocationTypeFields fields={form.fields} />
    </EditScreen>
  );
}

export function LocationTypeEdit({ locationTypeId }: { locationTypeId: number }) {
  const t = useMessages(taxonomyMessages);
  const navigate = useNavigate();
  const params = { locationTypeId };
  const form = useEditForm({ load: getLocationType, save: updateLocationType, params, invalidates: READS });
  const place = useRecordPlace({ list: listLocationTypes, id: locationTypeId, hrefOf: (id) => `${LIST}/${id}` });
  const [remove, dialog] = useRemoveWord(removeLocationType, READS);
  const { record } = form;
  const count = record?.uses_count ?? 0;
  const leave = async () => {
    const usedBy = count > 0 ? [t.count.locations(count)] : [];
    if (await remove({ name: record?.name ?? '', input: { params }, usedBy })) navigate(LIST);
  };
  return (
    <>
      <EditScreen
        form={form}
        title={({ name }) => name}
        meta={() => [count > 0 ? t.count.locations(count) : t.unused]}
        place={place}
        menu={[{ label: t.remove, isDanger: true, onClick: () => void leave() }]}
      >
        <LocationTypeFields fields={form.fields} />
      </EditScreen>
      {dialog}
    </>
  );
}

function LocationTypeFields({ fields }: { fields: FieldComponents<BodyValues<typeof createLocationType>> }) {
  const t = useMessages(taxonomyMessages);
  const options = usePlatformOptions();
  const { TextField, Field, MultiSelectField } = fields;
  return (
    <>
      <FormSection title={t.locationTypes.section.title} description={t.locationTypes.section.text}>
        <TextField name="name" required />
        <Field name="icon" input={PictogramInput} />
      </FormSection>
      <FormSection title={t.platforms.title} description={t.platforms.text}>
        <MultiSelectField name="application_ids" options={options} description={t.platforms.hint} />
      </FormSection>
    </>
  );
}
