import { createActivity, listActivities, listAllActivities } from '@move/contract/activities/activities.ts';
import { useSportWord } from '../../../platform/state/settings.ts';
import { useMessages } from '../../../platform/texts/messages.ts';
import { useNavigate } from '../../../platform/navigation/navigation.tsx';
import { EditScreen } from '../../../screens/edit/EditScreen.tsx';
import { useCreateForm } from '../../../screens/edit/use-create-form.ts';
import { FormSection } from '../../../ui/page/FormSection.tsx';
import { activityMessages } from '../activities.messages.ts';
import { activityFormMessages } from './activity-form.messages.ts';
import { useSportOptions } from '../offer/use-sport-options.ts';

/** Asks for a name and a sport; the rest is filled in on the activity's own page. */
export function ActivityCreate({ organizationId }: { organizationId: number }) {
  const t = useMessages(activityMessages);
  const { sections, hints } = useMessages(activityFormMessages);
  const navigate = useNavigate();
  const form = useCreateForm({
    save: createActivity,
    params: { organizationId },
    draft: 'activities',
    initial: {},
    invalidates: [listActivities, listAllActivities],
    onCreated: (activity) => navigate(`/organizations/${organizationId}/activities/${activity.id}`, { replace: true }),
  });
  const { TextField, SelectField } = form.fields;
  const sports = useSportOptions();
  const sport = useSportWord(t.columns.sport);
  return (
    <EditScreen form={form} title={t.create}>
      <FormSection title={sections.name.title} description={sections.name.text}>
        <TextField name="name" description={hints.name} />
        <SelectField name="sport_id" label={sport} columns={3} options={sports} />
      </FormSection>
    </EditScreen>
  );
}
