import { lastLocalDay } from '@move/domain/kit/dates/days.ts';
import { useTimeZone } from '../../../platform/texts/formats.ts';
import { LastDayInput } from '../../../screens/edit/fields/DayInputs.tsx';
import type { FieldProps } from '../../../ui/inputs/field.tsx';

/** The field for the last day of a voucher: today or later. */
export function ExpiryInput(props: FieldProps<string | null>) {
  const zone = useTimeZone();
  return <LastDayInput {...props} min={Temporal.Now.plainDateISO(zone).toString()} />;
}
ExpiryInput.dayOf = lastLocalDay;
