import { listPlatformsElsewhere } from '@move/contract/applications/geofence.ts';
import { geocode } from '@move/contract/locations/geocode.ts';
import { IconMapPinSearch } from '@tabler/icons-react';
import { useState } from 'react';
import { useLocale } from '../../../platform/texts/locale.ts';
import { useMessages } from '../../../platform/texts/messages.ts';
import { fetchQuery, useRead } from '../../../platform/api/reads.ts';
import { PinField } from '../../../screens/edit/fields/PinField.tsx';
import { useForm } from '../../../screens/edit/form/use-field.ts';
import type { Coordinates } from '../../../ui/inputs/map/MapField.tsx';
import { Button } from '../../../ui/page/Button.tsx';
import { locationFormMessages } from './location-form.messages.ts';
import { NoPinWarning, PinWarning } from './PinWarning.tsx';
import { fieldsFor } from '../../../screens/edit/fields/fields.tsx';
import type { BodyValues } from '../../../screens/edit/form/record-types.ts';
import type { updateLocation } from '@move/contract/locations/locations.ts';
import * as look from '../../../ui/look/look.module.css';

const fields = fieldsFor<BodyValues<typeof updateLocation>>();

/** Where a location is, with a button that looks up its address and a warning when it is outside the area. */
export function LocationPin({ organizationId }: { organizationId: number }) {
  const t = useMessages(locationFormMessages);
  return (
    <>
      <NoPinWarning />
      <PinField label={t.pin}>{(place) => <AddressButton onFound={place} />}</PinField>
      <ElsewhereWarning organizationId={organizationId} />
    </>
  );
}

/** Warns of a pin outside the area of a platform of the organisation. */
function ElsewhereWarning({ organizationId }: { organizationId: number }) {
  const t = useMessages(locationFormMessages);
  const locale = useLocale();
  const { isReadOnly } = useForm();
  const [latitude, longitude] = [fields.useValue('latitude'), fields.useValue('longitude')];
  // no warning for users who can't move the pin
  const isPlaced = !isReadOnly && Number.isFinite(latitude) && Number.isFinite(longitude);
  const { data } = useRead(
    listPlatformsElsewhere,
    { params: { organizationId }, query: { latitude: Number(latitude), longitude: Number(longitude) } },
    { enabled: isPlaced, showsErrors: true, keepsPrevious: true },
  );
  const names = isPlaced ? (data?.applications.map(({ name }) => name) ?? []) : [];
  return <PinWarning>{names.length > 0 ? t.elsewhere(new Intl.ListFormat(locale).format(names)) : null}</PinWarning>;
}

/** Puts the pin near the typed address; shows when the address is unknown. */
function AddressButton({ onFound }: { onFound: (place: Coordinates) => void }) {
  const t = useMessages(locationFormMessages);
  const { isReadOnly } = useForm();
  const [zipcode, houseNumber] = [fields.useValue('zipcode'), fields.useValue('house_number')];
  const [state, setState] = useState<'idle' | 'busy' | 'unknown'>('idle');
  if (isReadOnly || zipcode === undefined || zipcode.trim() === '') return null;
  const query = {
    zipcode,
    ...(houseNumber !== undefined && houseNumber.trim() !== '' ? { house_number: houseNumber } : {}),
  };
  const find = async () => {
    setState('busy');
    const found = await fetchQuery(geocode, { query }).catch(() => null);
    setState(found === null ? 'unknown' : 'idle');
    if (found !== null) onFound(found);
  };
  return (
    <div className={look.row} style={{ marginBottom: 12 }}>
      <Button
        variant="default"
        size="xs"
        loading={state === 'busy'}
        leftSection={<IconMapPinSearch size={16} stroke={1.75} aria-hidden />}
        onClick={() => void find()}
      >
        {t.findAddress}
      </Button>
      <span className={`${look.muted} ${look.small}`} role="status">
        {state === 'unknown' ? t.unknownAddress : ''}
      </span>
    </div>
  );
}
