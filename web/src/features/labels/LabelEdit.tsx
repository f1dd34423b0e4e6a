import { createLabel, getLabel, listLabels, updateLabel } from '@move/contract/labels/labels.ts';
import { imageSource } from '../../platform/api/image-source.ts';
import { useMessages } from '../../platform/texts/messages.ts';
import { useApplicationId } from '../../platform/state/context.ts';
import { useNavigate } from '../../platform/navigation/navigation.tsx';
import { EditScreen } from '../../screens/edit/EditScreen.tsx';
import type { FieldComponents } from '../../screens/edit/fields/field-types.ts';
import type { BodyValues } from '../../screens/edit/form/record-types.ts';
import { useCreateForm } from '../../screens/edit/use-create-form.ts';
import { useEditForm } from '../../screens/edit/use-edit-form.ts';
import { useRecordPosition } from '../../screens/list/use-record-position.ts';
import { FormSection } from '../../ui/page/FormSection.tsx';
import { usePlatformOptions } from '../taxonomy/public.tsx';
import { labelMessages } from './labels.messages.ts';
import { useLabelTabs } from './use-label-tabs.ts';
import { labelReads, useRemoveLabel } from './use-remove-label.ts';

const LIST = '/admin/labels';

export function LabelCreate() {
  const t = useMessages(labelMessages);
  const navigate = useNavigate();
  const here = useApplicationId();
  const form = useCreateForm({
    save: createLabel,
    draft: 'labels',
    initial: { application_ids: here === null ? [] : [here] },
    invalidates: labelReads,
    onCreated: ({ id }) => navigate(`${LIST}/${id}/activity-filters`),
  });
  return (
    <EditScreen form={form} title={t.create}>
      <LabelFields fields={form.fields} />
    </EditScreen>
  );
}

/** A label's name and platforms; its filters are on tabs of their own. */
export function LabelEdit({ labelId }: { labelId: number }) {
  const t = useMessages(labelMessages);
  const navigate = useNavigate();
  const form = useEditForm({ load: getLabel, save: updateLabel, params: { labelId }, invalidates: labelReads });
  const position = useRecordPosition({ list: listLabels, id: labelId, hrefOf: (id) => `${LIST}/${id}` });
  const tabs = useLabelTabs(labelId);
  const [remove, confirmDialog] = useRemoveLabel();
  const { record } = form;
  const leave = async () => {
    if (record !== null && (await remove(record))) navigate(LIST);
  };
  return (
    <>
      <EditScreen
        form={form}
        title={({ name }) => name}
        image={({ icon }) => imageSource(icon, 'small')}
        meta={({ uses_count }) => [t.given(uses_count)]}
        tabs={tabs}
        position={position}
        menu={[{ label: t.remove, isDanger: true, onClick: () => void leave() }]}
      >
        <LabelFields fields={form.fields} />
      </EditScreen>
      {confirmDialog}
    </>
  );
}

type Fields = FieldComponents<BodyValues<typeof createLabel>> | FieldComponents<BodyValues<typeof updateLabel>>;

function LabelFields({ fields }: { fields: Fields }) {
  const t = useMessages(labelMessages);
  const platforms = usePlatformOptions();
  const { TextField, ImageField, MultiSelectField } = fields;
  return (
    <FormSection title={t.section.title} description={t.section.text}>
      <TextField name="name" />
      <ImageField name="icon" use="icon" required />
      <MultiSelectField name="application_ids" options={platforms} description={t.hints.platforms} required />
    </FormSection>
  );
}
