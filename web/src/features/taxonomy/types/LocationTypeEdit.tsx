import {
  createLocationType,
  getLocationType,
  listLocationTypes,
  removeLocationType,
  updateLocationType,
} from '@move/contract/taxonomy/location-types.ts';
import { listAllLocationTypes } from '@move/contract/taxonomy/taxonomy.ts';
import { useMessages } from '../../../platform/texts/messages.ts';
import { useNavigate } from '../../../platform/navigation/navigation.tsx';
import { EditScreen } from '../../../screens/edit/EditScreen.tsx';
import { useCreateForm } from '../../../screens/edit/use-create-form.ts';
import { useEditForm } from '../../../screens/edit/use-edit-form.ts';
import { useRecordPosition } from '../../../screens/list/use-record-position.ts';
import { PictogramInput } from '../pictograms/PictogramInput.tsx';
import { taxonomyMessages } from '../taxonomy.messages.ts';
import { TypeFields, TypeScreen } from './TypeScreen.tsx';
import { useRemoveWord } from '../use-remove-word.tsx';

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
      <TypeFields fields={form.fields} section={t.section}>
        <form.fields.Field name="icon" input={PictogramInput} />
      </TypeFields>
    </EditScreen>
  );
}

export function LocationTypeEdit({ locationTypeId }: { locationTypeId: number }) {
  const { locationTypes: t, count } = useMessages(taxonomyMessages);
  const navigate = useNavigate();
  const params = { locationTypeId };
  const form = useEditForm({ load: getLocationType, save: updateLocationType, params, invalidates: READS });
  const position = useRecordPosition({ list: listLocationTypes, id: locationTypeId, hrefOf: (id) => `${LIST}/${id}` });
  const [remove, dialog] = useRemoveWord(removeLocationType, READS);
  const leave = async (name: string, uses: number) => {
    const usedBy = uses > 0 ? [count.locations(uses)] : [];
    if (await remove({ name, input: { params }, usedBy })) navigate(LIST);
  };
  return (
    <>
      <TypeScreen
        form={form}
        usesOf={count.locations}
        position={position}
        onRemove={({ name, uses_count }) => void leave(name, uses_count)}
      >
        <TypeFields fields={form.fields} section={t.section}>
          <form.fields.Field name="icon" input={PictogramInput} />
        </TypeFields>
      </TypeScreen>
      {dialog}
    </>
  );
}
