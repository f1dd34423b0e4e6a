import { createLocation, listLocations } from '@move/contract/locations/locations.ts';
import { useMessages } from '../../../platform/texts/messages.ts';
import { useNavigate } from '../../../platform/navigation/navigation.tsx';
import { EditScreen } from '../../../screens/edit/EditScreen.tsx';
import { useCreateForm } from '../../../screens/edit/use-create-form.ts';
import { LocationFields } from './LocationFields.tsx';
import { locationFormMessages } from './location-form.messages.ts';

export function LocationCreate({ organizationId }: { organizationId: number }) {
  const t = useMessages(locationFormMessages);
  const navigate = useNavigate();
  const form = useCreateForm({
    save: createLocation,
    params: { organizationId },
    draft: 'locations',
    initial: { country: 'NL', is_hidden: false, show_link: false, type_ids: [], sport_ids: [], contacts: [] },
    invalidates: [listLocations],
    onCreated: (location) => navigate(`/organizations/${organizationId}/locations/${location.id}/update`),
  });
  return (
    <EditScreen form={form} title={t.createTitle}>
      <LocationFields fields={form.fields} organizationId={organizationId} />
    </EditScreen>
  );
}
