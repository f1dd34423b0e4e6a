import { listActivities, listApplicationActivities } from '@move/contract/activities/activities.ts';
import { listAllLabels } from '@move/contract/labels/labels.ts';
import type { Notification } from '@move/contract/notifications/notification.ts';
import type { createNotification } from '@move/contract/notifications/notifications.ts';
import { listProfileZipcodes } from '@move/contract/notifications/notifications.ts';
import { listApplicationSessions } from '@move/contract/sessions/sessions.ts';
import { listAllSports } from '@move/contract/taxonomy/taxonomy.ts';
import { NOTIFICATION_LIMITS } from '@move/domain/notifications/notification.ts';
import { useEffect, useRef } from 'react';
import { api } from '../../../platform/api/api.ts';
import { useApplicationId } from '../../../platform/state/context.ts';
import { useFormats } from '../../../platform/texts/formats.ts';
import { useMessages } from '../../../platform/texts/messages.ts';
import { LOOKUP_OPTIONS, useRead } from '../../../platform/api/reads.ts';
import { platformToday } from '../../../platform/texts/platform-clock.ts';
import type { FieldComponents } from '../../../screens/edit/fields/field-types.ts';
import type { FormCore } from '../../../screens/edit/form/form-core.ts';
import { valueAt } from '../../../screens/edit/form/field-paths.ts';
import { useForm } from '../../../screens/edit/form/use-field.ts';
import type { BodyValues } from '../../../screens/edit/form/record-types.ts';
import { notificationMessages } from '../notifications.messages.ts';
import { useNotificationValues } from './use-notification-values.ts';

type AudienceFieldsProps = {
  fields: FieldComponents<BodyValues<typeof createNotification>>;
  core: FormCore;
  /** The stored activity and session of the audience, for their names. */
  activityName?: string | null | undefined;
  session?: Notification['session'] | undefined;
};

type SessionMoment = { start_date: string; start_time: string; end_time: string };

const FOUND_MAX = 20;

/** The filters of the audience. */
export function AudienceFields({ fields, core, activityName, session = null }: AudienceFieldsProps) {
  const t = useMessages(notificationMessages);
  const formats = useFormats();
  const { organizationId, audience } = useNotificationValues(core);
  const areas = useAreas(organizationId);
  const sports = useRead(listAllSports, {}, LOOKUP_OPTIONS).data?.sports ?? [];
  const labels = useRead(listAllLabels, {}, LOOKUP_OPTIONS).data?.labels ?? [];
  const named = (rows: readonly { id: number; name: string }[]) =>
    rows.map(({ id, name }) => ({ value: id, label: name }));
  const { MultiSelectField, NumberField, PickerField } = fields;
  const { isReadOnly } = useForm();
  const activityId = audience.activity_id ?? null;
  useSessionOfActivity(core, activityId);
  const sessionHint = activityId === null ? t.hints.session : t.hints.findSession;
  const sessionLabel = ({ start_date, start_time, end_time }: SessionMoment) =>
    `${formats.date(start_date)} ${formats.timeRange(start_time, end_time)}`;
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
        description={isReadOnly ? undefined : sessionHint}
        disabled={activityId === null}
        valueLabel={session === null ? null : sessionLabel(session)}
        search={async (search, options) =>
          (await findSessions({ search, activityId: activityId ?? 0 }, options)).map((found) => ({
            value: found.id,
            label: sessionLabel(found),
          }))
        }
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
      <NumberField
        name="audience.max_age"
        columns={3}
        min={0}
        max={NOTIFICATION_LIMITS.age}
        unit={t.years}
        description={t.hints.age}
      />
    </>
  );
}

/** Clears the session when another activity is chosen. */
function useSessionOfActivity(core: FormCore, activityId: number | null): void {
  const former = useRef(activityId);
  useEffect(() => {
    const hadAnother = former.current !== null && former.current !== activityId;
    former.current = activityId;
    const { base } = core.store.get();
    // true when the user discards the changes, which restores activity and session
    const isBack = valueAt(base, 'audience.activity_id') === activityId;
    if (hadAnother && !isBack) core.set('audience.session_id', null);
  }, [core, activityId]);
}

/** Postcode areas with their numbers of app users. */
function useAreas(organizationId: number | null) {
  const applicationId = useApplicationId();
  const query =
    organizationId === null
      ? { ...(applicationId !== null && { application_id: applicationId }) }
      : { organization_id: organizationId };
  return useRead(listProfileZipcodes, { query }, { staleTime: 60_000 }).data?.zipcodes ?? [];
}

type ActivitySearch = { search: string; organizationId: number | null };

async function findActivities({ search, organizationId }: ActivitySearch, options: Parameters<typeof api>[2]) {
  const query = { search, itemsPerPage: FOUND_MAX };
  const { activities } =
    organizationId === null
      ? await api(listApplicationActivities, { query }, options)
      : await api(listActivities, { params: { organizationId }, query }, options);
  return activities.map(({ id, name }) => ({ value: id, label: name }));
}

const DAYS_BACK = 28;

/** Finds sessions by text. Without a text, finds those of the last four weeks and later; when there are none, the most recent ones. */
async function findSessions(
  { search, activityId }: { search: string; activityId: number },
  options: Parameters<typeof api>[2],
) {
  const list = async (query: { search?: string; dateFrom?: string; order?: 'desc' }) =>
    (await api(listApplicationSessions, { query: { activityId, itemsPerPage: FOUND_MAX, ...query } }, options))
      .sessions;
  if (search !== '') return list({ search });
  const dateFrom = platformToday().subtract({ days: DAYS_BACK }).toString();
  const recent = await list({ dateFrom });
  return recent.length > 0 ? recent : list({ order: 'desc' });
}
