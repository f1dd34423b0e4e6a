import { type Location, updateLocation } from '@move/contract/locations/locations.ts';
import { imageSource } from '../../../platform/api/image-source.ts';
import { useMessages } from '../../../platform/texts/messages.ts';
import { useSearch } from '../../../platform/navigation/navigation.tsx';
import { EditScreen } from '../../../screens/edit/EditScreen.tsx';
import type { BodyValues } from '../../../screens/edit/form/record-types.ts';
import type { Form } from '../../../screens/edit/use-edit-form.ts';
import { Status } from '../../../ui/marks/Status.tsx';
import type { MenuItem } from '../../../ui/overlays/menus/ActionMenu.tsx';
import type { RecordPosition } from '../../../ui/page/PageHeader.tsx';
import { FormSkeleton } from '../../../ui/page/Skeletons.tsx';
import { addressOf, visibilityOf } from '../list/location-columns.tsx';
import { LocationFields } from './LocationFields.tsx';
import { LocationHours } from '../hours/LocationHours.tsx';
import { LocationUsers } from './LocationUsers.tsx';
import { locationMessages } from '../locations.messages.ts';
import { locationFormMessages } from './location-form.messages.ts';
import { updateOpeningHours } from '@move/contract/locations/opening-hours.ts';
import { fieldsOfBody } from '../../../screens/edit/edit-tabs.ts';

type LocationPageProps = {
  form: Form<BodyValues<typeof updateLocation>, Location>;
  locationId: number;
  /** The organisation in the URL; absent when an administrator of the platform edits the location. */
  organizationId?: number;
  position: RecordPosition | undefined;
  menu?: readonly MenuItem[];
};

/** The page of a location, for its organisation and its platform. It has a general tab, and one for opening hours. */
export function LocationPage({ form, locationId, organizationId, position, menu = [] }: LocationPageProps) {
  const { managedBy } = useMessages(locationMessages);
  const t = useMessages(locationFormMessages);
  const { tab } = useSearch();
  const { record } = form;
  const tabs = [
    { href: '?', label: t.tabs.general, fields: fieldsOfBody(updateLocation) },
    { href: '?tab=hours', label: t.tabs.hours, fields: fieldsOfBody(updateOpeningHours) },
  ];
  const header = {
    tabs,
    position,
    menu,
    status: () => record && <Status look={visibilityOf(record)} pill />,
    meta: () => (record ? [addressOf(record), managedBy(record.owner.name)] : []),
    ...(record && record.owner.id !== organizationId && { readOnlyText: t.readOnly(record.owner.name) }),
  };
  if (tab === 'hours') {
    if (record === null) return <FormSkeleton />;
    return <LocationHours locationId={locationId} name={record.name} header={header} />;
  }
  return (
    <EditScreen
      form={form}
      title={(location) => location.name}
      image={({ image }) => imageSource(image, 'small')}
      {...header}
      rail={record && <LocationUsers location={record} />}
    >
      {record && <LocationFields fields={form.fields} organizationId={record.organization_id} />}
    </EditScreen>
  );
}
