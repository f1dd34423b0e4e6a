import { DateInput } from '../../ui/inputs/DateInput.tsx';
import type { FieldProps } from '../../ui/inputs/field.tsx';
import { useTimeZone } from '../../platform/formats.ts';
import { endOfDay, lastDay } from './last-day.ts';

/** The expiry of a voucher as its last day; the value is the instant at which that day ends. */
export function LastDayInput({ value, onChange, ...field }: FieldProps<string | null>) {
  const zone = useTimeZone();
  const isInstant = value !== null && !Number.isNaN(Date.parse(value)) && value.includes('T');
  return (
    <DateInput
      {...field}
      value={isInstant ? lastDay(value, zone) : value}
      min={Temporal.Now.plainDateISO(zone).toString()}
      onChange={(day) => onChange(day === null ? null : endOfDay(day, zone))}
    />
  );
}
