import {
  getApplicationLocation,
  getLocation,
  type Location,
  listApplicationLocations,
  listLocations,
  updateApplicationLocation,
  updateLocation,
} from '@move/contract/locations/locations.ts';
import { useMessages } from '../../platform/messages.ts';
import { useSearch } from '../../platform/navigation.tsx';
import { useRead } from '../../platform/reads.ts';
import { EditScreen } from '../../screens/edit/EditScreen.tsx';
import { useEditForm } from '../../screens/edit/use-edit-form.ts';
import { useRecordPlace } from '../../screens/list/record-place.ts';
import { FormSkeleton } from '../../ui/page/Skeletons.tsx';
import { addressOf } from './location-columns.tsx';
import { LocationFields } from './LocationFields.tsx';
import { LocationHours } from './LocationHours.tsx';
import { locationMessages } from './locations.messages.ts';

/** A location as its organisation edits it. */
export function LocationEdit({ organizationId, locationId }: { organizationId: number; locationId: number }) {
  const place = useRecordPlace({
    list: listLocations,
    id: locationId,
    hrefOf: (id) => `/organizations/${organizationId}/locations/${id}/update`,
  });
  const form = useEditForm({
    load: getLocation,
    save: updateLocation,
    params: { organizationId, locationId },
    invalidates: [listLocations],
  });
  const header = useLocationHeader(locationId);
  if (header.isHours)
    return <LocationHours locationId={locationId} name={form.record?.name ?? null} tabs={header.tabs} />;
  return (
    <EditScreen form={form} title={(location) => location.name} place={place} {...header.parts}>
      <LocationFields fields={form.fields} organizationId={organizationId} />
    </EditScreen>
  );
}

/** A location as its platform edits it. */
export function ApplicationLocationEdit({ locationId }: { locationId: number }) {
  const place = useRecordPlace({
    list: listApplicationLocations,
    id: locationId,
    hrefOf: (id) => `/application/locations/${id}/update`,
  });
  const owner = useRead(getApplicationLocation, { params: { locationId } }, { showsErrors: true }).data?.location.owner
    .id;
  const form = useEditForm({
    load: getApplicationLocation,
    save: updateApplicationLocation,
    params: { locationId },
    invalidates: [listApplicationLocations],
  });
  const header = useLocationHeader(locationId);
  if (header.isHours)
    return <LocationHours locationId={locationId} name={form.record?.name ?? null} tabs={header.tabs} />;
  return (
    <EditScreen form={form} title={(location) => location.name} place={place} {...header.parts}>
      {owner === undefined ? <FormSkeleton /> : <LocationFields fields={form.fields} organizationId={owner} />}
    </EditScreen>
  );
}

/** Tabs, status and meta line, the same at both levels. */
function useLocationHeader(locationId: number) {
  const t = useMessages(locationMessages);
  const { tab } = useSearch();
  const tabs = [
    { href: '?', label: t.tabs.general },
    { href: '?tab=hours', label: t.tabs.hours },
  ];
  const meta = (location: Location) => {
    const others = location.organizations.filter(({ id }) => id !== location.owner.id).map(({ name }) => name);
    return [
      addressOf(location),
      t.ownedBy(location.owner.name),
      ...(others.length > 0 ? [t.sharedWith(others.join(', '))] : []),
    ];
  };
  return { isHours: tab === 'hours', tabs, parts: { tabs, meta }, locationId };
}
