import {
  getApplicationLocation,
  listApplicationLocations,
  updateApplicationLocation,
} from '@move/contract/locations/locations.ts';
import { useEditForm } from '../../../screens/edit/use-edit-form.ts';
import { useRecordPosition } from '../../../screens/list/use-record-position.ts';
import { LocationPage } from './LocationPage.tsx';

/** A location as its platform edits it. */
export function ApplicationLocationEdit({ locationId }: { locationId: number }) {
  const form = useEditForm({
    load: getApplicationLocation,
    save: updateApplicationLocation,
    params: { locationId },
    invalidates: [listApplicationLocations],
  });
  const position = useRecordPosition({
    list: listApplicationLocations,
    id: locationId,
    hrefOf: (id) => `/application/locations/${id}/update`,
  });
  return <LocationPage form={form} locationId={locationId} position={position} />;
}
