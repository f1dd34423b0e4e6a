import { endOfDay, localDay, lastLocalDay, startOfDay } from '@move/domain/kit/dates/days.ts';
import { useTimeZone } from '../../../platform/texts/formats.ts';
import { DateInput } from '../../../ui/inputs/dates/DateInput.tsx';
import type { FieldProps } from '../../../ui/inputs/field.tsx';

type DayInputProps = FieldProps<string | null | undefined, string | null> & {
  min?: string | undefined;
  max?: string | undefined;
};
type Conversion = {
  toDay: (instant: string, zone: string) => string;
  toInstant: (day: string, zone: string) => string;
};

/** Shows an instant as a day in the platform's time zone. A text that is no day stays as typed. */
function DayInput({ value, onChange, toDay, toInstant, ...field }: DayInputProps & Conversion) {
  const zone = useTimeZone();
  const isInstant = typeof value === 'string' && value.includes('T') && !Number.isNaN(Date.parse(value));
  return (
    <DateInput
      {...field}
      value={isInstant ? toDay(value, zone) : value}
      onChange={(day) => onChange(day === null ? null : toInstant(day, zone))}
    />
  );
}

/** The start of a period as its first day; the value is the instant at which that day starts. */
export function FirstDayInput(props: DayInputProps) {
  return <DayInput {...props} toDay={localDay} toInstant={startOfDay} />;
}
FirstDayInput.dayOf = localDay;

/** The end of a period as its last day; the value is the instant at which that day is over. */
export function LastDayInput(props: DayInputProps) {
  return <DayInput {...props} toDay={lastLocalDay} toInstant={endOfDay} />;
}
LastDayInput.dayOf = lastLocalDay;
