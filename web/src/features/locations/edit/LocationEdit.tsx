import {
  getLocation,
  listLocations,
  removeLocation,
  restoreLocation,
  updateLocation,
} from '@move/contract/locations/locations.ts';
import { useMessages } from '../../../platform/texts/messages.ts';
import { useNavigate } from '../../../platform/navigation/navigation.tsx';
import { useEditForm } from '../../../screens/edit/use-edit-form.ts';
import { useRecordPosition } from '../../../screens/list/use-record-position.ts';
import { useRemove } from '../../../screens/use-remove.ts';
import { LocationPage } from './LocationPage.tsx';
import { locationMessages } from '../locations.messages.ts';

/** A location as its organisation edits it. */
export function LocationEdit({ organizationId, locationId }: { organizationId: number; locationId: number }) {
  const t = useMessages(locationMessages);
  const navigate = useNavigate();
  const home = `/organizations/${organizationId}/locations`;
  const params = { organizationId, locationId };
  const form = useEditForm({ load: getLocation, save: updateLocation, params, invalidates: [listLocations] });
  const position = useRecordPosition({ list: listLocations, id: locationId, hrefOf: (id) => `${home}/${id}/update` });
  const { remove } = useRemove({ remove: removeLocation, restore: restoreLocation, invalidates: [listLocations] });
  const leave = async () => {
    if (await remove({ params }, form.record?.name ?? '')) navigate(home);
  };
  return (
    <LocationPage
      form={form}
      locationId={locationId}
      organizationId={organizationId}
      position={position}
      menu={[{ label: t.removeNow, isDanger: true, onClick: () => void leave() }]}
    />
  );
}
