import { useToday, useWordsOf } from '../../Words.tsx';
import { birthWords } from './birth-words.ts';
import { DateInput, type DateInputProps } from './DateInput.tsx';
import { parseBirth } from './typed-birth.ts';
import { isDay } from './typed-dates.ts';

/** A date of birth: a day after today is refused here, and two digits of a year never mean the future. */
export function BirthDateInput(props: DateInputProps) {
  const { value = null, error } = props;
  const w = useWordsOf(birthWords);
  const today = useToday().toString();
  const isFuture = value !== null && isDay(value) && value > today;
  return (
    <DateInput
      {...props}
      max={today}
      parse={(text) => parseBirth(text, today)}
      error={error ?? (isFuture ? w.future : null)}
    />
  );
}
