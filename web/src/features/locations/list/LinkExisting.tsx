import { listLinkableLocations, linkLocation } from '@move/contract/locations/location-links.ts';
import { listLocations } from '@move/contract/locations/locations.ts';
import { api } from '../../../platform/api/api.ts';
import { useCall } from '../../../platform/api/calls.ts';
import { useMessages } from '../../../platform/texts/messages.ts';
import { notify } from '../../../platform/notify.ts';
import { AsyncPickerInput } from '../../../ui/inputs/choices/AsyncPickerInput.tsx';
import { Dialog } from '../../../ui/overlays/Dialog.tsx';
import { locationMessages } from '../locations.messages.ts';

type LinkExistingProps = { organizationId: number; onClose: () => void };

/** Links the organisation to a location of another organisation on the platform (docs/rules/access.md#locations). */
export function LinkExisting({ organizationId, onClose }: LinkExistingProps) {
  const t = useMessages(locationMessages).existing;
  const { call, isPending } = useCall(linkLocation, { invalidates: [listLocations, listLinkableLocations] });
  const link = async (locationId: number, name: string) => {
    const { ok } = await call({ params: { organizationId, locationId } });
    if (!ok) return;
    notify.success(t.done(name));
    onClose();
  };
  return (
    <Dialog isOpen title={t.action} subtitle={t.text} onClose={onClose}>
      <AsyncPickerInput<number>
        label={t.label}
        isFirst
        description={t.hint}
        value={null}
        disabled={isPending}
        search={async (search, signal) => {
          const { locations } = await api(
            listLinkableLocations,
            { params: { organizationId }, query: { search } },
            { signal },
          );
          return locations.map(({ id, name, street, house_number, zipcode, city }) => ({
            value: id,
            label: name,
            detail: `${street} ${house_number}, ${zipcode} ${city}`,
          }));
        }}
        onChange={(id, option) => id !== null && void link(id, option?.label ?? '')}
      />
    </Dialog>
  );
}
