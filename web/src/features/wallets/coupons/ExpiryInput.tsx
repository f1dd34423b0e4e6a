import { useTimeZone } from '../../../platform/texts/formats.ts';
import { LastDayInput } from '../../../screens/edit/fields/DayInputs.tsx';
import type { FieldProps } from '../../../ui/inputs/field.tsx';

/** The expiry of a voucher as its last day, which is today or later. */
export function ExpiryInput(props: FieldProps<string | null>) {
  const zone = useTimeZone();
  return <LastDayInput {...props} min={Temporal.Now.plainDateISO(zone).toString()} />;
}
