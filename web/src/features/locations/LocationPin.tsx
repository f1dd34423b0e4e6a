import { useMessages } from '../../platform/messages.ts';
import { useField } from '../../screens/edit/use-field.ts';
import { MapField } from '../../ui/inputs/MapField.tsx';
import { FieldSpan } from '../../ui/page/FormSection.tsx';
import { locationMessages } from './locations.messages.ts';

const degrees = (value: unknown) => (typeof value === 'number' ? value : Number.NaN);

/** One pin for two fields: latitude and longitude are set together or not at all. */
export function LocationPin() {
  const t = useMessages(locationMessages);
  const latitude = useField('latitude', {});
  const longitude = useField('longitude', {});
  const isPlaced = typeof latitude.value === 'number' || typeof longitude.value === 'number';
  return (
    <FieldSpan columns={6}>
      <MapField
        {...latitude.input}
        label={t.pin}
        error={latitude.input.error ?? longitude.input.error}
        value={isPlaced ? { latitude: degrees(latitude.value), longitude: degrees(longitude.value) } : null}
        onChange={(place) => {
          latitude.onChange(place?.latitude ?? null);
          longitude.onChange(place?.longitude ?? null);
        }}
      />
    </FieldSpan>
  );
}
