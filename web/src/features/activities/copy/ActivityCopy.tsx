import { type Activity, listActivities, listAllActivities } from '@move/contract/activities/activities.ts';
import { duplicateActivity, getDuplicateParts } from '@move/contract/duplicates/duplicates.ts';
import { useMessages } from '../../../platform/texts/messages.ts';
import { useNavigate } from '../../../platform/navigation/navigation.tsx';
import { useRead } from '../../../platform/api/reads.ts';
import { EditDrawer } from '../../../screens/edit/EditDrawer.tsx';
import { useCreateForm } from '../../../screens/edit/use-create-form.ts';
import { activityOfferMessages } from '../activity-offer.messages.ts';
import { activityPath } from '../edit/activity-tabs.ts';
import * as look from '../../../ui/look/look.module.css';
import * as fieldStyles from '../../../ui/inputs/field.module.css';
import * as formSectionStyles from '../../../ui/page/FormSection.module.css';

type ActivityCopyProps = {
  activity: Pick<Activity, 'id' | 'name'>;
  organizationId: number;
  onClose: () => void;
};

/** Asks for a name and the parts to copy, with their counts, and opens the copy. */
export function ActivityCopy({ activity, organizationId, onClose }: ActivityCopyProps) {
  const t = useMessages(activityOfferMessages).copy;
  const navigate = useNavigate();
  const params = { organizationId, activityId: activity.id };
  const parts = useRead(getDuplicateParts, { params }).data?.parts;
  const usual = { questions: true, labels: true, settings: true, contacts: true, location: true };
  const form = useCreateForm({
    save: duplicateActivity,
    params,
    draft: 'activity-copy',
    initial: { name: t.name(activity.name), with: { ...usual, future_sessions: false, bundles: false } },
    invalidates: [listActivities, listAllActivities],
    onCreated: ({ id }) => {
      onClose();
      navigate(activityPath({ organizationId, activityId: id }));
    },
  });
  const { TextField, CheckboxField } = form.fields;
  const counted = (count: number | undefined, words: (count: number) => string) =>
    count === undefined ? undefined : count === 0 ? t.none : words(count);
  const bundles = counted(parts?.bundles, (count) => t.bundles(count, parts?.bundle_sessions ?? 0));
  return (
    <EditDrawer form={form} title={t.title} saveLabel={t.title} onClose={onClose}>
      <p className={`${formSectionStyles.span6} ${look.muted}`}>{t.text}</p>
      <TextField name="name" />
      <fieldset className={`${formSectionStyles.span6} ${fieldStyles.group} ${fieldStyles.lines}`}>
        <legend className={fieldStyles.groupLabel}>{t.also}</legend>
        <CheckboxField name="with.questions" description={counted(parts?.questions, t.questions)} />
        <CheckboxField name="with.labels" description={counted(parts?.labels, t.labels)} />
        <CheckboxField name="with.settings" description={t.settings} />
        <CheckboxField name="with.contacts" description={counted(parts?.contacts, t.contacts)} />
        <CheckboxField name="with.location" description={parts && (parts.location ?? t.none)} />
        <CheckboxField name="with.future_sessions" description={counted(parts?.future_sessions, t.sessions)} />
        <CheckboxField name="with.bundles" description={bundles} />
      </fieldset>
    </EditDrawer>
  );
}
