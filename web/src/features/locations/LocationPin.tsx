import { Button } from '@mantine/core';
import { geocode } from '@move/contract/locations/geocode.ts';
import { IconMapPinSearch } from '@tabler/icons-react';
import { useState } from 'react';
import { useMessages } from '../../platform/messages.ts';
import { readOnce } from '../../platform/reads.ts';
import { PinField } from '../../screens/edit/PinField.tsx';
import { useForm } from '../../screens/edit/use-field.ts';
import { useStore } from '../../platform/store.ts';
import type { Coordinates } from '../../ui/inputs/MapField.tsx';
import { locationMessages } from './locations.messages.ts';

/** Where a location is, with a button that looks up its address. */
export function LocationPin() {
  const t = useMessages(locationMessages);
  return <PinField label={t.pin}>{(place) => <AddressButton onFound={place} />}</PinField>;
}

/** Puts the pin near the address that was typed; says so when the address is not known. */
function AddressButton({ onFound }: { onFound: (place: Coordinates) => void }) {
  const t = useMessages(locationMessages);
  const { core, isReadOnly } = useForm();
  const { zipcode, house_number } = useStore(core.store).values;
  const [state, setState] = useState<'idle' | 'busy' | 'unknown'>('idle');
  if (isReadOnly || typeof zipcode !== 'string' || zipcode.trim() === '') return null;
  const query = {
    zipcode,
    ...(typeof house_number === 'string' && house_number.trim() !== '' ? { house_number } : {}),
  };
  const find = async () => {
    setState('busy');
    const found = await readOnce(geocode, { query }).catch(() => null);
    setState(found === null ? 'unknown' : 'idle');
    if (found !== null) onFound(found);
  };
  return (
    <div className="row" style={{ marginBottom: 12 }}>
      <Button
        variant="default"
        size="xs"
        loading={state === 'busy'}
        leftSection={<IconMapPinSearch size={16} stroke={1.75} aria-hidden />}
        onClick={() => void find()}
      >
        {t.findAddress}
      </Button>
      <span className="muted s13" role="status">
        {state === 'unknown' ? t.unknownAddress : ''}
      </span>
    </div>
  );
}
