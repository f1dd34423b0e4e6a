import { listActivities, listApplicationActivities } from '@move/contract/activities/activities.ts';
import { listAllLabels } from '@move/contract/labels/labels.ts';
import type { createNotification } from '@move/contract/notifications/notifications.ts';
import { listProfileZipcodes } from '@move/contract/notifications/notifications.ts';
import { listApplicationSessions } from '@move/contract/sessions/sessions.ts';
import { listAllSports } from '@move/contract/taxonomy/taxonomy.ts';
import { NOTIFICATION_LIMITS } from '@move/domain/notifications/notification.ts';
import { api } from '../../platform/api.ts';
import { useApplicationId } from '../../platform/context.ts';
import { useFormats } from '../../platform/formats.ts';
import { useMessages } from '../../platform/messages.ts';
import { useRead } from '../../platform/reads.ts';
import type { FieldComponents } from '../../screens/edit/field-types.ts';
import type { FormCore } from '../../screens/edit/form-core.ts';
import type { BodyValues } from '../../screens/edit/record-types.ts';
import { notificationMessages } from './notifications.messages.ts';
import { useNotificationValues } from './use-notification-values.ts';

type AudienceFieldsProps = {
  fields: FieldComponents<BodyValues<typeof createNotification>>;
  core: FormCore;
  activityName?: string | null | undefined;
  sessionName?: string | null | undefined;
};

const LOOKUP = { staleTime: 600_000 };
const MOST_FOUND = 20;

/** What narrows whom it is for. */
export function AudienceFields({ fields, core, activityName, sessionName }: AudienceFieldsProps) {
  const t = useMessages(notificationMessages);
  const formats = useFormats();
  const { organizationId, audience } = useNotificationValues(core);
  const areas = useAreas(organizationId);
  const sports = useRead(listAllSports, {}, LOOKUP).data?.sports ?? [];
  const labels = useRead(listAllLabels, {}, LOOKUP).data?.labels ?? [];
  const named = (rows: readonly { id: number; name: string }[]) =>
    rows.map(({ id, name }) => ({ value: id, label: name }));
  const { MultiSelectField, NumberField, PickerField } = fields;
  const activityId = audience.activity_id ?? null;
  return (
    <>
      <MultiSelectField
        name="audience.zipcodes"
        options={areas.map(({ zipcode, profiles }) => ({
          value: zipcode,
          label: t.profiles(zipcode, formats.number(profiles)),
        }))}
        description={t.hints.areas}
      />
      <MultiSelectField name="audience.sport_ids" options={named(sports)} description={t.hints.sports} />
      <PickerField
        name="audience.activity_id"
        description={t.hints.activity}
        valueLabel={activityName}
        search={(search, options) => findActivities({ search, organizationId }, options)}
      />
      <PickerField
        key={activityId}
        name="audience.session_id"
        description={activityId === null ? t.hints.session : undefined}
        disabled={activityId === null}
        valueLabel={sessionName}
        search={async (search, options) => {
          const query = { search, activityId: activityId ?? 0, itemsPerPage: MOST_FOUND };
          const { sessions } = await api(listApplicationSessions, { query }, options);
          return sessions.map(({ id, start_date, start_time, end_time }) => ({
            value: id,
            label: `${formats.date(start_date)} ${formats.timeRange(start_time, end_time)}`,
          }));
        }}
      />
      <MultiSelectField name="audience.label_ids" options={named(labels)} description={t.hints.labels} />
      <NumberField
        name="audience.min_age"
        columns={3}
        min={0}
        max={NOTIFICATION_LIMITS.age}
        unit={t.years}
        description={t.hints.age}
      />
      <NumberField name="audience.max_age" columns={3} min={0} max={NOTIFICATION_LIMITS.age} unit={t.years} />
    </>
  );
}

/** Postcode areas with how many app users live there. */
function useAreas(organizationId: number | null) {
  const applicationId = useApplicationId();
  const query =
    organizationId === null
      ? { ...(applicationId !== null && { application_id: applicationId }) }
      : { organization_id: organizationId };
  return useRead(listProfileZipcodes, { query }, { staleTime: 60_000 }).data?.zipcodes ?? [];
}

type Wanted = { search: string; organizationId: number | null };

async function findActivities({ search, organizationId }: Wanted, options: Parameters<typeof api>[2]) {
  const query = { search, itemsPerPage: MOST_FOUND };
  const { activities } =
    organizationId === null
      ? await api(listApplicationActivities, { query }, options)
      : await api(listActivities, { params: { organizationId }, query }, options);
  return activities.map(({ id, name }) => ({ value: id, label: name }));
}
