import type { ReactNode } from 'react';
import { type Coordinates, MapField } from '../../../ui/inputs/map/MapField.tsx';
import { FieldSpan } from '../../../ui/page/FormSection.tsx';
import { useField } from '../form/use-field.ts';

const degrees = (value: unknown) => (typeof value === 'number' ? value : Number.NaN);

type PinFieldProps = {
  label: string;
  /** Shown above the map, such as a button that finds the address. */
  children?: (place: (at: Coordinates | null) => void) => ReactNode;
  /** The form has a field `zoom` that follows the map. */
  withZoom?: boolean;
};

/** One pin for two fields, `latitude` and `longitude`: both are set or neither. */
export function PinField({ label, children, withZoom = false }: PinFieldProps) {
  const latitude = useField('latitude', {});
  const longitude = useField('longitude', {});
  const zoom = useField('zoom', {});
  const isPlaced = typeof latitude.value === 'number' || typeof longitude.value === 'number';
  const place = (at: Coordinates | null) => {
    latitude.onChange(at?.latitude ?? null);
    longitude.onChange(at?.longitude ?? null);
  };
  return (
    <FieldSpan columns={6}>
      {children?.(place)}
      <MapField
        {...latitude.input}
        label={label}
        error={latitude.input.error ?? longitude.input.error}
        value={isPlaced ? { latitude: degrees(latitude.value), longitude: degrees(longitude.value) } : null}
        onChange={place}
        {...(withZoom && { zoom: typeof zoom.value === 'number' ? zoom.value : null, onZoom: zoom.onChange })}
      />
    </FieldSpan>
  );
}
