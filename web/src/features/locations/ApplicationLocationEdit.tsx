import {
  getApplicationLocation,
  listApplicationLocations,
  updateApplicationLocation,
} from '@move/contract/locations/locations.ts';
import { useEditForm } from '../../screens/edit/use-edit-form.ts';
import { useRecordPlace } from '../../screens/list/record-place.ts';
import { LocationPage } from './LocationPage.tsx';

/** A location as its platform edits it. */
export function ApplicationLocationEdit({ locationId }: { locationId: number }) {
  const form = useEditForm({
    load: getApplicationLocation,
    save: updateApplicationLocation,
    params: { locationId },
    invalidates: [listApplicationLocations],
  });
  const place = useRecordPlace({
    list: listApplicationLocations,
    id: locationId,
    hrefOf: (id) => `/application/locations/${id}/update`,
  });
  return <LocationPage form={form} locationId={locationId} place={place} />;
}
